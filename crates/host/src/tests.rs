use super::*;

fn with(header: HeaderName, value: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(header, axum::http::HeaderValue::from_static(value))])
}

#[test]
fn what_a_browser_accepts_is_read_word_by_word() {
    let accepts = |value| names(&with(header::ACCEPT_ENCODING, value), header::ACCEPT_ENCODING, "br");
    for good in ["br", "gzip, br", "gzip;q=0.5,br;q=1.0"] {
        assert!(accepts(good), "{good}");
    }
    for bad in ["", "gzip", "brotli", "gzip, deflate"] {
        assert!(!accepts(bad), "{bad}");
    }
    let mark = "\"93eecc42b079e857\"";
    assert!(names(&with(header::IF_NONE_MATCH, "\"93eecc42b079e857\""), header::IF_NONE_MATCH, mark));
    assert!(!names(&with(header::IF_NONE_MATCH, "\"93eecc42b079e858\""), header::IF_NONE_MATCH, mark));
}

#[test]
fn only_what_is_named_by_its_content_is_kept_for_good() {
    assert!(is_named_by_content("duo_bg-93eecc42b079e857.wasm"));
    for other in ["index.html", "sw.js", "duo-worker.js", "fonts/asap-latin-wdth-normal.woff2", "x-93eecc42.js"] {
        assert!(!is_named_by_content(other), "{other}");
    }
}

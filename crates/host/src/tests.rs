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

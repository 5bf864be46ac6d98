//! A few soft sounds, made by the page and off until somebody wishes for them. They never say anything that is not shown.

use crate::common::settings::LOUDEST;
use crate::shell::Event;
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, GainNode, OscillatorType};

/// How loud the loudest moment is: 18 dB below what a device can do.
const PEAK: f32 = 0.125;
/// Seconds between two sounds.
const APART: f64 = 0.08;
/// No more than this for one move.
const MOST: usize = 4;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// A card is set down.
    Card,
    /// A card is turned, drawn or taken.
    Turned,
    /// A figure is set down.
    Pawn,
    /// Goods come: which of four sorts that sound each in its way.
    Goods(usize),
    /// Points come.
    Points,
    /// An event is claimed.
    Claimed,
    /// A season begins: which of the year.
    Season(usize),
    /// A step of the opponent in the box.
    Rival,
    /// Somebody has played, and now it is one's turn.
    Yours,
    /// A decision is taken back.
    Undone,
    /// The game is over.
    Over,
}

/// The notes of the seasons, from winter on.
const YEAR: [f32; 4] = [587.3, 784.0, 880.0, 659.3];

thread_local! {
    /// The device, from the first sound on.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    /// How loud the sound is that is being made.
    static LOUD: Cell<f32> = const { Cell::new(PEAK) };
}

/// Switches the sounds on, with one of them, or off.
pub fn switch(ctx: Ctx) {
    ctx.set(|settings| settings.sound = !settings.sound);
    play(ctx, [Cue::Pawn]);
}

/// Makes the sounds so loud, and lets one be heard.
pub fn loud(ctx: Ctx, volume: u8) {
    ctx.set(|settings| settings.volume = volume);
    play(ctx, [Cue::Pawn]);
}

/// What is heard of these events.
pub fn tell(ctx: Ctx, told: &[Event]) {
    let rules = ctx.rules();
    play(ctx, told.iter().filter_map(|event| rules.cue(event)));
}

/// Plays some sounds one after the other, each once, if sounds are wished for and somebody is there.
pub fn play(ctx: Ctx, cues: impl IntoIterator<Item = Cue>) {
    let settings = ctx.settings.get_untracked();
    if !settings.sound || document().hidden() {
        return;
    }
    let mut heard: Vec<Cue> = Vec::new();
    for cue in cues {
        if heard.len() < MOST && !heard.contains(&cue) {
            heard.push(cue);
        }
    }
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        if let Some(audio) = audio {
            for (n, cue) in heard.into_iter().enumerate() {
                // A device that cannot play stays silent.
                LOUD.set(PEAK * f32::from(settings.volume) / f32::from(LOUDEST));
                let _ = sound(audio, cue, audio.current_time() + 0.02 + APART * n as f64);
            }
        }
    });
}

fn sound(audio: &AudioContext, cue: Cue, at: f64) -> Result<(), JsValue> {
    const G5: f32 = 784.0;
    const C6: f32 = 1046.5;
    match cue {
        Cue::Card => wood(audio, at, 180.0, 0.08),
        Cue::Pawn => wood(audio, at, 420.0, 0.06),
        Cue::Turned => rustle(audio, at, 2_400.0, 0.09),
        Cue::Goods(sort) => goods(audio, at, sort),
        Cue::Points => tune(audio, at, &[G5, C6], 0.06),
        Cue::Claimed => tune(audio, at, &[523.3, 659.3, G5], 0.1),
        Cue::Season(nth) => note(audio, at, YEAR[nth % YEAR.len()], 0.6),
        Cue::Rival => note(audio, at, 110.0, 0.15),
        Cue::Yours => tune(audio, at, &[392.0, 523.3], 0.1),
        // A card that is set down, backwards.
        Cue::Undone => rustle(audio, at, 540.0, 0.04).and_then(|()| note(audio, at + 0.04, 180.0, 0.08)),
        Cue::Over => tune(audio, at, &YEAR, 0.3),
    }
}

/// A tick, a drop, a click or a pluck.
fn goods(audio: &AudioContext, at: f64, sort: usize) -> Result<(), JsValue> {
    match sort {
        0 => wood(audio, at, 900.0, 0.04),
        1 => note(audio, at, 520.0, 0.03).and_then(|()| note(audio, at + 0.025, 380.0, 0.04)),
        2 => rustle(audio, at, 1_400.0, 0.03).and_then(|()| note(audio, at, 1_400.0, 0.03)),
        _ => note(audio, at, 650.0, 0.05),
    }
}

fn tune(audio: &AudioContext, at: f64, notes: &[f32], each: f64) -> Result<(), JsValue> {
    notes.iter().enumerate().try_for_each(|(n, &pitch)| note(audio, at + each * n as f64, pitch, each * 1.6))
}

/// A soft note.
fn note(audio: &AudioContext, at: f64, pitch: f32, seconds: f64) -> Result<(), JsValue> {
    let swell = swell(audio, at, 0.012, seconds)?;
    let tone = audio.create_oscillator()?;
    tone.set_type(OscillatorType::Sine);
    tone.frequency().set_value(pitch);
    tone.connect_with_audio_node(&swell)?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + seconds + 0.1)
}

/// Wood on wood.
fn wood(audio: &AudioContext, at: f64, pitch: f32, seconds: f64) -> Result<(), JsValue> {
    note(audio, at, pitch, seconds)?;
    rustle(audio, at, pitch * 3.0, seconds / 2.0)
}

/// Paper: noise around a pitch. It is made by a small rule, so that nothing is loaded.
fn rustle(audio: &AudioContext, at: f64, pitch: f32, seconds: f64) -> Result<(), JsValue> {
    let rate = audio.sample_rate();
    let length = (f64::from(rate) * seconds).max(1.0) as u32;
    let buffer = audio.create_buffer(1, length, rate)?;
    let mut state = 0x9e37_79b9_u32;
    let noise: Vec<f32> = (0..length)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / 8_388_608.0 - 1.0
        })
        .collect();
    buffer.copy_to_channel(&noise, 0)?;
    let source = audio.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let filter = audio.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(pitch);
    source.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&swell(audio, at, 0.004, seconds)?.into())?;
    source.start_with_when(at)
}

/// What lets a sound come and go.
fn swell(audio: &AudioContext, at: f64, rise: f64, seconds: f64) -> Result<GainNode, JsValue> {
    let gain = audio.create_gain()?;
    gain.gain().set_value_at_time(0.0, at)?;
    gain.gain().linear_ramp_to_value_at_time(LOUD.get(), at + rise)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0005, at + seconds.max(2.0 * rise))?;
    gain.connect_with_audio_node(&audio.destination())?;
    Ok(gain)
}

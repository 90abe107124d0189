/** Sounds, made here and nowhere fetched: wood on wood for a move, a second knock where something is taken, two tones at the end. Off until wished. */

const KEPT = 'sound';

const kept = () => {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
};

let on = kept();
/** @type {AudioContext|undefined} */
let audio;

export const isOn = () => on;

export function toggle() {
  on = !on;
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    // it lasts as long as the page
  }
  if (on) knock(0);
}

/** A short noise through a filter: a piece that is put down. @param {number} after in seconds */
function knock(after, pitch = 900) {
  audio ??= new AudioContext();
  const length = Math.round(0.05 * audio.sampleRate);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let at = 0; at < length; at++) wave[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.6 })).connect(new GainNode(audio, { gain: 1.1 })).connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** @param {number} frequency @param {number} after in seconds */
function tone(frequency, after) {
  audio ??= new AudioContext();
  const at = audio.currentTime + after;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  const source = new OscillatorNode(audio, { frequency });
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.5);
}

/**
 * What is heard of a change.
 *
 * @param {string} kind as the server tells it @param {boolean} takes whether a move took something
 */
export function sound(kind, takes) {
  if (!on) return;
  if (kind === 'move') {
    knock(0);
    if (takes) knock(0.09, 500);
  }
  if (kind === 'over') [392, 523].forEach((frequency, at) => tone(frequency, 0.15 * at));
}

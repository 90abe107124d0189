/**
 * A face made from a name: the same name has the same face on every page and machine. It is a drawing of shapes and never a picture of
 * somebody, and it says nothing that the name beside it does not say; so screen readers pass over it.
 */
import { LitElement, nothing, svg, html } from 'lit';

const TONES = ['#2458a6', '#b9501a', '#1b7248', '#7a3fa0', '#8a6d00', '#a3294f', '#0f7c86', '#5c6675'];
const PAPER = '#faf9f6';

/** What is drawn above the eyes. */
const TOPS = [
  (tone) => svg`<path d="M0 0 H48 V16 H0 Z" fill=${tone}/>`,
  (tone) => svg`<path d="M0 0 H32 L0 26 Z" fill=${tone}/>`,
  (tone) => svg`<rect x="0" y="10" width="48" height="6" fill=${tone}/>`,
  (tone) => svg`<path d="M0 0 H48 V9 Q36 19 24 9 Q12 19 0 9 Z" fill=${tone}/>`,
  (tone) => svg`<circle cx="9" cy="8" r="9" fill=${tone}/><circle cx="39" cy="8" r="9" fill=${tone}/>`,
  (tone) => svg`<path d="M24 -2 L38 15 H10 Z" fill=${tone}/>`,
  () => nothing,
];

const EYES = [
  (x) => svg`<circle cx=${x} cy="24" r="3.2" fill=${PAPER}/>`,
  (x) => svg`<circle cx=${x} cy="24" r="3.6" fill="none" stroke=${PAPER} stroke-width="2.2"/>`,
  (x) => svg`<path d="M${x - 3.6} 24 H${x + 3.6}" stroke=${PAPER} stroke-width="2.8" stroke-linecap="round"/>`,
  (x) => svg`<path d="M${x - 3.6} 25.5 Q${x} 20 ${x + 3.6} 25.5" fill="none" stroke=${PAPER} stroke-width="2.6" stroke-linecap="round"/>`,
  (x) => svg`<rect x=${x - 2.8} y="21.2" width="5.6" height="5.6" rx="1" fill=${PAPER}/>`,
];

const MOUTHS = [
  svg`<path d="M16 33 Q24 41 32 33"/>`,
  svg`<path d="M17 35 H31"/>`,
  svg`<path d="M17 36 Q25 38 32 32"/>`,
  svg`<path d="M19 34 Q24 38 29 34"/>`,
  svg`<circle cx="24" cy="35" r="3"/>`,
];

/** Frames: a disc, a stone with round corners, a leaf. */
const HEADS = [
  svg`<circle cx="24" cy="24" r="23"/>`,
  svg`<rect x="1" y="1" width="46" height="46" rx="13"/>`,
  svg`<path d="M24 1 H34 Q47 1 47 14 V24 A23 23 0 0 1 1 24 A23 23 0 0 1 24 1 Z"/>`,
];

/**
 * Numbers that depend on a name alone (FNV-1a, then mixed so that names that differ in a letter look unlike).
 *
 * @param {string} name
 * @returns {(count: number) => number} the next one below count
 */
export function numbersOf(name) {
  let state = 0x811c9dc5;
  for (const each of name.normalize('NFC').trim().toLowerCase()) {
    state = Math.imul(state ^ (each.codePointAt(0) ?? 0), 0x01000193);
  }
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

let drawn = 0;

/**
 * @param {string} name whose face it is
 * @param {number} [size] in pixels
 */
export function face(name, size = 40) {
  const next = numbersOf(name);
  const ground = next(TONES.length);
  const second = (ground + 1 + next(TONES.length - 1)) % TONES.length;
  const [head, top, left, mouth] = [next(HEADS.length), next(TOPS.length), next(EYES.length), next(MOUTHS.length)];
  const right = next(6) === 0 ? next(EYES.length) : left; // few wink
  const apart = 6 + next(4);
  const clip = `face-${++drawn}`;
  return html`<svg class="face" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true" focusable="false">
    <clipPath id=${clip}>${HEADS[head]}</clipPath>
    <g clip-path="url(#${clip})">
      <rect width="48" height="48" fill=${TONES[ground]} />
      ${TOPS[top](TONES[second])} ${EYES[left](24 - apart)} ${EYES[right](24 + apart)}
      <g fill="none" stroke=${PAPER} stroke-width="2.6" stroke-linecap="round">${MOUTHS[mouth]}</g>
    </g>
  </svg>`;
}

/** For pages that the server wrote: {@code <outwit-face name="Ada" size="72">}. */
class Face extends LitElement {
  static properties = { name: {}, size: { type: Number } };

  constructor() {
    super();
    /** @type {string|undefined} */
    this.name;
    /** @type {number|undefined} */
    this.size;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return face(this.name ?? '', this.size || 40);
  }
}

customElements.define('outwit-face', Face);

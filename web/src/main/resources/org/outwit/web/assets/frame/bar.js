/** How far long work is; a bar that only moves where nobody knows. */
import { html } from 'lit';

/** @param {number} share from 0 to 1; negative where it is not known @param {string} label */
export const bar = (share, label) =>
  share >= 0
    ? html`<progress max="1" value=${share} aria-label=${label}></progress>`
    : html`<progress max="1" aria-label=${label}></progress>`;

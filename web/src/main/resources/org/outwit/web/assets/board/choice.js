/** Moves that their cells do not tell apart, such as promotions: chosen where they arrive. */
import { html, nothing, svg } from 'lit';
import { drawn } from './shapes.js';

/** @import {Board} from './board.js' */

/** @param {Board} element */
export function choice(element) {
  if (!element.choices.length) return nothing;
  const say = (move) => element.dispatchEvent(new CustomEvent('chosen', { detail: move }));
  return html`<div class="choice" role="group" aria-label="Which move?" @keydown=${(event) => event.key === 'Escape' && say(null)}>
    ${element.choices.map(
      (move) => html`<button class="pickable" aria-label=${move.text} title=${move.text} @click=${() => say(move)}>
        ${move.becomes ? svg`<svg viewBox="-24 -24 48 48" aria-hidden="true">${drawn(move.becomes, 48, 48)}</svg>` : move.text}</button>`,
    )}
    <button class="pickable none" aria-label="None" title="None" @click=${() => say(null)}>✕</button>
  </div>`;
}

/** Puts it over the cell where the moves arrive, inside the board. @param {Board} element @param {HTMLElement} shown */
export function placeChoice(element, shown) {
  const way = element.choices[0].ways[0] ?? [];
  const [width, height] = element.geometry.size;
  const [x, y] = element.geometry.middle(way.at(-1) ?? '');
  shown.style.left = `${Math.min(Math.max((100 * x) / width, 6.25), 93.75)}%`;
  const above = y < height / 2;
  shown.style.top = above ? `${(100 * Math.max(y - 24, 0)) / height}%` : 'auto';
  shown.style.bottom = above ? 'auto' : `${100 - (100 * Math.min(y + 24, height)) / height}%`;
}

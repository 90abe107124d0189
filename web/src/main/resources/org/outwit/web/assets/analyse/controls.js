/** What stands below the board: who is to move, how to go through the game, and which arrows are drawn. */
import { html, nothing } from 'lit';
import { prospects } from './columns.js';

/** @import {Mark} from '../board/board.js' */
/** @import {Analyse} from './page.js' */

/**
 * Who played, who moves, and what was said.
 *
 * @param {Analyse} page
 */
export function status(page) {
  const players = page.line.players.filter(Boolean).join(' – ');
  return html`<p class="status"><span class="soft">${players ? `${players}. ` : ''}${page.position.caption}</span></p>
    <p class="hidden-text" aria-live="polite">${page.at ? `${page.line.moves[page.at - 1].text}. ` : ''}${page.position.caption}</p>
    <p class="say small" role="status">${page.problem ? html`<span class="problem">${page.problem}</span>` : page.said}</p>`;
}

/**
 * To and fro, and moves that have no place on the board.
 *
 * @param {Analyse} page
 */
export function buttons(page) {
  const count = page.line.moves.length;
  const wordless = page.now?.legal.filter(({ ways }) => !ways.length) ?? [];
  return html`<div class="actions">
      <button ?disabled=${page.at === 0} @click=${() => page.step(0)}>Start</button>
      <button ?disabled=${page.at === 0} @click=${() => page.step(page.at - 1)}>Back</button>
      <button ?disabled=${page.at === count} @click=${() => page.step(page.at + 1)}>Next</button>
      <button ?disabled=${page.at === count} @click=${() => page.step(count)}>End</button>
      <button @click=${() => (page.flipped = !page.flipped)}>Flip</button>
      ${page.info.tray.length ? html`<button @click=${() => page.edit(true)}>Set up</button>` : nothing}
      ${page.main ? html`<button class="main" @click=${() => page.back()}>Back to the game</button>` : nothing}
    </div>
    ${wordless.length
      ? html`<div class="actions" role="group" aria-label="Moves without a place on the board">${wordless.map((move) => html`<button @click=${() => page.play(move.text)}>${move.text}</button>`)}</div>`
      : nothing}`;
}

/**
 * Which of several moves was meant.
 *
 * @param {Analyse} page
 */
export function choice(page) {
  return page.choices.length
    ? html`<div class="actions" role="group" aria-label="Which move?"><span>Which?</span>
        ${page.choices.map((move) => html`<button class="main" @click=${() => page.play(move.text)}>${move.text}</button>`)}
        <button @click=${() => (page.choices = [])}>None</button></div>`
    : nothing;
}

/**
 * Arrows: what is pointed at, or else the chosen move.
 *
 * @param {Analyse} page
 * @returns {Mark[]}
 */
export function marks(page) {
  if (page.shown) return [...(page.shown.way?.length ? [{ way: page.shown.way, kind: page.shown.kind ?? '' }] : []), ...(page.shown.reply?.length ? [{ way: page.shown.reply, kind: page.shown.warm ? 'warm' : 'reply' }] : [])];
  const rows = [...prospects(page.known), ...(page.known.lines?.lines ?? [])];
  const row = rows.find((each) => each.move === page.looked) ?? (page.looked ? null : rows[0]);
  return row?.way.length ? [{ way: row.way, kind: '' }] : [];
}

/** The moves so far: a log for screen readers, buttons to look back for everybody. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';

/** @import {Expectation, PositionView} from 'wire' */
/** @typedef {{seat: number, text: string, way: string[], dealt?: boolean, position: PositionView, expected?: Expectation}} PlayedMove */
/** @typedef {{seat: number, text: string, index: number, dice: string, expected?: Expectation}} Entry */

class Moves extends PageElement {
  static properties = { moves: { attribute: false }, at: { type: Number }, seats: { type: Number }, trick: { type: Number } };

  constructor() {
    super();
    /** @type {PlayedMove[]} */
    this.moves = [];
    this.at = 0;
    this.seats = 2;
    this.trick = 0; // of how many cards a trick is
  }

  render() {
    const turns = this.turns();
    if (!this.moves.some((move) => !move.dealt)) return html`<p class="soft small">No move has been played.</p>`;
    return html`<div role="log" aria-label="Moves">
      <ol class="moves" aria-label=${this.trick ? 'By tricks' : nothing}>
        ${turns.map((each) => html`<li>${each.map((move) => this.entry(move))}</li>`)}
      </ol>
    </div>`;
  }

  /**
   * Moves as score sheets group them: a line for each trick of cards, or else for each time that the first player moves; dice belong to the
   * move after them.
   */
  turns() {
    /** @type {Entry[][]} */
    const turns = [];
    let dice = '';
    this.moves.forEach((move, index) => {
      if (move.dealt) return;
      if (move.seat < 0) {
        dice = move.text;
        return;
      }
      const begins = this.trick ? turns.at(-1)?.length === this.trick : move.seat === 0;
      if (!turns.length || begins) turns.push([]);
      turns[turns.length - 1].push({ ...move, index, dice });
      dice = '';
    });
    if (dice) turns.push([{ seat: -1, text: dice, index: -1, dice: '' }]);
    return turns;
  }

  /** @param {Entry} move */
  entry(move) {
    if (move.seat < 0) return html`<span class="soft dice">${move.text}:</span>`;
    const surprising = move.expected && !move.expected.moves[0].played;
    return html`<button class="plain move ${move.index + 1 === this.at ? 'shown' : ''}"
      aria-current=${move.index + 1 === this.at ? 'true' : nothing}
      title=${move.expected?.sentence ?? nothing}
      @click=${() => this.dispatchEvent(new CustomEvent('look', { detail: move.index + 1 }))}>${move.dice ? html`<span class="soft">${move.dice}: </span>` : nothing}${move.text}${surprising ? html`<sup class="reply-mark" aria-hidden="true">•</sup>` : nothing}</button>`;
  }

  updated() {
    const list = this.querySelector('ol');
    /** @type {HTMLElement|null} */
    const shown = this.querySelector('.shown');
    if (list && shown) list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

customElements.define('outwit-moves', Moves);

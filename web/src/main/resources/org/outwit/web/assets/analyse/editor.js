/** Setting up: pieces are put, moved and taken away. It knows no rules; the server says whether something can be a position. */
import { html, nothing } from 'lit';
import '../board/board.js';
import { PageElement } from '../frame/frame.js';
import { post } from '../frame/request.js';

/** @import {BoardView, GameAnalysisView, PieceView, PlayableMove} from 'wire' */

const SHEET = `${document.documentElement.dataset.assets}frame/pieces.svg`;
const MOVE = 'move';
const TAKE = 'take';

class Editor extends PageElement {
  static properties = {
    info: { attribute: false },
    board: { attribute: false },
    pieces: { attribute: false }, // what stands where at first
    mover: { type: Number },
    flipped: { type: Boolean },
    placed: { state: true }, // place -> number in the tray
    tool: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {GameAnalysisView} */
    this.info;
    /** @type {BoardView} */
    this.board;
    /** @type {PieceView[]} */
    this.pieces;
    /** @type {number} */
    this.mover;
    /** @type {boolean} */
    this.flipped;
    /** @type {Map<string, number>} */
    this.placed = new Map();
    /** @type {string|number} what to do, or a piece of the tray */
    this.tool = MOVE;
    /** @type {PlayableMove[]} */
    this.ways = [];
    this.problem = '';
  }

  willUpdate(changed) {
    if (changed.has('pieces')) {
      /** @type {[string, number][]} */
      const entries = this.pieces.map((piece) => [piece.place, this.info.tray.findIndex((each) => each.drawing === piece.drawing && each.text === piece.text)]);
      this.placed = new Map(entries.filter(([, which]) => which >= 0));
    }
    if (changed.has('placed') || changed.has('tool')) this.ways = this.moves();
  }

  /** As the board takes moves: a piece and where it goes, or one cell. */
  moves() {
    const { ground } = this.board;
    const cells = ground.flatMap((row, r) => [...row].map((kind, c) => (kind === '.' ? null : `${r},${c}`))).filter(Boolean);
    const move = (way, says) => ({ text: way.join(' '), ways: [way], taken: [], says });
    if (this.tool !== MOVE) return cells.map((cell) => move([cell], this.tool === TAKE ? 'empty it' : `put ${this.info.tray[this.tool].name}`));
    return [...this.placed.keys()].flatMap((from) => cells.filter((to) => to !== from).map((to) => move([from, to], 'move it here')));
  }

  render() {
    const pieces = [...this.placed].map(([place, which]) => ({ ...this.info.tray[which], place }));
    return html`<outwit-board .board=${this.board} .pieces=${pieces} .moves=${this.ways} .flipped=${this.flipped} label="Set up ${this.info.game.title}"
        @move=${(event) => this.changed(event.detail.moves[0].ways[0])}></outwit-board>
      <div class="tray" role="radiogroup" aria-label="What to do with the next square">
        ${this.choice(MOVE, 'Move pieces')}
        ${this.info.tray.map((piece, at) => this.choice(at, html`<svg viewBox="-24 -24 48 48" width="30" height="30" aria-hidden="true">
            <use href="${SHEET}#${piece.drawing}" x="-24" y="-24" width="48" height="48" /></svg><span class="hidden-text">${piece.name}</span>`))}
        ${this.choice(TAKE, 'Take away')}
      </div>
      <div class="actions">
        <label for="edit-mover">To move</label>
        <select id="edit-mover" @change=${(event) => (this.mover = Number(event.target.value))}>
          ${this.info.sides.map((name, side) => html`<option value=${side} ?selected=${side === this.mover}>${name}</option>`)}
        </select>
        <button @click=${() => (this.placed = new Map())}>Clear</button>
      </div>
      <div class="actions"><button class="main" @click=${() => this.done()}>Analyse this</button>
        <button @click=${() => this.dispatchEvent(new CustomEvent('cancel'))}>Cancel</button></div>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }

  choice(tool, content) {
    return html`<button role="radio" aria-checked=${this.tool === tool} class=${this.tool === tool ? 'chosen' : ''} @click=${() => (this.tool = tool)}>${content}</button>`;
  }

  /** @param {string[]} way */
  changed(way) {
    const placed = new Map(this.placed);
    const to = way[way.length - 1];
    if (this.tool === MOVE) {
      const piece = placed.get(way[0]);
      if (piece !== undefined) placed.set(to, piece);
      placed.delete(way[0]);
    } else if (typeof this.tool === 'number' && placed.get(to) !== this.tool) placed.set(to, this.tool);
    else placed.delete(to);
    this.placed = placed;
    this.problem = '';
  }

  async done() {
    try {
      const { position } = await post('/api/analyse/place', { game: this.info.game.name, mover: this.mover, pieces: Object.fromEntries(this.placed) });
      this.dispatchEvent(new CustomEvent('set', { detail: position }));
    } catch (error) {
      this.problem = error.message;
    }
  }
}

customElements.define('outwit-editor', Editor);

/** Setting up: pieces are put, moved and taken away. It knows no rules; the server says whether something can be a position. */
import { html, nothing } from 'lit';
import '../board/board.js';
import { PageElement } from '../frame/frame.js';
import { post } from '../frame/request.js';

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
    this.tool = MOVE;
    this.problem = '';
  }

  willUpdate(changed) {
    if (changed.has('pieces')) {
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

  changed(way) {
    const placed = new Map(this.placed);
    const to = way.at(-1);
    if (this.tool === MOVE) {
      placed.set(to, placed.get(way[0]));
      placed.delete(way[0]);
    } else if (this.tool === TAKE || placed.get(to) === this.tool) placed.delete(to);
    else placed.set(to, this.tool);
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

/**
 * A board: drawn as SVG from what the server sent, with a grid of cells over it for fingers, keys and screen readers. It knows no rules.
 * Says `move` with the moves that were meant (several where the cells do not tell), and `said` with a sentence where none was.
 */
import { html, nothing, svg } from 'lit';
import { repeat } from 'lit-html/directives/repeat.js';
import { PageElement } from '../frame/frame.js';
import { Drag } from './drag.js';
import { drawGround } from './ground.js';
import { follow } from './pieces.js';
import { CELL } from './size.js';
import { targets, touch } from './touch.js';

/** @import {BoardView, PieceView, PlayableMove} from 'wire' */
/** @typedef {{way: string[], kind: string}} Mark an arrow, or a ring where the way is one cell */

const SHEET = `${document.documentElement.dataset.assets}frame/pieces.svg`;
/** Small boards are not drawn larger than this, times the size of their drawing. */
const LARGEST = 1.9;
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Board extends PageElement {
  static properties = {
    board: { attribute: false }, // what never changes: size, ground, names, lines
    pieces: { attribute: false },
    moves: { attribute: false }, // what may be played here; none where it is not your turn
    last: { attribute: false }, // the cells of the last move
    marks: { attribute: false }, // arrows: [{way, kind}]
    flipped: { type: Boolean },
    label: {},
    touched: { state: true },
    focused: { state: true },
  };

  constructor() {
    super();
    /** @type {BoardView} nothing else is asked before it is there */
    this.board;
    /** @type {PieceView[]} */
    this.pieces = [];
    /** @type {PlayableMove[]} */
    this.moves = [];
    /** @type {string[]} */
    this.last = [];
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {boolean} */
    this.flipped;
    /** @type {string[]} */
    this.touched = [];
    /** @type {string} */
    this.focused;
    this.label = 'Board';
    /** @type {(PieceView & {key: number})[]} */
    this.shown = [];
    this.inset = 0;
    this.size = [0, 0];
    /** @type {Map<string, PlayableMove[]>} */
    this.next = new Map();
    this.drag = new Drag(this, (place) => this.touch(place));
  }

  willUpdate(changed) {
    if (changed.has('moves')) this.touched = [];
    if (changed.has('pieces') || changed.has('board')) {
      this.shown = follow(changed.has('board') ? [] : this.shown, this.pieces, this.last ?? []);
    }
    if (!this.board) return;
    const { rows, columns } = this.board;
    this.focused ??= this.firstCell();
    this.inset = this.board.inside ? 0 : 26;
    this.size = [columns * CELL + 2 * this.inset, rows * CELL + 2 * this.inset];
    this.next = targets(this.moves, this.touched);
  }

  firstCell() {
    const { rows, columns, ground } = this.board;
    for (let row = rows - 1; row >= 0; row--) {
      for (let column = 0; column < columns; column++) if (ground[row][column] !== '.') return `${row},${column}`;
    }
    return '0,0';
  }

  /** Where a cell is drawn, its middle. */
  middle(place) {
    const [row, column] = place.split(',').map(Number);
    const { rows, columns } = this.board;
    const r = this.flipped ? rows - 1 - row : row;
    const c = this.flipped ? columns - 1 - column : column;
    return [this.inset + (c + 0.5) * CELL, this.inset + (r + 0.5) * CELL];
  }

  render() {
    if (!this.board) return html`<p class="soft">Setting up the board…</p>`;
    const [width, height] = this.size;
    return html`<div class="board ${this.moves.length ? 'yours' : ''}">
      <svg class="outwit-board" viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${drawGround(this)} ${[...this.last].map((place) => this.cell(place, 'last'))}
        ${this.touched.map((place) => this.cell(place, 'touched'))}
        ${repeat(this.shown, (piece) => piece.key, (piece) => this.piece(piece))}
        ${[...this.next.entries()].map(([place, moves]) => this.target(place, moves))}
        ${this.marks.map((mark) => this.arrow(mark))}
      </svg>
      ${this.grid()}
    </div>`;
  }

  cell(place, kind) {
    const [x, y] = this.middle(place);
    return svg`<rect class=${kind} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} />`;
  }

  piece(piece) {
    const { drawing, text, place } = piece;
    return svg`<g class="piece" data-place=${place}>
      ${drawing ? svg`<use href="${SHEET}#${drawing}" x=${-CELL / 2} y=${-CELL / 2} width=${CELL} height=${CELL} />` : nothing}
      ${text ? svg`<text class="letters ${drawing.includes('dark') ? 'bright' : ''} ${text.length > 2 ? 'long' : ''}" dy=".35em">${text}</text>` : nothing}
    </g>`;
  }

  /** Dots for where one may go, rings for where something is taken; nothing before a piece is chosen, unless pieces are set. */
  target(place, moves) {
    const ends = moves.some(({ ways }) => ways.some((way) => way.length === 1 || this.touched.length > 0));
    if (!ends) return nothing;
    const [x, y] = this.middle(place);
    const piece = this.pieceAt(place);
    if (!piece) return svg`<circle class="dot" cx=${x} cy=${y} r=${CELL * 0.13} />`;
    const takes = this.touched.length || moves.some(({ taken }) => taken.includes(place));
    return svg`<circle class=${takes ? 'ring' : 'pick'} cx=${x} cy=${y} r=${CELL * 0.44} />`;
  }

  arrow({ way, kind }) {
    const points = way.map((place) => this.middle(place));
    if (points.length === 1) return svg`<circle class="mark ${kind}" cx=${points[0][0]} cy=${points[0][1]} r=${CELL * 0.36} />`;
    const [[fx, fy], [tx, ty]] = points.slice(-2);
    const length = Math.hypot(tx - fx, ty - fy) || 1;
    const [dx, dy] = [(tx - fx) / length, (ty - fy) / length];
    const neck = [tx - 16 * dx, ty - 16 * dy];
    const head = [[tx, ty], [neck[0] - 9 * dy, neck[1] + 9 * dx], [neck[0] + 9 * dy, neck[1] - 9 * dx]];
    const line = [...points.slice(0, -1), neck];
    return svg`<polyline class="mark ${kind}" points=${line.join(' ')} /><polygon class="head ${kind}" points=${head.join(' ')} />`;
  }

  pieceAt(place) {
    return this.pieces.find((piece) => piece.place === place);
  }

  grid() {
    const { rows, columns } = this.board;
    const order = (count) => [...Array(count).keys()].map((at) => (this.flipped ? count - 1 - at : at));
    return html`<div role="grid" class="cells" aria-label=${this.label} aria-rowcount=${rows} aria-colcount=${columns}
      @click=${(event) => this.clicked(event)} @keydown=${(event) => this.key(event)} @focusin=${(event) => this.focusOn(event)}>
      ${order(rows).map((row) => html`<div role="row">${order(columns).map((column) => this.gridCell(row, column))}</div>`)}
    </div>`;
  }

  gridCell(row, column) {
    const place = `${row},${column}`;
    if (this.board.ground[row][column] === '.' && !this.pieceAt(place) && !this.next.has(place)) {
      return html`<div role="gridcell" class="none" aria-hidden="true"></div>`;
    }
    return html`<div role="gridcell" data-place=${place} tabindex=${place === this.focused ? 0 : -1}
      aria-selected=${this.touched.includes(place)} aria-label=${this.says(place)}></div>`;
  }

  /** What a screen reader says of a cell. */
  says(place) {
    const [row, column] = place.split(',').map(Number);
    const name = this.board.names[row][column];
    const piece = this.pieceAt(place);
    const moves = this.next.get(place) ?? [];
    const ending = moves.filter(({ ways }) => ways.some((way) => way.length === this.touched.length + 1 && way.at(-1) === place));
    const tail = ending.length ? `, legal: ${ending[0].says}` : moves.length ? ', can move' : '';
    return `${name}${piece ? `, ${piece.name}` : ''}${tail}`;
  }

  focusOn(event) {
    const place = event.target.dataset?.place;
    if (place) this.focused = place;
  }

  clicked(event) {
    const place = event.target.closest('[data-place]')?.dataset.place;
    if (place && !this.drag.ended()) this.touch(place);
  }

  key(event) {
    const way = ARROWS[event.key];
    if (way) this.go(this.flipped ? way.map((step) => -step) : way);
    else if (event.key === 'Enter' || event.key === ' ') this.touch(this.focused);
    else if (event.key === 'Escape') this.touched = [];
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the next cell in a direction; places that are no cells are stepped over. */
  async go([down, right]) {
    let [row, column] = this.focused.split(',').map(Number);
    do {
      row += down;
      column += right;
      /** @type {HTMLElement|null} */
      const cell = this.querySelector(`[role=gridcell][data-place="${row},${column}"]`);
      if (!cell) continue;
      this.focused = `${row},${column}`;
      await this.updateComplete;
      cell.focus();
      return;
    } while (row >= 0 && column >= 0 && row < this.board.rows && column < this.board.columns);
  }

  /** Where several cells are one place to touch, such as a point of backgammon, the first of them stands for all. */
  touch(cell) {
    if (!this.moves.length) return;
    const place = this.board.areas?.[cell] ?? cell;
    const before = this.touched;
    const { touched, played } = touch(this.moves, before, place);
    this.touched = touched;
    if (played.length) this.dispatchEvent(new CustomEvent('move', { detail: { moves: played, place } }));
    else if (!touched.length && !before.length) this.dispatchEvent(new CustomEvent('said', { detail: this.whyNot(place) }));
  }

  /** Why nothing can be done with a cell, as far as a page without rules can know. */
  whyNot(place) {
    const [row, column] = place.split(',').map(Number);
    const name = this.board.names[row][column];
    const all = this.moves.filter(({ ways }) => ways.length);
    if (all.length && all.every(({ taken }) => taken.length) && this.pieceAt(place)) {
      const texts = all.map(({ text }) => text);
      return `${name} cannot move: you have to take. ${texts.length > 4 ? '' : `Possible: ${texts.join(', ')}.`}`;
    }
    return `Nothing can be played at ${name} now.`;
  }

  updated() {
    if (!this.board) return;
    const grid = /** @type {HTMLElement} */ (this.querySelector('.cells'));
    grid.style.setProperty('--columns', String(this.board.columns));
    const [width, height] = this.size;
    grid.style.inset = `${(100 * this.inset) / height}% ${(100 * this.inset) / width}%`;
    const frame = /** @type {HTMLElement} */ (this.querySelector('.board'));
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.style.maxWidth = `${width * LARGEST}px`;
    for (const drawn of /** @type {NodeListOf<SVGGElement>} */ (this.querySelectorAll('g.piece'))) {
      const [x, y] = this.middle(drawn.dataset.place);
      if (!this.drag.holds(drawn)) drawn.style.transform = `translate(${x}px, ${y}px)`;
    }
  }
}

customElements.define('outwit-board', Board);

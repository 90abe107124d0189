/**
 * A board: drawn as SVG from what the server sent, with a grid of cells over it for fingers, keys and screen readers. It knows no rules.
 * Says `move` with the moves that were meant (several where the cells do not tell), `chosen` with one of those, and `said` with a sentence
 * where none was.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit-html/directives/repeat.js';
import { PageElement } from '../frame/frame.js';
import { choice } from './choice.js';
import { Drag } from './drag.js';
import { Geometry } from './geometry.js';
import { drawGround } from './ground.js';
import { lay } from './lay.js';
import { OwnMarks } from './own.js';
import { follow } from './pieces.js';
import { arrow, cell, piece, target } from './shapes.js';
import { sow } from './sow.js';
import { stepped } from './steps.js';
import { targets, touch } from './touch.js';
import { whyNot } from './why.js';

/** @import {BoardView, PieceView, PlayableMove} from 'wire' */
/** @typedef {{way: string[], kind: string}} Mark an arrow, or a ring where the way is one cell */

/** @type {Record<string, [number, number]>} right and down */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** What has an upper side and stays as it is. */
const UPRIGHT = ['rack', 'cards', 'planes'];

export class Board extends PageElement {
  static properties = {
    board: { attribute: false }, // what never changes: size, ground, names, where cells lie
    pieces: { attribute: false },
    moves: { attribute: false }, // what may be played here; none where it is not your turn
    choices: { attribute: false }, // moves of which one is to be chosen
    last: { attribute: false }, // the cells of the last move
    marks: { attribute: false }, // arrows: [{way, kind}]
    flipped: { type: Boolean },
    label: {},
    touched: { state: true },
    focused: { state: true },
    lying: { state: true }, // on its side
  };

  constructor() {
    super();
    /** @type {BoardView} nothing else is asked before it is there */
    this.board;
    /** @type {PieceView[]} */
    this.pieces = [];
    /** @type {PlayableMove[]} */
    this.moves = [];
    /** @type {PlayableMove[]} */
    this.choices = [];
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
    /** @type {(PieceView & {key: number, used?: number})[]} */
    this.shown = [];
    /** @type {Geometry} */
    this.geometry;
    /** @type {Map<string, PlayableMove[]>} */
    this.next = new Map();
    this.drag = new Drag(this, (place) => this.touch(place));
    this.own = new OwnMarks(this);
    this.narrow = matchMedia('(max-width: 860px) and (orientation: portrait)');
    this.lying = this.narrow.matches;
    this.turned = () => (this.lying = this.narrow.matches);
  }

  connectedCallback() {
    super.connectedCallback();
    this.narrow.addEventListener('change', this.turned);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.narrow.removeEventListener('change', this.turned);
  }

  willUpdate(changed) {
    if (changed.has('moves')) this.touched = [];
    if (!this.board) return;
    const { plan, surface } = this.board;
    const turn = (this.flipped && !UPRIGHT.includes(surface) ? 2 : 0) + (plan.turnable && this.lying ? 1 : 0);
    const other = changed.has('board') && this.geometry?.plan !== plan;
    if (other || this.geometry?.turn !== turn) this.geometry = new Geometry(plan, turn);
    if (other || changed.has('pieces') || (this.board.areas && changed.has('touched'))) {
      const way = changed.has('pieces') ? (this.last ?? []) : [];
      this.shown = follow(other ? [] : this.shown, stepped(this.board, this.pieces, this.touched), way);
      if (surface === 'cards') this.shown.sort((a, b) => a.place.localeCompare(b.place, undefined, { numeric: true })); // one lies on another
    }
    if (!this.geometry.boxes.has(this.focused)) this.focused = this.firstCell();
    this.next = targets(this.moves, this.touched);
    this.sowing = surface === 'pits' && changed.has('pieces') && !other ? changed.get('pieces') : null;
  }

  /** Whether nearly everything that is empty can be played, so that dots would say nothing. */
  get isOpen() {
    return this.moves.length > 8 && 2 * this.next.size > this.geometry.boxes.size - this.shown.length;
  }

  firstCell() {
    const places = this.board.plan.cells.map(([place]) => place);
    return places.find((place) => place.startsWith(`${this.board.rows - 1},`)) ?? places.at(-1) ?? '0,0';
  }

  render() {
    if (!this.board) return html`<p class="soft">Setting up the board…</p>`;
    const [width, height] = this.geometry.size;
    return html`<div class="view"><div class="board ${this.moves.length ? 'yours' : ''} on-${this.board.surface}">
      <svg class="outwit-board" viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${drawGround(this)} ${[...this.last].map((place) => cell(this, place, 'last'))}
        ${this.touched.slice(this.board.areas ? -1 : 0).map((place) => cell(this, place, 'touched'))}
        ${repeat(this.shown, (each) => each.key, (each) => piece(this, each))}
        ${[...this.next.entries()].map(([place, moves]) => target(this, place, moves))}
        ${[...this.marks, ...this.own.marks].map((mark) => arrow(this, mark))}
      </svg>
      ${this.grid()} ${choice(this)}
    </div></div>`;
  }

  pieceAt(place) {
    return this.shown.find((each) => each.place === place);
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
    const missing = this.board.ground[row][column] === '.' && !this.pieceAt(place) && !this.next.has(place);
    if (missing || !this.geometry.boxes.has(place)) return html`<div role="gridcell" class="none" aria-hidden="true"></div>`;
    return html`<div role="gridcell" data-place=${place} tabindex=${place === this.focused ? 0 : -1}
      aria-selected=${this.touched.includes(place)} aria-label=${this.says(place)}></div>`;
  }

  nameOf(place) {
    const [row, column] = place.split(',').map(Number);
    return this.board.names[row][column];
  }

  /** What a screen reader says of a cell. */
  says(place) {
    const name = this.nameOf(place);
    const standing = this.pieceAt(place);
    const moves = this.next.get(place) ?? [];
    const ending = moves.filter(({ ways }) => ways.some((way) => way.length === this.touched.length + 1 && way.at(-1) === place));
    const tail = ending.length ? `, legal: ${ending[0].says}` : moves.length ? ', can move' : '';
    return `${name}${standing ? `, ${standing.name}` : ''}${tail}`;
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
    if (way) this.go(way);
    else if (event.key === 'Enter' || event.key === ' ') this.touch(this.focused);
    else if (event.key === 'Escape') this.touched = [];
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @returns {HTMLElement[]} */
  get cells() {
    return [...this.querySelectorAll('[role=gridcell][data-place]')].map((each) => /** @type {HTMLElement} */ (each));
  }

  /** To the next cell in a direction. @param {[number, number]} way */
  async go(way) {
    const cells = this.cells;
    const place = this.geometry.next(this.focused, cells.map((each) => each.dataset.place ?? ''), way);
    if (!place) return;
    this.focused = place;
    await this.updateComplete;
    cells.find((each) => each.dataset.place === place)?.focus();
  }

  /** Where several cells are one place to touch, such as a point of backgammon, the first of them stands for all. */
  touch(at) {
    if (!this.moves.length) return;
    const place = this.board.areas?.[at] ?? at;
    const before = this.touched;
    if (this.board.areas && !targets(this.moves, before).has(place) && this.takeBack()) return;
    const { touched, played } = touch(this.moves, before, place);
    this.touched = touched;
    if (played.length) this.dispatchEvent(new CustomEvent('move', { detail: { moves: played, place } }));
    else if (!touched.length && before.at(-1) !== place) this.dispatchEvent(new CustomEvent('said', { detail: whyNot(this, place, before) }));
  }

  /** The last step of a move that is being made, or the choice of its next piece; whether there was one. */
  takeBack() {
    const { length } = this.touched;
    if (!this.board.areas || length < 2) return false;
    this.touched = this.touched.slice(0, length - (length % 2 || 2));
    return true;
  }

  updated() {
    if (!this.board) return;
    lay(this);
    if (this.sowing) sow(this, this.sowing);
    this.sowing = null;
  }
}

customElements.define('outwit-board', Board);

/** Dragging a piece: begins after three pixels, so that a click stays a click; ends as a touch of where it began and where it was let go. */

import { whyNot } from './why.js';

/** @import {Board} from './board.js' */
/** @typedef {{place: string, drawn: SVGGElement, x: number, y: number, dragging: boolean, id: number}} Held */

const LEAST = 3;

export class Drag {
  /** @param {Board} board @param {(place: string) => void} touch */
  constructor(board, touch) {
    this.board = board;
    this.touch = touch;
    /** @type {Held|null} */
    this.held = null;
    this.done = false;
    board.addEventListener('pointerdown', (event) => this.down(event));
    board.addEventListener('pointermove', (event) => this.move(event));
    for (const end of ['pointerup', 'pointercancel']) board.addEventListener(end, (event) => this.up(event));
  }

  /** @param {Element} drawn */
  holds(drawn) {
    return this.held?.dragging && this.held.drawn === drawn;
  }

  /** Whether the click that comes now is the end of a drag; asked once. */
  ended() {
    const was = this.done;
    this.done = false;
    return was;
  }

  /** Whether a piece can be taken in hand: one that may move, or one of the same side, which then says why it may not. */
  grips(place) {
    const first = this.board.board.areas?.[place] ?? place;
    const moving = [...this.board.next.keys()].map((each) => this.board.pieceAt(each)?.owner);
    const goes = this.board.moves.some(({ ways }) => ways.some((way) => way.length > 1));
    return goes && (this.board.next.has(first) || moving.includes(this.board.pieceAt(place)?.owner));
  }

  down(event) {
    this.done = false;
    const place = event.target.closest?.('[data-place]')?.dataset.place;
    if (!place || event.button !== 0 || !this.board.moves.length || !this.grips(place)) return;
    /** @type {SVGGElement|null} */
    const drawn = this.board.querySelector(`g.piece[data-place="${place}"]`);
    if (drawn) this.held = { place, drawn, x: event.clientX, y: event.clientY, dragging: false, id: event.pointerId };
  }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    if (!held.dragging && Math.hypot(event.clientX - held.x, event.clientY - held.y) < LEAST) return;
    if (!held.dragging) {
      held.dragging = true;
      held.drawn.classList.add('held');
      this.board.setPointerCapture(held.id);
      const first = this.board.board.areas?.[held.place] ?? held.place;
      if (this.board.touched.at(-1) !== first && this.board.next.has(first)) this.touch(held.place);
    }
    const box = /** @type {SVGElement} */ (this.board.querySelector('svg')).getBoundingClientRect();
    const scale = this.board.geometry.size[0] / box.width;
    held.drawn.style.transform = `translate(${(event.clientX - box.left) * scale}px, ${(event.clientY - box.top) * scale}px)`;
  }

  /** A piece that may not move says why where it is let go. */
  dropped(from, to) {
    const { board } = this;
    const first = board.board.areas?.[from] ?? from;
    if (board.touched.at(-1) === first) this.touch(to);
    else board.dispatchEvent(new CustomEvent('said', { detail: whyNot(board, board.board.areas?.[to] ?? to, [first]) }));
  }

  up(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    this.held = null;
    if (!held.dragging) return;
    this.done = true;
    held.drawn.classList.remove('held');
    const under = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
    /** @type {HTMLElement|null|undefined} */
    const cell = under?.closest('[data-place]');
    const place = cell?.dataset.place;
    if (place && place !== held.place) this.dropped(held.place, place);
    this.board.requestUpdate();
  }
}

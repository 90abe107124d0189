/** Arrows and rings of whoever looks at the board: drawn with the right button, gone with the next touch. */

/** @import {Board, Mark} from './board.js' */

const placeUnder = (event) => {
  /** @type {HTMLElement|null|undefined} */
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
  return cell?.dataset.place;
};

export class OwnMarks {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Mark[]} */
    this.marks = [];
    this.from = '';
    board.addEventListener('contextmenu', (event) => event.preventDefault());
    board.addEventListener('pointerdown', (event) => this.down(event));
    board.addEventListener('pointerup', (event) => this.up(event));
  }

  down(event) {
    if (event.button === 2) this.from = placeUnder(event) ?? '';
    else this.clear();
  }

  up(event) {
    if (event.button !== 2 || !this.from) return;
    const to = placeUnder(event);
    if (to) this.turn(to === this.from ? [to] : [this.from, to]);
    this.from = '';
  }

  /** The same mark twice is none. @param {string[]} way */
  turn(way) {
    const same = (mark) => mark.way.join() === way.join();
    this.marks = this.marks.some(same) ? this.marks.filter((mark) => !same(mark)) : [...this.marks, { way, kind: 'own' }];
    this.board.requestUpdate();
  }

  clear() {
    if (!this.marks.length) return;
    this.marks = [];
    this.board.requestUpdate();
  }
}

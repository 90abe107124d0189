/** Where the parts of a board are put when it has been drawn. Styles are properties of elements, because the policy of the pages forbids written ones. */
import { placeChoice } from './choice.js';

/** @import {Board} from './board.js' */
/** @import {Geometry} from './geometry.js' */

/** Small boards are not drawn larger than this, times the size of their drawing. */
const LARGEST = 3.2;

/** @type {WeakMap<Board, Geometry>} */
const centred = new WeakMap();

/** @param {Board} board */
export function lay(board) {
  const [width, height] = board.geometry.size;
  const frame = /** @type {HTMLElement} */ (board.querySelector('.board'));
  board.style.maxWidth = `${width * LARGEST}px`;
  for (const each of [board, board.parentElement, frame]) each?.style.setProperty('--aspect', String(width / height));
  frame.style.setProperty('--touches', String(width / board.board.plan.touch));
  for (const each of board.cells) {
    const box = board.geometry.boxes.get(each.dataset.place ?? '');
    if (!box) continue;
    each.style.left = `${(100 * box.x) / width}%`;
    each.style.top = `${(100 * box.y) / height}%`;
    each.style.width = `${(100 * box.width) / width}%`;
    each.style.height = `${(100 * box.height) / height}%`;
  }
  for (const piece of /** @type {NodeListOf<SVGGElement>} */ (board.querySelectorAll('g.piece'))) {
    const [x, y] = board.geometry.middle(piece.dataset.place);
    if (!board.drag.holds(piece)) piece.style.transform = `translate(${x}px, ${y}px)`;
  }
  /** @type {HTMLElement|null} */
  const choice = board.querySelector('.choice');
  if (choice) placeChoice(board, choice);
  centre(board);
}

/** What is wider than its window begins in the middle. @param {Board} board */
function centre(board) {
  const view = /** @type {HTMLElement} */ (board.querySelector('.view'));
  if (centred.get(board) === board.geometry) return;
  centred.set(board, board.geometry);
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}

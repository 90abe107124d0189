/** Kalah: seeds are seen to go from the pit that was emptied to those that have more now, one after the other, round the board. */
import { CELL } from './geometry.js';

/** @import {Board} from './board.js' */
/** @import {PieceView} from 'wire' */

const BETWEEN = 70; // milliseconds from one seed to the next
const FLIGHT = 220;

/** Where a pit is on the way round: along the lower row, and back along the upper one. */
const along = (board, place) => {
  const [row, column] = place.split(',').map(Number);
  return row ? column : 2 * board.columns - 1 - column;
};

/**
 * The pits that have more seeds than before, as they were reached.
 *
 * @param {Board} element @param {PieceView[]} before @param {PieceView[]} now @param {string} from
 */
export function sown(element, before, now, from) {
  const had = new Map(before.map((piece) => [piece.place, Number(piece.text)]));
  const round = 2 * element.board.columns;
  const far = (place) => (along(element.board, place) - along(element.board, from) + round) % round;
  return now.filter((piece) => Number(piece.text) > (had.get(piece.place) ?? 0)).map((piece) => piece.place).sort((a, b) => far(a) - far(b));
}

/** @param {Board} element @param {PieceView[]} before */
export function sow(element, before) {
  const from = element.last?.[0];
  const drawing = element.querySelector('svg.outwit-board');
  if (!drawing || !from || !before.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [x, y] = element.geometry.middle(from);
  sown(element, before, element.pieces, from).forEach((place, at) => {
    const seed = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    seed.setAttribute('r', String(CELL * 0.09));
    seed.setAttribute('class', 'seed');
    drawing.append(seed);
    const [tx, ty] = element.geometry.middle(place);
    const flight = [`translate(${x}px, ${y}px)`, `translate(${(x + tx) / 2}px, ${(y + ty) / 2 - 14}px)`, `translate(${tx}px, ${ty}px)`];
    seed.animate(flight.map((transform) => ({ transform })), { duration: FLIGHT, delay: at * BETWEEN, fill: 'both', easing: 'ease-in-out' }).onfinish = () => seed.remove();
  });
}

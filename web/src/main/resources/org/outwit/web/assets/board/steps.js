/**
 * A move of several steps, such as a play of backgammon, while it is being made: each step is shown at once, and the dice that it used are
 * dark. Places are the cells that stand for a point; points are counted by their names.
 */

/** @import {BoardView, PieceView} from 'wire' */
/** @typedef {PieceView & {used?: number}} Shown */

/** The cells of a place, from the edge on. @param {BoardView} board @param {string} place */
export const cellsOf = (board, place) => Object.keys(board.areas ?? {}).filter((cell) => board.areas?.[cell] === place);

const nameOf = (board, place) => {
  const [row, column] = place.split(',').map(Number);
  return board.names[row][column];
};

const pip = (board, place) => ({ bar: 25, off: 0 })[nameOf(board, place)] ?? Number(nameOf(board, place));

/**
 * The pieces after the steps that are complete.
 *
 * @param {BoardView} board @param {PieceView[]} pieces @param {string[]} touched
 * @returns {Shown[]}
 */
export function stepped(board, pieces, touched) {
  if (!board.areas || touched.length < 2) return pieces;
  let now = [...pieces];
  for (let at = 0; at + 1 < touched.length; at += 2) now = step(board, now, touched[at], touched[at + 1]);
  return now.map((piece) => (piece.drawing.startsWith('die-') ? { ...piece, used: usedOf(board, now, piece, touched) } : piece));
}

function step(board, pieces, from, to) {
  const at = (place) => pieces.filter((piece) => cellsOf(board, place).includes(piece.place));
  const moved = at(from).at(-1);
  if (!moved) return pieces;
  const hit = at(to).find((piece) => piece.owner !== moved.owner);
  const bars = Object.values(board.areas ?? {}).filter((place) => nameOf(board, place) === 'bar');
  const bar = bars.find((place) => place !== from && place !== bars[0]) ?? to;
  const free = (place) => {
    const cells = cellsOf(board, place);
    return cells.find((cell) => !pieces.some((piece) => piece !== hit && piece.place === cell)) ?? cells.at(-1) ?? place;
  };
  const gone = nameOf(board, to) === 'off';
  return pieces.flatMap((piece) => {
    if (piece === moved) return gone ? [] : [{ ...piece, place: free(to) }];
    return piece === hit ? [{ ...piece, place: free(bar) }] : [piece];
  });
}

/** How much of a die the steps have used: of the one of that number, or of the least that reaches off the board. Equal dice are used twice each. */
function usedOf(board, pieces, die, touched) {
  const dice = pieces.filter((piece) => piece.drawing.startsWith('die-'));
  const number = (piece) => Number(piece.drawing.slice(4));
  const steps = Math.floor(touched.length / 2);
  if (dice.length === 2 && number(dice[0]) === number(dice[1])) return Math.min(1, Math.max(0, steps / 2 - dice.indexOf(die)));
  const used = new Set();
  for (let at = 0; at < steps; at++) {
    const far = pip(board, touched[2 * at]) - pip(board, touched[2 * at + 1]);
    const left = dice.filter((each) => !used.has(each)).sort((a, b) => number(a) - number(b));
    used.add(left.find((each) => number(each) >= far) ?? left.at(-1));
  }
  return used.has(die) ? 1 : 0;
}

/** Which piece of the position before is which of the one now, so that what moved is seen to move. */

/** @import {PieceView as Piece} from 'wire' */

let made = 0;

const looks = (piece) => `${piece.drawing}|${piece.text}|${piece.owner}`;

/**
 * @param {(Piece & {key: number})[]} before
 * @param {Piece[]} now
 * @param {string[]} way the cells of the move between them, the first and the last matter
 * @returns {(Piece & {key: number})[]}
 */
export function follow(before, now, way) {
  const free = new Map(before.map((piece) => [piece.place, piece]));
  const keys = new Map();
  const take = (piece, from) => {
    keys.set(piece, from.key);
    free.delete(from.place);
  };
  for (const piece of now) {
    const same = free.get(piece.place);
    if (same && looks(same) === looks(piece)) take(piece, same);
  }
  const moved = free.get(way[0]);
  const arrived = now.find((piece) => piece.place === way.at(-1) && !keys.has(piece));
  if (moved && arrived) take(arrived, moved);
  for (const piece of now) {
    if (keys.has(piece)) continue;
    const turned = free.get(piece.place);
    const alike = turned ?? [...free.values()].find((each) => looks(each) === looks(piece));
    if (alike && before.length) take(piece, alike);
  }
  return now.map((piece) => ({ ...piece, key: keys.get(piece) ?? ++made })).sort((a, b) => a.key - b.key);
}

/**
 * How touched cells become a move. The server says for each legal move in which ways its cells can be touched; nothing here knows a
 * rule. A place is written "row,column".
 */

/** @import {PlayableMove as Move} from 'wire' */

/** @param {string[]} way @param {string[]} touched */
const begins = (way, touched) => touched.every((place, at) => way[at] === place);

/**
 * The moves that may still be meant.
 * @param {Move[]} moves @param {string[]} touched
 */
export const meant = (moves, touched) => moves.filter(({ ways }) => ways.some((way) => begins(way, touched)));

/**
 * Where the next touch may be, with the moves that it is a part of.
 * @param {Move[]} moves @param {string[]} touched
 * @returns {Map<string, Move[]>}
 */
export function targets(moves, touched) {
  const found = new Map();
  const add = (place, move) => {
    if (!found.has(place)) found.set(place, []);
    if (!found.get(place).includes(move)) found.get(place).push(move);
  };
  for (const move of meant(moves, touched)) {
    for (const way of move.ways) {
      if (begins(way, touched) && way.length > touched.length) add(way[touched.length], move);
    }
  }
  return found;
}

/**
 * What a touch does: the touched cells from now on, and the moves that are complete by it (several where the cells do not tell, such
 * as promotions). Touching where a move ends is enough where only that move ends there. Touching the beginning of another move begins
 * that one; touching the same cell twice, or nothing that means something, begins again.
 * @param {Move[]} moves @param {string[]} touched @param {string} place
 * @returns {{touched: string[], played: Move[]}}
 */
export function touch(moves, touched, place) {
  const next = [...touched, place];
  const going = meant(moves, next);
  if (going.length) {
    const played = going.filter(({ ways }) => ways.some((way) => way.length === next.length && begins(way, next)));
    return played.length === going.length ? { touched: [], played } : { touched: next, played: [] };
  }
  if (touched.length) {
    const ending = meant(moves, touched).filter(({ ways }) => ways.some((way) => begins(way, touched) && way.at(-1) === place));
    if (ending.length) return { touched: [], played: ending };
    if (touched.at(-1) !== place) return touch(moves, [], place);
  }
  return { touched: [], played: [] };
}

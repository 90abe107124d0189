/** Why nothing can be done with a cell, as far as a page without rules can know. */

/** @import {Board} from './board.js' */

/** @param {Board} element @param {string} place @param {string[]} before what was touched before it */
export function whyNot(element, place, before) {
  const name = element.nameOf(place) || element.pieceAt(place)?.name || 'this';
  const all = element.moves.filter(({ ways }) => ways.length);
  const from = before[0];
  const taking = all.length > 0 && all.every(({ taken }) => taken.length) && element.board.surface !== 'felt';
  const texts = all.map(({ text }) => text);
  const possible = texts.length > 4 ? '' : ` Possible: ${texts.join(', ')}.`;
  if (taking && (from || element.pieceAt(place))) return `${from ? element.nameOf(from) : name} cannot move${from ? ` to ${name}` : ''}: you have to take.${possible}`;
  if (from) return `${element.nameOf(from)} cannot go to ${name}.`;
  return `Nothing can be played at ${name} now.`;
}

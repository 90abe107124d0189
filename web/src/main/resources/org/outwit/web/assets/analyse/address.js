/** Positions in addresses. */
/** @import {Analyse} from './page.js' */

/**
 * Moves as the server reads them: with spaces, or with a comma after each where a move has a space in it.
 *
 * @param {string[]} moves
 */
export const joined = (moves) => (moves.some((move) => move.includes(' ')) ? moves.map((move) => `${move},`).join('') : moves.join(' '));

/**
 * @template {string} A
 * @param {A} path
 * @param {object} wish what is asked; empty values are left out
 * @returns {`${A}?${string}`}
 */
export function question(path, wish) {
  const entries = Object.entries(wish).filter(([, value]) => value !== undefined && value !== '' && value !== null);
  return `${path}?${new URLSearchParams(entries)}`;
}

/**
 * The address that shows what a page shows.
 *
 * @param {Analyse} page
 */
export function address(page) {
  const { line, at, person, them } = page;
  const moves = line.moves.map((move) => move.text);
  return question('/analyse', {
    game: line.game.name,
    position: line.position,
    moves: joined(moves),
    at: at === moves.length ? '' : at,
    person: person && person !== page.info.people[0]?.id ? person : '',
    them,
  });
}

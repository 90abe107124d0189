/** A game as the server tells it: the whole picture, and then what changes. */

import { stepped } from '../board/steps.js';

/** @import {BoardView, GameView, HintView, PieceView, PlayableMove, StepView, ThinkingView, Told} from 'wire' */
/** @typedef {Told<`game/${string}`>} GameTold */
/**
 * @typedef {object} Passing what is in no picture
 * @property {ThinkingView|null} thinking
 * @property {HintView|null} hint
 * @property {string} sentence
 * @property {number} clockAt when the clocks were told
 */
/** @typedef {GameView & Passing} KnownGame */
/** @typedef {Pick<PlayableMove, 'text'|'ways'|'taken'|'becomes'>} Touched */
/** @typedef {{from: number, moves: StepView[]}} Aside what might have been played from a ply on */

/**
 * @param {KnownGame|null} game what is known
 * @param {GameTold} told
 * @returns {KnownGame|null} what is known then; a new object where something has changed
 */
export function apply(game, { kind, data }) {
  if (kind === 'picture') return { ...data, thinking: null, hint: null, sentence: '', clockAt: performance.now() };
  if (!game) return game;
  switch (kind) {
    case 'move':
      return { ...game, moves: [...game.moves.slice(0, data.at), data.move], turn: data.turn, legal: [], hint: null, thinking: null, sentence: '', explained: game.explained.seat === data.move.seat ? {} : game.explained };
    case 'turn':
      return { ...game, legal: data.legal, turn: data.turn, thinking: null };
    case 'back':
      return { ...game, moves: game.moves.slice(0, data.plies), legal: data.legal, turn: data.turn, over: {}, hint: null, explained: {}, thinking: null, sentence: 'Taken back.' };
    case 'over':
      return { ...game, over: data, legal: [], turn: -1, thinking: null, sentence: data.sentence ?? '' };
    case 'clock':
      return { ...game, clock: data, clockAt: performance.now() };
    case 'expected':
      return {
        ...game,
        learner: data.learner,
        moves: game.moves.map((move, at) => (at === data.at ? { ...move, expected: data.expected } : move)),
      };
    case 'learner':
      return { ...game, learner: data };
    case 'thinking':
      return { ...game, thinking: data };
    case 'hint':
      return { ...game, hint: data, thinking: null, sentence: data.sentence };
    case 'insight':
      return { ...game, insights: [...game.insights.filter((each) => each.seat !== data.seat), data].sort((one, other) => one.seat - other.seat) };
    case 'explained':
      return { ...game, explained: data };
    case 'refusal':
      return { ...game, thinking: null, sentence: data.sentence };
    default:
      return game;
  }
}

/** A game in which something else was played from a ply on. @param {KnownGame} game @param {Aside} aside */
export const strayed = (game, { from, moves }) => ({ ...game, moves: [...game.moves.slice(0, from), ...moves] });

/** The position after so many moves. @param {KnownGame} game @param {number} plies */
export const positionAt = (game, plies) => (plies === 0 ? game.start : game.moves[plies - 1].position);

/** The board at a position, which changes only where cards are dealt. @param {KnownGame} game @param {number} plies */
export const boardAt = (game, plies) => {
  for (let at = plies; at > 0; at--) if (game.moves[at - 1].position.board) return game.moves[at - 1].position.board;
  return game.board;
};

/**
 * The board as it looks at once when a move was touched and the server has not answered yet: the piece lies where it went.
 *
 * @param {BoardView} board @param {PieceView[]} pieces @param {Touched} move
 */
export function landed(board, pieces, move) {
  const way = move.ways[0] ?? [];
  if (board.areas) return stepped(board, pieces, way);
  if (way.length < 2) return pieces;
  const from = way[0];
  const to = way[way.length - 1];
  const gone = new Set([...move.taken, to]);
  return pieces
    .filter((piece) => piece.place === from || !gone.has(piece.place))
    .map((piece) => (piece.place === from ? { ...piece, place: to, drawing: move.becomes ?? piece.drawing } : piece));
}

/**
 * Whether the server has answered a move that was touched: it was played, or will not be. Whatever else is told meanwhile, such as a clock or
 * that it was heard, leaves the piece where it was put.
 *
 * @param {{ply: number, sent: boolean}} pending sent is whether the request was taken
 * @param {GameTold} told
 */
export function settles(pending, { kind, data }) {
  switch (kind) {
    case 'move':
      return data.at >= pending.ply;
    case 'picture': // a server that was started anew may not have kept it
      return pending.sent || data.moves.length > pending.ply;
    case 'refusal':
      return Boolean(data.move);
    default:
      return kind === 'back' || kind === 'over';
  }
}

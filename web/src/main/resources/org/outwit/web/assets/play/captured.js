/** What each side has lost, where pieces are taken one by one: chess and draughts. */
import { html, nothing, svg } from 'lit';
import { drawn } from '../board/shapes.js';

/** @import {PieceView, PositionView} from 'wire' */
/** @import {KnownGame} from './state.js' */

const ORDER = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
const rank = (drawing) => ORDER.findIndex((kind) => drawing.endsWith(kind));

/** A king of draughts was a man. @param {PieceView} piece */
const kind = ({ drawing }) => drawing.replace('crowned', 'man');

/** @param {PieceView[]} pieces @param {number} owner @returns {Map<string, number>} */
function counted(pieces, owner) {
  const counts = new Map();
  for (const piece of pieces) if (piece.owner === owner) counts.set(kind(piece), (counts.get(kind(piece)) ?? 0) + 1);
  return counts;
}

/**
 * The drawings of what an owner has lost since the start; a pawn that was promoted is not lost.
 *
 * @param {PieceView[]} start @param {PieceView[]} now @param {number} owner
 */
export function lost(start, now, owner) {
  const before = counted(start, owner);
  const after = counted(now, owner);
  let promoted = [...after].reduce((sum, [each, count]) => sum + Math.max(0, count - (before.get(each) ?? 0)), 0);
  const gone = [...before].sort(([a], [b]) => rank(b) - rank(a)).flatMap(([each, count]) => {
    const missing = Math.max(0, count - (after.get(each) ?? 0));
    const changed = each.endsWith('pawn') ? Math.min(missing, promoted) : 0;
    promoted -= changed;
    return Array(missing - changed).fill(each);
  });
  return gone.sort((a, b) => rank(a) - rank(b));
}

/** What this seat has taken from the other. @param {KnownGame} game @param {PositionView} position @param {number} seat */
export function captured(game, position, seat) {
  const taking = game.board.surface === 'wood' || game.start.pieces.some(({ drawing }) => drawing === 'white-king');
  if (!taking || game.seats.length !== 2) return nothing;
  const taken = lost(game.start.pieces, position.pieces, 1 - seat);
  if (!taken.length) return nothing;
  return html`<span class="captured" role="img" aria-label="has taken ${taken.length}">
    ${taken.map((drawing) => svg`<svg viewBox="-24 -24 48 48" aria-hidden="true">${drawn(drawing, 48, 48)}</svg>`)}
  </span>`;
}

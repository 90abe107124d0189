/** What is drawn over the board: pieces, what was touched, where one may go, arrows. */
import { nothing, svg } from 'lit';
import { CELL } from './geometry.js';
import { cellsOf } from './steps.js';

/** @import {Board, Mark} from './board.js' */
/** @import {PlayableMove} from 'wire' */
/** @import {Shown} from './steps.js' */

const SHEET = `${document.documentElement.dataset.assets}frame/pieces.svg`;

/** A drawing of the sheet, around a middle. */
export const drawn = (drawing, width, height) => svg`<use href="${SHEET}#${drawing}" x=${-width / 2} y=${-height / 2} width=${width} height=${height} />`;

/** @param {Board} element @param {Shown} shown */
export function piece(element, { drawing, text, place, used }) {
  const box = element.geometry.boxes.get(place);
  const side = element.board.plan.piece;
  const width = side || box?.width || 0;
  const height = side || box?.height || 0;
  return svg`<g class="piece ${used ? (used < 1 ? 'half used' : 'used') : ''}" data-place=${place}>
    ${drawing ? drawn(drawing, width, height) : nothing} ${text ? letters(drawing, text, width, height) : nothing}
  </g>`;
}

function letters(drawing, text, width, height) {
  if (drawing.startsWith('card-')) {
    const size = (height / 66) * (text.length > 1 ? 15 : 18);
    return svg`<text class="rank ${/heart|diamond/.test(drawing) ? 'red' : ''}" font-size=${size} x=${(-13.5 * height) / 66} y=${(-14.5 * height) / 66}>${text}</text>`;
  }
  if (drawing.startsWith('seeds-')) return svg`<text class="count" y=${0.47 * height}>${text}</text>`;
  return svg`<text class="letters ${drawing ? 'on-disc' : ''} ${drawing.includes('dark') ? 'bright' : ''} ${text.length > 2 ? 'long' : ''}" dy=".35em">${text}</text>`;
}

/** A cell, or all cells of the place that it stands for. @param {Board} element @param {string} place */
export function cell(element, place, kind) {
  const cells = element.board.areas ? cellsOf(element.board, place) : [];
  const { x, y, width, height } = element.geometry.around(cells.length ? cells : [place]);
  return Number.isFinite(x) ? svg`<rect class=${kind} x=${x} y=${y} width=${width} height=${height} rx=${element.board.surface === 'cards' ? 5 : 0} />` : nothing;
}

/**
 * Dots for where one may go, rings for where something is taken there; nothing before a piece is chosen, unless pieces are set.
 *
 * @param {Board} element @param {string} place @param {PlayableMove[]} moves
 */
export function target(element, place, moves) {
  const going = element.touched.length > 0;
  if (!going && (element.isOpen || !moves.some(({ ways }) => ways[0].length === 1 && ways[0][0] === place))) return nothing;
  const [x, y] = element.geometry.middle(place);
  const box = element.geometry.boxes.get(place);
  if (going && element.board.areas) return element.touched.length % 2 ? cell(element, place, 'goal') : nothing;
  const standing = element.pieceAt(place);
  if (moves.some(({ taken }) => taken.includes(place)) && standing) return svg`<circle class="ring" cx=${x} cy=${y} r=${CELL * 0.44} />`;
  if (standing && element.board.surface === 'pits') return svg`<circle class="pick" cx=${x} cy=${y} r="30" />`;
  if (standing && element.board.surface === 'cards') return svg`<rect class="pick" x=${(box?.x ?? 0) + 1} y=${box?.y ?? 0} width=${(box?.width ?? 0) - 2} height=${box?.height ?? 0} rx="5" />`;
  if (standing && !going) return svg`<circle class="pick" cx=${x} cy=${y} r=${CELL * 0.44} />`;
  return svg`<circle class="dot" cx=${x} cy=${y} r=${CELL * 0.13} />`;
}

/** An arrow, or a ring where the way is one cell. @param {Board} element @param {Mark} mark */
export function arrow(element, { way, kind }) {
  const points = way.map((place) => element.geometry.middle(place));
  if (points.length === 1) return svg`<circle class="mark ${kind}" cx=${points[0][0]} cy=${points[0][1]} r=${CELL * 0.36} />`;
  const [[fx, fy], [tx, ty]] = points.slice(-2);
  const length = Math.hypot(tx - fx, ty - fy) || 1;
  const [dx, dy] = [(tx - fx) / length, (ty - fy) / length];
  const neck = [tx - 16 * dx, ty - 16 * dy];
  const head = [[tx, ty], [neck[0] - 9 * dy, neck[1] + 9 * dx], [neck[0] + 9 * dy, neck[1] - 9 * dx]];
  const line = [...points.slice(0, -1), neck];
  return svg`<polyline class="mark ${kind}" points=${line.join(' ')} /><polygon class="head ${kind}" points=${head.join(' ')} />`;
}

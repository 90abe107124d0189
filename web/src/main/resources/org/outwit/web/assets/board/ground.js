/** What lies under the pieces, as the plan of the server has it, and names inside the edge, which stay at the left and below. */
import { svg } from 'lit';
import { CELL } from './geometry.js';

/** @import {Board} from './board.js' */

const TONES = { l: 'number', d: 'number', p: 'number' };

/** @param {Board} element */
export function drawGround(element) {
  const { plan } = element.board;
  return svg`<g class="ground" transform=${element.geometry.matrix}>
      ${plan.parts.map(([tone, line, path]) => (line ? svg`<path class="line-${tone}" fill="none" stroke-width=${line} d=${path} />` : svg`<path class="fill-${tone}" d=${path} />`))}
    </g>
    ${plan.labels.map(([text, x, y, tone]) => beside(element, text, x, y, tone))} ${names(element)}`;
}

function beside(element, text, x, y, tone) {
  const [tx, ty] = element.geometry.point(x, y);
  return svg`<text class="name outside fill-${tone}" x=${tx} y=${ty} dy=".35em" text-anchor="middle">${text}</text>`;
}

/** Inside the edge where there are tiles all around; cells with a name of their own (draughts) show it. @param {Board} element */
function names(element) {
  const { rows, columns, rowNames, columnNames, topNames, own, ground, plan } = element.board;
  const from = -CELL / 2;
  if (own) return own.map(([row, column, name]) => label(element, row, column, name, from + 3, from + 11, 'start'));
  if (!plan.inside) return [];
  const left = element.geometry.turn ? columns - 1 : 0;
  const bottom = element.geometry.turn ? 0 : rows - 1;
  const top = rows - 1 - bottom;
  return [
    ...rowNames.map((name, row) => TONES[ground[row][left]] && label(element, row, left, name, from + 3, from + 12, 'start')),
    ...columnNames.map((name, column) => label(element, bottom, column, name, -from - 3, -from - 4, 'end')),
    ...topNames.map((name, column) => label(element, top, column, name, -from - 3, from + 12, 'end')),
  ];
}

function label(element, row, column, name, dx, dy, anchor) {
  const [x, y] = element.geometry.middle(`${row},${column}`);
  return svg`<text class="name fill-number" x=${x + dx} y=${y + dy} text-anchor=${anchor}>${name}</text>`;
}

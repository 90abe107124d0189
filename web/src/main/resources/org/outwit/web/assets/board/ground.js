/** What lies under the pieces: tiles, points, the lines between them, and names inside the edge. */
import { nothing, svg } from 'lit';
import { CELL } from './size.js';

const TILES = { l: 'square-light', d: 'square-dark', p: 'square-plain' };

/** @import {Board} from './board.js' */

/** @param {Board} element */
export function drawGround(element) {
  const { rows, columns, ground, joins } = element.board;
  const cells = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) cells.push([row, column, ground[row][column]]);
  }
  return svg`<g class="ground">
    ${joins.map((join) => line(element, join))}
    ${cells.map(([row, column, kind]) => cell(element, `${row},${column}`, kind))}
    ${names(element)}
  </g>`;
}

function line(element, [row, column, toRow, toColumn]) {
  const [x, y] = element.middle(`${row},${column}`);
  const [tx, ty] = element.middle(`${toRow},${toColumn}`);
  return svg`<line class="join" x1=${x} y1=${y} x2=${tx} y2=${ty} />`;
}

function cell(element, place, kind) {
  const [x, y] = element.middle(place);
  if (kind === 'o') return svg`<circle class="point" cx=${x} cy=${y} r="5" />`;
  const tile = TILES[kind];
  return tile
    ? svg`<rect class=${tile} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} />`
    : nothing;
}

/** Inside the edge where there are tiles all around, beside it elsewhere; cells with a name of their own (draughts) show it. */
function names(element) {
  const { rows, columns, rowNames, columnNames, topNames, own, inside, ground } = element.board;
  if (own) {
    return own.map(([row, column, name]) => label(element, `${row},${column}`, name, -CELL / 2 + 3, -CELL / 2 + 11, 'start', ground[row][column]));
  }
  const left = element.flipped ? columns - 1 : 0;
  const bottom = element.flipped ? 0 : rows - 1;
  const top = rows - 1 - bottom;
  const kindOf = (row, column) => (inside ? ground[row][column] : '');
  return [
    ...rowNames.map((name, row) =>
      label(element, `${row},${left}`, name, inside ? -CELL / 2 + 3 : -CELL / 2 - 12, inside ? -CELL / 2 + 12 : 4, 'start', kindOf(row, left))),
    ...columnNames.map((name, column) =>
      label(element, `${bottom},${column}`, name, inside ? CELL / 2 - 3 : 0, inside ? CELL / 2 - 4 : CELL / 2 + 17, inside ? 'end' : 'middle', kindOf(bottom, column))),
    ...topNames.map((name, column) =>
      label(element, `${top},${column}`, name, inside ? CELL / 2 - 3 : 0, inside ? -CELL / 2 + 12 : -CELL / 2 - 8, inside ? 'end' : 'middle', kindOf(top, column))),
  ];
}

function label(element, place, name, dx, dy, anchor, kind) {
  const [x, y] = element.middle(place);
  return svg`<text class="name ${TILES[kind] ? 'number' : 'label outside'}" x=${x + dx} y=${y + dy} text-anchor=${anchor}>${name}</text>`;
}

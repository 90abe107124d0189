/** How a game went: what you expected at each move as a line, with errors marked on it. Keys of the page go along it. */
import { html, nothing, svg } from 'lit';

/** @import {CourseView} from 'wire' */

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 7; // so that a mark at the edge is whole

/**
 * @param {CourseView} course
 * @param {number} at how many moves have been played where the board is
 * @param {(ply: number) => void} look
 */
export function graph({ points, values, slips, sentence }, at, look) {
  const last = points.length - 1;
  const x = (ply) => EDGE + ((WIDTH - 2 * EDGE) * ply) / Math.max(1, last);
  const y = (share) => EDGE + (HEIGHT - 2 * EDGE) * (1 - share);
  const line = points.map((share, ply) => `${ply ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(share).toFixed(1)}`).join(' ');
  const here = Math.min(at, last);
  const slip = slips.find(({ ply }) => ply + 1 === here);
  const touched = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - box.left) * WIDTH) / box.width;
    look(Math.max(0, Math.min(last, Math.round(((share - EDGE) / (WIDTH - 2 * EDGE)) * last))));
  };
  /** From mark to mark; single moves are the keys of the page. */
  const key = (event) => {
    const marks = slips.map(({ ply }) => ply + 1);
    const to = { PageDown: marks.find((ply) => ply > here), PageUp: [...marks].reverse().find((ply) => ply < here) }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    look(to);
  };
  return html`<div class="course" role="slider" tabindex="0" aria-label="How the game went" aria-describedby="course-words" aria-valuemin="0" aria-valuemax=${last}
      aria-valuenow=${here} aria-valuetext=${told(points[here], values[here], here, slip)} @click=${touched} @keydown=${key}>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
        <line class="level" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(0.5)} y2=${y(0.5)}></line>
        <path class="area" d="${line} L${x(last)} ${y(0.5)} L${x(0)} ${y(0.5)} Z"></path>
        <path class="value" d=${line}></path>
        <line class="here" x1=${x(here)} x2=${x(here)} y1="0" y2=${HEIGHT}></line>
        ${slips.map((each) => mark(each, x(each.ply + 1), y(points[each.ply + 1])))}
      </svg></div>
    <p class="small soft" id="course-words">${sentence}</p>
    <p class="small legend" aria-hidden="true">${slips.length ? html`<span class="slip own">●</span> your errors <span class="slip">◆</span> theirs; Page Up and Page Down go from one to the next` : nothing}</p>`;
}

/** Shapes differ, not only colours. */
const mark = ({ own, move, played, points }, x, y) => svg`<g class=${own ? 'slip own' : 'slip'}>
  <title>Move ${move}: ${played} lost ${points}</title>
  ${own ? svg`<circle cx=${x} cy=${y} r="4.5"></circle>` : svg`<path d="M${x - 5.5} ${y} L${x} ${y - 5.5} L${x + 5.5} ${y} L${x} ${y + 5.5} Z"></path>`}
</g>`;

function told(share, value, ply, slip) {
  const where = ply ? `After ${ply} ${ply === 1 ? 'move' : 'moves'}` : 'At the start';
  return `${where}: ${share.toFixed(2)} of a point${value ? `, ${value}` : ''}${slip ? `; ${slip.played} was an error` : ''}`;
}

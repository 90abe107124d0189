/** What came of an import. */
import { html, nothing } from 'lit';

const counted = (count, one, many) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** @import {Ended} from './import.js' */

/** @param {Ended} ended @param {() => void} close */
export function outcome({ job, came }, close) {
  const { added, known, refused, reasons, id } = came;
  const kept = [
    counted(added, 'new game', 'new games'),
    ...(known ? [`${counted(known, 'game was', 'games were')} here already`] : []),
    ...(refused ? [`${counted(refused, 'place', 'places')} could not be used`] : []),
  ].join(', ');
  const how = { done: '', cancelled: 'Cancelled; what was read is kept.', failed: job.activity }[job.state];
  return html`<section class="outcome">
    <p>
      <b>${job.title.replace(/^Importing /, '')}</b>: ${kept}.
      <span class=${job.state === 'failed' ? 'warm' : 'soft'}>${how}</span>
      <button class="plain small" @click=${close}>Close</button>
    </p>
    ${reasons.length
      ? html`<details>
          <summary>Why${refused > reasons.length ? `: the first ${reasons.length} of ${refused.toLocaleString('en')}` : ''}</summary>
          <ul class="small">
            ${reasons.map((each) => html`<li>${each}</li>`)}
          </ul>
          <a class="small" href="/api/people/import/${id}/refused" download="refused.txt">Download all as text</a>
        </details>`
      : nothing}
  </section>`;
}

/** The three columns: what is best, what somebody would play, and what is best against them. */
import { html, nothing } from 'lit';

/** @import {AnalysisNews, GameAnalysisView, WeighedView} from 'wire' */
/** @typedef {{way?: string[], kind?: string, reply?: string[], warm?: boolean}} Shown a move that is pointed at, and a reply to it */
/** @typedef {{choose: (move: string) => void, show: (shown: Shown|null) => void, chosen: string|null}} Pointing */

const SHOWN = 8;

/** What can be played against them, the first that was found first; nothing where that is not the question. @param {AnalysisNews} known */
export const prospects = ({ against: found }) => (found && 'rows' in found ? found.rows : []);

/** A name in the middle of a sentence. */
const inside = (name) => ({ You: 'you', Somebody: 'somebody', 'People in general': 'people' })[name] ?? name.replace(/^People/, 'people');

export const percent = (share) => (share > 0 && share < 0.005 ? '<\u00a01\u00a0%' : `${Math.round(100 * share)}\u00a0%`);

const nodes = (count) => (count >= 1e6 ? `${(count / 1e6).toFixed(1)} million` : count.toLocaleString('en'));

/**
 * A move that can be pointed at and chosen.
 *
 * @param {{move: string, way: string[]}} row
 * @param {Pointing} point
 * @param {Shown} shown
 */
function button(row, point, shown = { way: row.way }) {
  return html`<button class="plain move ${point.chosen === row.move ? 'chosen' : ''}" aria-pressed=${point.chosen === row.move}
    @click=${() => point.choose(row.move)} @pointerenter=${() => point.show(shown)} @pointerleave=${() => point.show(null)}
    @focus=${() => point.show(shown)} @blur=${() => point.show(null)}>${row.move}</button>`;
}

/** @param {AnalysisNews} known @param {Pointing} point @param {() => void} more */
export function best({ lines, state }, point, more) {
  return html`<section aria-label="What is best">
    <h2>What is best</h2>
    ${state?.state === 'failed' ? html`<p class="problem" role="alert">${state.sentence}</p>` : nothing}
    ${lines
      ? html`<table class="lines">
            <thead><tr><th>Move</th><th class="number">${lines.unit}</th><th class="number">Plies</th><th>Then</th></tr></thead>
            <tbody>${lines.lines.map((row) => html`<tr>
              <td>${button(row, point)}</td><td class="number"><b>${row.value}</b></td>
              <td class="number small soft">${row.depth}</td><td class="small soft">${row.line.slice(1, 4).join(' ')}</td></tr>`)}</tbody>
          </table>
          <p class="small soft">Values for ${lines.side}, ${lines.depth} plies ahead; ${nodes(lines.nodes)} positions in ${lines.seconds.toFixed(1)} s.
            ${lines.complete ? 'Nothing is left to find.' : state?.state === 'thinking' ? html`<span class="busy">Looking deeper</span>` : nothing}
            ${state?.state === 'resting' && !lines.complete ? html`<button class="plain" @click=${more}>Look deeper</button>` : nothing}</p>`
      : html`<p class="soft busy">Looking</p>`}
  </section>`;
}

/** @param {AnalysisNews} known @param {GameAnalysisView} info @param {string} name @param {Pointing} point */
export function predicted({ people }, info, name, point) {
  return html`<section aria-label="What ${inside(name)} would play">
    <h2>What ${inside(name)} would play</h2>
    ${!info.people.length
      ? html`<p class="missing">${info.sentence}</p>`
      : people
        ? html`<ul class="likely">${people.moves.slice(0, SHOWN).map((row) => html`<li>
              ${button(row, point, { way: row.way, kind: 'reply' })}<meter min="0" max="1" .value=${row.probability} aria-label="${row.move}: ${percent(row.probability)}"></meter>
              <span class="number">${percent(row.probability)}</span></li>`)}</ul>
            ${people.moves.length > SHOWN
              ? html`<p class="small soft">${people.moves.length - SHOWN === 1 ? 'One other move' : `${people.moves.length - SHOWN} other moves`}: ${percent(people.moves.slice(SHOWN).reduce((sum, row) => sum + row.probability, 0))}.</p>`
              : nothing}
            <p class="small soft">With ${people.side} to move here. ${people.from}</p>`
        : html`<p class="soft busy">Thinking of them</p>`}
  </section>`;
}

/** @param {AnalysisNews} known @param {GameAnalysisView} info @param {string} name @param {Pointing} point */
export function against({ against: found }, info, name, point) {
  return html`<section aria-label="Best against ${inside(name)}">
    <h2>Best against ${inside(name)}</h2>
    ${!info.people.length
      ? html`<p class="missing">Without somebody to predict, the best move is the best against everybody.</p>`
      : !found
        ? html`<p class="soft busy">Weighing likely replies</p>`
        : 'theirTurn' in found
          ? html`<p>It is their turn. On average ${found.side} gets <b>${found.expected}</b> ${found.unit}; if they find the best move, <b>${found.guaranteed}</b>.</p>
              <p class="small soft">${found.depth} plies ahead, over all their moves. The map shows each of them.</p>`
          : 'won' in found
            ? html`<p><b>${found.move}</b> ${found.won}, whatever they play. What is proved is not gambled with.</p><p class="small soft">${found.depth} plies ahead, for ${found.side}.</p>`
            : weighed(found, point)}
  </section>`;
}

/** @param {WeighedView} found @param {Pointing} point */
function weighed(found, point) {
  return html`<table class="weighed">
      <thead><tr><th>Move</th><th class="number">Average</th><th class="number">Worst</th><th>Likely reply</th></tr></thead>
      <tbody>${found.rows.map((row) => html`<tr class=${row.move === found.pick ? 'pick' : ''}>
        <td>${button(row, point, { way: row.way, reply: row.reply?.way })}</td>
        <td class="number"><b>${row.expected}</b></td>
        <td class="number ${row.safe ? '' : 'warm'}" title="risk: ${row.risk}">${row.guaranteed}</td>
        <td class="small reply-to">${row.reply ? html`${row.reply.move} <span class="soft">${percent(row.probability ?? 0)}</span>` : html`<span class="soft">none</span>`}</td></tr>`)}</tbody>
    </table>
    <p class="small soft">Average over likely replies and worst case, in ${found.unit} for ${found.side}, ${found.depth} plies ahead. ${found.pick ? html`<b>${found.pick}</b> brings most of those that risk at most ${found.margin}, by the engine's deeper lines, too.` : nothing}
      A reply counts for at most ${found.swing} more or less.</p>`;
}

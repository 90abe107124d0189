/** The move map: each reply as a point, across how likely they play it, up what it costs them. Traps are top right. */
import { html, nothing, svg } from 'lit';
import { PageElement } from '../frame/frame.js';
import { percent } from './columns.js';

/** @import {MapView, PointView, ReplyMapView} from 'wire' */

const LEFT = 58;
const RIGHT = 26;
const TOP = 26;
const BOTTOM = 42;
const LIKELY = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1];
const LEAST_TRAP = 0.02; // nobody hopes for less
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 8, 16, 32, 64];

class MoveMap extends PageElement {
  static properties = { map: { attribute: false }, name: {}, played: {}, active: { state: true }, width: { state: true } };

  tabled = false; // whether the table is open; it stays so when another move's map is drawn

  constructor() {
    super();
    /** @type {MapView|undefined} */
    this.map;
    /** @type {ReplyMapView} there whenever it is drawn */
    this.drawn;
    this.name = '';
    /** @type {string|null|undefined} the move to which replies are looked for */
    this.played;
    this.width = 720;
    this.height = 340;
    this.dearest = 1;
    this.likeliest = 1;
    /** @type {number|null} */
    this.active = null;
    this.sizes = new ResizeObserver(([entry]) => (this.width = Math.max(300, Math.round(entry.contentRect.width))));
  }

  connectedCallback() {
    super.connectedCallback();
    this.sizes.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  willUpdate(changed) {
    if (changed.has('map') && changed.get('map')?.after !== this.map?.after) this.point(null); // whoever shows the point must hear of it
    if (!this.map?.points.length || !('error' in this.map)) return;
    this.drawn = this.map;
    const { points, error } = this.map;
    const costs = points.filter((point) => !point.decisive).map((point) => point.cost);
    this.dearest = Math.max(error * 1.5, ...costs) * 1.08;
    this.likeliest = Math.min(1, Math.max(0.3, ...points.map((point) => point.probability)) * 1.12);
    this.height = this.width < 500 ? 300 : 340;
  }

  /** Small numbers are many, so both axes grow with the root. */
  x(probability) {
    return LEFT + Math.sqrt(Math.min(1, probability / this.likeliest)) * (this.width - LEFT - RIGHT);
  }

  /** @param {{cost: number, decisive?: boolean}} point */
  y(point) {
    const share = point.decisive ? 1 : Math.sqrt(Math.min(1, point.cost / this.dearest));
    const top = this.drawn.points.some((each) => each.decisive) && !point.decisive ? TOP + 22 : TOP;
    return this.height - BOTTOM - share * (this.height - BOTTOM - top);
  }

  render() {
    const title = html`<h2>The move map</h2>`;
    if (!this.map) return html`<section aria-label="Move map">${title}<p class="soft busy">${this.played ? `Trying every reply to ${this.played}` : 'Waiting for a move to look at'}</p></section>`;
    if (!this.map.points.length) return html`<section aria-label="Move map">${title}<p class="soft">Nobody replies to ${this.map.after}.</p></section>`;
    return html`<section aria-label="Move map">${title}
      <div class="plot" data-keys tabindex="0" role="group" aria-label="Move map; the arrow keys go from reply to reply" @keydown=${(event) => this.key(event)} @blur=${() => this.point(null)}>${this.plot()}</div>
      <p class="reading small" aria-live="polite">${this.active === null ? this.sentence() : this.says(this.drawn.points[this.active])}</p>
      <p class="small soft">Each point is a ${this.drawn.after ? 'reply' : 'move'}${this.drawn.after ? ` to ${this.drawn.after}` : ''}: across, how likely ${this.name === 'You' ? 'you play it' : 'they play it'}; up, what it costs them in ${this.drawn.unit}, all ${this.drawn.depth} plies ahead. Both axes are stretched near zero.</p>
      <details ?open=${this.tabled} @toggle=${({ target }) => (this.tabled = target.open)}><summary>As a table</summary>${this.table()}</details>
    </section>`;
  }

  /** What is worth knowing: the reply that is most to be hoped for. */
  sentence() {
    const { points, error, unit } = this.drawn;
    const hope = (point) => point.probability * (point.decisive ? this.dearest * 2 : point.cost);
    if (points.every((point) => point.cost === 0)) return 'Every reply is worth the same.';
    const near = error / 10;
    const good = points.filter((point) => point.cost <= near && !point.decisive).reduce((sum, point) => sum + point.probability, 0);
    const found = `With ${percent(good)} they play a good one, within ${near} ${unit} of their best.`;
    const traps = points.filter((point) => (point.decisive || point.cost >= error) && point.probability >= LEAST_TRAP);
    if (!traps.length) return `No reply that they may well play costs them much. ${found}`;
    const trap = traps.reduce((one, other) => (hope(other) > hope(one) ? other : one));
    return `Most to be hoped for: ${trap.move}, ${percent(trap.probability)} likely, costs them ${trap.decisive ? trap.says : `${trap.says} ${unit}`}. ${found}`;
  }

  /** @param {PointView} point */
  says(point) {
    return `${point.move}: ${percent(point.probability)} likely, ${point.cost === 0 ? 'the best reply' : `costs them ${point.decisive ? point.says : `${point.says} ${this.drawn.unit}`}`}.`;
  }

  plot() {
    const { width, height } = this;
    const across = LIKELY.filter((tick) => tick <= this.likeliest);
    const up = [0, ...STEPS.filter((tick) => tick <= this.dearest)].filter((tick, at, all) => at === 0 || this.y({ cost: all[at] }) < this.y({ cost: all[at - 1] }) - 17 || all.length < 5);
    const top = this.drawn.points.some((point) => point.decisive);
    return svg`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${this.sentence()}>
      ${across.map((tick) => svg`<line class="grid" x1=${this.x(tick)} x2=${this.x(tick)} y1=${TOP} y2=${height - BOTTOM} /><text class="tick" x=${this.x(tick)} y=${height - BOTTOM + 16} text-anchor="middle">${Math.round(100 * tick)} %</text>`)}
      ${up.map((tick) => svg`<line class="grid" x1=${LEFT} x2=${width - RIGHT} y1=${this.y({ cost: tick })} y2=${this.y({ cost: tick })} /><text class="tick" x=${LEFT - 8} y=${this.y({ cost: tick }) + 4} text-anchor="end">${tick}</text>`)}
      ${top ? svg`<line class="grid" x1=${LEFT} x2=${width - RIGHT} y1=${TOP} y2=${TOP} /><text class="tick" x=${LEFT - 8} y=${TOP + 4} text-anchor="end">game</text>` : nothing}
      <text class="axis" x=${width - RIGHT} y=${height - 6} text-anchor="end">how likely they play it →</text>
      <text class="axis" x="0" y="13">↑ what it costs them, ${this.drawn.unit}</text>
      <text class="traps" x=${width - RIGHT} y="13" text-anchor="end">traps</text>
      ${this.drawn.points.map((point, at) => this.dot(point, at))} ${this.labels()}
    </svg>`;
  }

  dot(point, at) {
    const kind = point.decisive || point.cost >= this.drawn.error ? 'dear' : 'cheap';
    return svg`<circle class="dot ${kind} ${this.active === at ? 'active' : ''}" cx=${this.x(point.probability)} cy=${this.y(point)} r=${this.active === at ? 9 : 6}
      @pointerenter=${() => this.point(at)} @pointerleave=${() => this.point(null)} @click=${() => this.point(at)} />`;
  }

  /** The names of the points that matter most, as far as there is room. */
  labels() {
    const best = this.drawn.points.findIndex((point) => point.cost === 0);
    const order = this.drawn.points.map((point, at) => ({ point, at, weight: (at === best ? 1 : 0) + point.probability * (0.15 + (point.decisive ? 1 : point.cost / this.dearest)) }));
    order.sort((one, other) => other.weight - one.weight);
    const placed = [];
    for (const { point, at } of order) {
      const wide = 8 * point.move.length + 6;
      const right = this.x(point.probability) + 10 + wide < this.width;
      const x = right ? this.x(point.probability) + 10 : this.x(point.probability) - 10 - wide;
      const y = this.y(point) + 4;
      const free = placed.every((each) => Math.abs(each.y - y) > 13 || x > each.x + each.wide || x + wide < each.x) &&
        this.drawn.points.every((other) => other === point || Math.abs(this.y(other) + 4 - y) > 12 || this.x(other.probability) < x - 6 || this.x(other.probability) > x + wide);
      if ((free && placed.length < 12) || this.active === at) placed.push({ x, y, wide, text: point.move, right });
    }
    return placed.map(({ x, y, wide, text, right }) => svg`<text class="label" x=${right ? x : x + wide} y=${y} text-anchor=${right ? 'start' : 'end'}>${text}</text>`);
  }

  table() {
    return html`<div class="scroll"><table>
      <caption class="hidden-text">Replies${this.drawn.after ? ` to ${this.drawn.after}` : ''}</caption>
      <thead><tr><th>Reply</th><th class="number">Likely</th><th class="number">Costs them</th><th class="number">Leaves you</th></tr></thead>
      <tbody>${this.drawn.points.map((point, at) => html`<tr @pointerenter=${() => this.point(at)} @pointerleave=${() => this.point(null)}>
        <td><button class="plain move" @focus=${() => this.point(at)} @blur=${() => this.point(null)}>${point.move}</button></td>
        <td class="number">${percent(point.probability)}</td>
        <td class="number">${point.cost === 0 ? 'best' : point.says}</td><td class="number">${point.value}</td></tr>`)}</tbody>
    </table></div>`;
  }

  point(at) {
    if (this.active === at) return;
    this.active = at;
    const point = at === null ? null : this.drawn.points[at];
    const detail = point && { way: this.drawn.way, reply: point.way, warm: point.decisive || point.cost >= this.drawn.error };
    this.dispatchEvent(new CustomEvent('show', { detail }));
  }

  key(event) {
    const count = this.drawn.points.length;
    const now = this.active ?? -1;
    const to = { ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1, Home: 0, End: count - 1 }[event.key];
    if (event.key === 'Escape') this.point(null);
    else if (to === undefined) return;
    else this.point(((to % count) + count) % count);
    event.preventDefault();
    event.stopPropagation();
  }
}

customElements.define('outwit-move-map', MoveMap);

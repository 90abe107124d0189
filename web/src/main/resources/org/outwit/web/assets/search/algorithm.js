/** The choice of an algorithm, and what it is told; fields that mean nothing to it are not there. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';

/** @import {AlgorithmView} from 'wire' */
/** @import {AskedRun} from './address.js' */

/** What may be said, in the order in which it is shown: label, and an example. */
/** @type {Record<string, [string, string]>} */
const FIELDS = {
  player: ['Player', '(f1,f0)'],
  bounds: ['Bounds of sums', '2,1'],
  depth: ['Depth in plies', 'all'],
  window: ['Window', '-3,5'],
  players: ['Players', '3'],
  sum: ['Sum at most', '10'],
  least: ['Least value', '0'],
  range: ['Range of values', '-9,9'],
  stride: ['Stride in plies', '2'],
  nodes: ['Nodes', '1000'],
  seed: ['Seed', '0'],
  conspirators: ['Conspirators', '2'],
};

class AlgorithmChoice extends PageElement {
  static properties = {
    label: {}, none: { type: Boolean }, printed: { type: Boolean }, algorithms: { attribute: false }, run: { attribute: false },
  };

  constructor() {
    super();
    /** @type {string} */
    this.label;
    /** @type {boolean} whether none can be chosen */
    this.none;
    /** @type {boolean} whether there is a listing as it was printed */
    this.printed;
    /** @type {AlgorithmView[]} */
    this.algorithms;
    /** @type {AskedRun|null} */
    this.run;
  }

  render() {
    const families = [...new Set(this.algorithms.map((each) => each.family))];
    const chosen = this.algorithms.find((each) => each.name === this.run?.algorithm);
    return html`<div class="field">
        <label for=${this.id + '-name'}>${this.label}</label>
        <select id=${this.id + '-name'} @change=${this.choose} .value=${this.run?.algorithm ?? ''}>
          ${this.none ? html`<option value="" ?selected=${!this.run}>none</option>` : nothing}
          ${this.printed
            ? html`<option value="as printed" ?selected=${this.run?.algorithm === 'as printed'}>as printed</option>`
            : nothing}
          ${families.map((family) => html`<optgroup label=${family}>
            ${this.algorithms.filter((each) => each.family === family).map((each) => html`
              <option value=${each.name} ?selected=${each.name === this.run?.algorithm}>${each.name}</option>`)}
          </optgroup>`)}
        </select>
      </div>
      ${chosen ? html`<p class="small soft paper">${chosen.paper === 'ours' ? 'Our own.' : chosen.paper}</p>` : nothing}
      ${chosen && this.run ? this.fields(chosen.keys, this.run) : nothing}`;
  }

  /** @param {string[]} keys @param {AskedRun} run */
  fields(keys, run) {
    const shown = Object.keys(FIELDS).filter((key) => keys.includes(key));
    const row = (key) => html`<div class=${key === 'player' ? 'field' : 'field told'}>
      <label for=${`${this.id}-${key}`}>${FIELDS[key][0]}</label>
      <input id=${`${this.id}-${key}`} autocomplete="off" spellcheck="false" placeholder=${FIELDS[key][1]}
        .value=${run[key] ?? ''} @change=${(event) => this.tell(key, event.target.value)} />
    </div>`;
    const first = shown.filter((key) => key === 'player' || key === 'bounds' || key === 'sum' || run[key]);
    const rest = shown.filter((key) => !first.includes(key));
    return html`${first.map(row)}
      ${rest.length ? html`<details><summary class="small">More it can be told</summary>${rest.map(row)}</details>` : nothing}`;
  }

  choose(event) {
    const name = event.target.value;
    this.changed(name ? { algorithm: name } : null);
  }

  /** @param {string} key @param {string} value */
  tell(key, value) {
    if (this.run) this.changed({ ...this.run, [key]: value.trim() });
  }

  /** @param {AskedRun|null} run */
  changed(run) {
    this.dispatchEvent(new CustomEvent('choose', { detail: run }));
  }
}

customElements.define('outwit-algorithm', AlgorithmChoice);

/** Prepares against a person; the tree itself is written by the server. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { refresh } from './fresh.js';
import { begun, follow, isOver, progress } from './job.js';
import { openAll } from './tree.js';

/** @import {PreparedView} from 'wire' */
/** @import {Job} from './job.js' */
/** @typedef {Omit<PreparedView, 'job'> & {job?: Job}} State */

class Prepare extends PageElement {
  static properties = {
    person: {},
    sides: { type: Object },
    state: { type: Object },
    side: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string} */
    this.person;
    /** @type {{names: string[]}} */
    this.sides;
    /** @type {State} */
    this.state;
    this.ends = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.side = this.state.side;
    this.ends = follow(
      (job) => job.id === this.state.job?.id,
      (job) => this.heard(job),
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.ends();
  }

  get busy() {
    return this.state.job && !isOver(this.state.job);
  }

  async begin() {
    this.problem = '';
    try {
      const { job } = await post(`/api/person/${this.person}/prepare`, { side: this.side });
      this.show(begun(job));
    } catch (error) {
      this.problem = error.message;
    }
  }

  /** @param {Job} job */
  heard(job) {
    if (this.busy) this.show(job);
  }

  /** @param {Job} job */
  async show(job) {
    this.state = { ...this.state, job };
    if (!isOver(job)) return;
    try {
      this.state = (await get(`/api/person/${this.person}`)).preparation;
      if (job.state === 'done') await refresh(['repertoires']);
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    const { job, made } = this.state;
    if (job && this.busy) return html`<div role="status">${progress('Preparing', job)}</div>`;
    return html`<form class="actions" @submit=${this.submit}>
        <fieldset class="choice">
          <legend>You have</legend>
          ${this.choice('both', 'either side')} ${this.choice('first', this.sides.names[0])}
          ${this.choice('second', this.sides.names[1])}
        </fieldset>
        <button class=${made ? '' : 'main'}>${made ? 'Prepare again' : 'Prepare'}</button>
        ${made
          ? html`<button type="button" class="plain" @click=${() => openAll(true)}>Open all lines</button>
              <button type="button" class="plain" @click=${() => openAll(false)}>Close all</button>`
          : nothing}
      </form>
      ${job?.state === 'failed' ? html`<p class="problem" role="alert">${job.activity}</p>` : nothing}
      ${job?.state === 'cancelled' ? html`<p class="soft small">The preparation was cancelled.</p>` : nothing}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }

  submit(event) {
    event.preventDefault();
    this.begin();
  }

  choice(value, words) {
    return html`<label>
      <input type="radio" name="side" .checked=${this.side === value} @change=${() => (this.side = value)} />
      ${words}
    </label>`;
  }
}

customElements.define('outwit-prepare', Prepare);

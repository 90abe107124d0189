/**
 * How far a run is, its buttons, and the report beside it, which is asked for again while the run goes on. The report is what the
 * server wrote: it is read as a document and put in its place, so plots are drawn in one way only.
 */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';

/** @import {JobView, RunView} from 'wire' */

const PAUSE = 1500;

class Live extends PageElement {
  static properties = {
    source: {}, // the address of the state
    verb: {}, // what the button says
    remark: {}, // how long it takes, in words
    state: { state: true },
    problem: { state: true },
    cancelling: { state: true },
  };

  constructor() {
    super();
    /** @type {`/api/lab/${'experiments'|'tournaments'}/${string}`} */
    this.source;
    /** @type {string} */
    this.verb;
    /** @type {string|undefined} */
    this.remark;
    /** @type {RunView|undefined} */
    this.state;
    this.problem = '';
    /** @param {Event} event */
    this.told = (event) => event instanceof CustomEvent && this.heard(event.detail);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('outwit-job', this.told);
    this.look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('outwit-job', this.told);
    clearTimeout(this.next);
  }

  /** Progress comes by events; the report is asked for now and then, and at the end. */
  /** @param {JobView} job */
  heard(job) {
    if (!this.state || job.id !== this.state.job?.id) return;
    if (job.state === 'running' || job.state === 'waiting') this.state = { ...this.state, job };
    else this.look(job);
  }

  /** @param {JobView} [ended] */
  async look(ended) {
    clearTimeout(this.next);
    try {
      const state = await get(this.source);
      this.show(state.markup); // a short run may have ended since the server wrote the page
      this.state = state;
      this.problem = ended?.state === 'failed' ? ended.activity : '';
      if (!state.job) this.cancelling = false;
    } catch (error) {
      this.problem = error.message;
    }
    if (this.state?.job || this.problem) this.next = setTimeout(() => this.look(), PAUSE);
  }

  /** @param {string} markup made by the server, which escapes whatever people wrote */
  show(markup) {
    if (markup === this.shown) return;
    this.shown = markup;
    const report = document.getElementById('report');
    const fresh = new DOMParser().parseFromString(markup, 'text/html').body;
    report?.replaceChildren(...[...fresh.childNodes].map((node) => document.adoptNode(node)));
  }

  async run() {
    this.problem = '';
    try {
      await post(`${this.source}/run`);
      await this.look();
    } catch (error) {
      this.problem = error.message;
    }
  }

  async cancel() {
    if (!this.state?.job) return;
    this.cancelling = true;
    try {
      await post(`/api/jobs/${this.state.job.id}/cancel`);
    } catch (error) {
      this.cancelling = false;
      this.problem = error.message;
    }
  }

  render() {
    const { state } = this;
    const problem = this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    if (!state) return problem === nothing ? html`<p class="soft">Looking how far it is…</p>` : problem;
    return html`<div class="live" role="group" aria-label="This run">${problem} ${state.job ? this.going(state, state.job) : this.resting(state)}</div>
      <p class="hidden-text" role="status">${state.job ? 'The run goes on.' : state.finished ? 'The run is finished.' : ''}</p>`;
  }

  /** @param {RunView} state @param {JobView} job */
  going({ done, all, unit }, job) {
    const waits = job.state === 'waiting' ? `Not begun: ${job.activity}.` : '';
    return html`<p><b>Not finished:</b> ${done} of ${all} ${unit} so far. ${waits || 'What you see below grows until all are there.'}</p>
      <progress max=${all} .value=${done} aria-label="Finished ${unit}"></progress>
      <div class="actions"><button ?disabled=${this.cancelling} @click=${() => this.cancel()}>${this.cancelling ? 'Stopping…' : 'Cancel'}</button>
        <span class="small soft">You can leave this page; the run goes on, also after the server was started again.</span></div>`;
  }

  /** @param {RunView} state */
  resting({ done, all, unit, finished, runs }) {
    if (finished) return html`<p class="soft">All ${all} ${unit} of the ${unit === 'cells' ? 'quick run' : 'tournament'} are finished.</p>`;
    const begun = done > 0 ? html`<p><b>Not finished:</b> ${done} of ${all} ${unit} are there.</p>` : nothing;
    if (!runs) return begun;
    return html`${begun}<div class="actions"><button class="main" @click=${() => this.run()}>${done > 0 ? 'Go on' : this.verb}</button>
      <span class="small soft">${all - done} ${unit}${this.remark ? `; ${this.remark}` : ''}. Whatever is measured is kept.</span></div>`;
  }
}

customElements.define('outwit-live', Live);

/** Who plays like this: which games are meant, and how likely everybody is to have played them. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { post } from '../frame/request.js';
import { begun, follow, isOver, progress, resultOf } from './job.js';

/** @import {WhoView} from 'wire' */
/** @import {Job} from './job.js' */

const LATEST = 10;

class Who extends PageElement {
  static properties = {
    person: {},
    name: {},
    games: { type: Number },
    pasted: { state: true },
    job: { state: true },
    answer: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string} */
    this.person;
    /** @type {string} */
    this.name;
    /** @type {number} */
    this.games;
    /** @type {boolean|undefined} */
    this.pasted;
    /** @type {Job|null} */
    this.job = null;
    /** @type {WhoView|null} */
    this.answer = null;
    this.ends = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.ends = follow(
      (job) => job.kind === 'who',
      (job) => this.heard(job),
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.ends();
  }

  /** @param {Job} job */
  heard(job) {
    if (job.id === this.job?.id) this.job = isOver(job) ? null : job;
    if (job.state === 'failed' && job.id === this.asked) this.problem = job.activity;
    const answer = resultOf(job, 'who');
    if (answer?.person === this.person) this.answer = answer;
  }

  async ask(event) {
    event.preventDefault();
    const said = new FormData(event.target);
    const wish = this.pasted
      ? { text: said.get('text'), name: said.get('who'), ...(said.get('side') ? { side: Number(said.get('side')) } : {}) }
      : { games: LATEST };
    this.problem = '';
    try {
      const { job } = await post(`/api/person/${this.person}/who`, wish);
      this.asked = job;
      this.answer = null;
      this.job = begun(job);
      this.heard(this.job);
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    const count = Math.min(LATEST, this.games);
    return html`${this.job
        ? html`<div role="status">${progress('Comparing', this.job)}</div>`
        : html`<form @submit=${this.ask}>
            <fieldset class="choice">
              <legend>In which games?</legend>
              <label>
                <input type="radio" name="which" .checked=${!this.pasted} @change=${() => (this.pasted = false)} />
                the latest ${count} of ${this.name}, as if nobody knew who played them
              </label>
              <label>
                <input type="radio" name="which" .checked=${!!this.pasted} @change=${() => (this.pasted = true)} />
                games that I paste
              </label>
            </fieldset>
            ${this.pasted ? this.paste() : nothing}
            <p><button>Who plays like this?</button></p>
          </form>`}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.answer ? this.answered(this.answer) : nothing}`;
  }

  paste() {
    return html`<div class="field">
        <label for="who-text">The games, as a file has them</label>
        <textarea id="who-text" name="text" rows="6" required></textarea>
      </div>
      <div class="actions">
        <div class="field">
          <label for="who-name">Who is asked for, by the name in the games</label>
          <input id="who-name" name="who" maxlength="80" placeholder="or the side" />
        </div>
        <div class="field">
          <label for="who-side">or by the side</label>
          <select id="who-side" name="side">
            <option value="">as named</option>
            <option value="0">whoever moves first</option>
            <option value="1">whoever moves second</option>
          </select>
        </div>
      </div>`;
  }

  /** @param {WhoView} answer */
  answered({ who, games, decisions, people, suspects, trust }) {
    const shown = (share) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
    return html`<h3>${who}: ${decisions} decisions in ${games} ${games === 1 ? 'game' : 'games'}, compared with ${people} people</h3>
      <div class="bars suspects">
        ${suspects.map(
          (each) => html`<div class="row">
            <span class="name"><a href="/people/${each.id}">${each.name}</a></span>
            <svg class="track" aria-hidden="true"><rect class="bar" width="${100 * each.probability}%" height="100%" rx="3"></rect></svg>
            <span class="figure">${shown(each.probability)}</span>
          </div>`,
        )}
      </div>
      <p class="small">${trust}</p>`;
  }
}

customElements.define('outwit-who', Who);

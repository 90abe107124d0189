/** How it stands with the study of a person: begins it where that is quick, shows how far it is, and fetches what was found. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { refresh } from './fresh.js';
import { begun, follow, isOver, progress } from './job.js';

/** @import {StandingView} from 'wire' */
/** @import {Job} from './job.js' */

const OTHERS_PAUSE = 3000; // another visitor's job is not told to this page, so it asks

class Study extends PageElement {
  static properties = {
    person: {},
    name: {},
    you: {},
    learned: {},
    games: { type: Number },
    state: { type: Object },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string} */
    this.person;
    /** @type {string} */
    this.name;
    /** @type {'true'|'false'} */
    this.you;
    /** @type {string} */
    this.learned;
    /** @type {number} */
    this.games;
    /** @type {StandingView} */
    this.state;
    this.ends = () => {};
  }

  connectedCallback() {
    this.replaceChildren();
    super.connectedCallback();
    this.ends = follow(
      (job) => job.id === this.state.job,
      (job) => this.heard(job),
    );
    this.asking = setInterval(() => this.state.busy && !this.mine && this.ask(), OTHERS_PAUSE);
    if (this.state.begins) this.begin({});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.ends();
    clearInterval(this.asking);
  }

  async begin(wish) {
    this.problem = '';
    try {
      const { job } = await post(`/api/person/${this.person}/study`, wish);
      this.mine = true;
      this.state = { ...this.state, busy: true, job, activity: 'waiting', share: -1, failure: '', cancelled: false };
      this.heard(begun(job));
    } catch (error) {
      if (error.status === 409) await this.ask(); // another tab was faster
      if (!this.state.busy) this.problem = error.message;
    }
  }

  /** @param {Job} job */
  heard(job) {
    this.mine = true;
    if (!this.state.busy) return;
    const news = job.activity.split(' ')[0] !== this.state.activity?.split(' ')[0];
    this.state = { ...this.state, activity: job.activity, share: job.share };
    if (isOver(job) || (news && this.state.stage === 'nothing')) this.ask();
  }

  /** Asks how it stands, and shows what is new. */
  async ask() {
    try {
      const before = this.state.made;
      this.state = (await get(`/api/person/${this.person}`)).study;
      if (this.state.made === before) return;
      const first = this.learned !== 'true';
      this.learned = 'true';
      await refresh(['heading', 'contents', 'findings', ...(first ? ['prepare'] : [])]);
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    return html`<div class="standing" role="status">
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing} ${this.standing()}
    </div>`;
  }

  standing() {
    const { state } = this;
    const who = this.you === 'true' ? 'you' : this.name;
    if (state.busy) return progress(`Studying ${who}`, { id: state.job ?? '', activity: state.activity ?? '', share: state.share ?? -1 });
    if (state.failure) {
      return this.offer(html`<span class="problem">The study failed: ${state.failure}</span>`, 'Try again', {});
    }
    if (state.cancelled && state.stage !== 'whole') {
      return this.offer('The study was cancelled. What was learned so far is kept.', 'Go on', {});
    }
    if (!this.games) return this.empty();
    if (state.stage !== 'whole') {
      const many = state.many
        ? `There are ${this.games.toLocaleString('en')} games. Reading and learning them takes some minutes.`
        : `There is no study of ${who} yet.`;
      return this.offer(many, this.you === 'true' ? 'Study my games' : `Study ${this.name}`, {}, 'main');
    }
    return this.whole(who);
  }

  empty() {
    return this.you === 'true'
      ? html`<p>You have not finished a game here yet. <a href="/">Play one</a>, and this page begins to fill.</p>`
      : html`<p>There are no games of ${this.name} here, so there is nothing to learn from.</p>`;
  }

  whole(who) {
    const { made, old, closely } = this.state;
    const day = new Date(made).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
    const how = closely ? 'looking closely' : 'in a quick look';
    return html`<p class="actions small">
      <span class="soft">
        ${old ? `Since this study was made, on ${day}, games were added or ${who} learned anew.` : `Studied on ${day}, ${how}.`}
      </span>
      ${old ? html`<button class="small" @click=${() => this.begin({ closely })}>Study again</button>` : nothing}
      ${closely
        ? nothing
        : html`<button class="small" @click=${() => this.begin({ closely: true })}>Look more closely</button>`}
      <button class="small" @click=${() => this.begin({ again: true, closely })}>Learn again</button>
    </p>`;
  }

  offer(words, button, wish, kind = '') {
    return html`<p>${words}</p>
      <p><button class=${kind} @click=${() => this.begin(wish)}>${button}</button></p>`;
  }
}

customElements.define('outwit-study', Study);

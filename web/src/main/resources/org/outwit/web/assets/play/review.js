/** After the game: what you missed, the gravest first, and what your opponent gave away. */
import { html, nothing } from 'lit';
import { bar } from '../frame/bar.js';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { graph } from './course.js';

/** @import {ForeseenView, GiftView, JobView, MistakeView, MoveView, ReviewView} from 'wire' */

class Review extends PageElement {
  static properties = { game: {}, moves: {}, at: {}, review: { state: true }, busy: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {string} */
    this.game;
    /** @type {MoveView[]} */
    this.moves = [];
    /** how many of them have been played where the board is */
    this.at = 0;
    /** @type {ReviewView|null} */
    this.review = null;
    /** @type {{id: string, share: number}|null} the job, as far as it is known */
    this.busy = null;
    /** @type {JobView|undefined} the last one that was heard of */
    this.told;
    this.problem = '';
    this.heard = (event) => this.job(event.detail);
    this.missed = () => this.busy && this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('outwit-job', this.heard);
    addEventListener('outwit-jobs', this.missed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('outwit-job', this.heard);
    removeEventListener('outwit-jobs', this.missed);
  }

  willUpdate(changed) {
    if (!changed.has('game')) return;
    this.review = null;
    this.busy = null;
    this.problem = '';
    this.load();
  }

  /** What was found, or else the job that looks for it: a new one, or one that goes on, perhaps since before the server was started. */
  async load() {
    try {
      if (await this.found()) return;
      const { job } = await post(`/api/games/${this.game}/review`);
      if (this.busy?.id !== job) this.busy = { id: job, share: -1 };
      if (!job) await this.found();
      else if (this.told?.id === job) this.job(this.told); // it was faster than the answer
    } catch (error) {
      this.busy = null;
      this.problem = error.message;
    }
  }

  async found() {
    const found = await get(`/api/games/${this.game}/review`);
    if (!found.missed) return false;
    this.review = found;
    this.busy = null;
    return true;
  }

  /** @param {JobView} job */
  job(job) {
    if (job.kind !== 'review') return;
    this.told = job;
    if (job.id !== this.busy?.id) return;
    if (job.state === 'done') this.found();
    else if (job.state === 'failed' || job.state === 'cancelled') {
      this.busy = null;
      this.problem = job.activity;
    } else this.busy = job;
  }

  render() {
    if (this.problem) return html`<p class="small soft">${this.problem}</p>`;
    if (!this.review) {
      return html`<p class="small soft">Looking back at the game…</p>
        ${bar(this.busy?.share ?? -1, 'Looking back')}`;
    }
    const { course, expected, missed, gifts, balance, threshold, watched, foreseen } = this.review;
    return html`<section class="review" aria-label="Looking back">
      ${graph(course, this.at, (ply) => this.look({ ply }))}
      <h3>${watched ? 'What was missed' : 'What you missed'}</h3>
      ${missed.length ? html`<ol>${missed.map((each) => this.mistake(each))}</ol>` : html`<p>Nothing grave. ${threshold}</p>`}
      ${gifts.length ? html`<h3>What your opponent gave you</h3><ul>${gifts.map((each) => this.gift(each))}</ul>` : nothing}
      ${expected ? html`<h3>What was expected of you</h3><p>${expected}</p>` : nothing}
      ${foreseen ? this.foreseen(foreseen) : nothing}
      <p class="small soft">${balance.join(' ')}</p>
    </section>`;
  }

  /** @param {MistakeView} each */
  mistake(each) {
    const thought = this.moves[each.ply]?.expected?.sentence;
    return html`<li>
      <button class="plain" @click=${() => this.look(each)}>Move ${each.move}: ${each.played}</button>
      cost ${each.points} of a point. Better: <b class="good">${each.better}</b> <span class="small soft">(${each.cost})</span>
      <div class="small">${each.why}</div>
      ${thought ? html`<div class="small soft">${thought}</div>` : nothing}
      <div class="refutation" role="group" aria-label="What happens after ${each.played}">
        ${each.refutation.map((step, place) => html`<button class="plain small" @click=${() => this.follow(each, place + 1)}>${step.text}</button>`)}
      </div>
      ${this.review?.watched ? nothing : html`<button class="small" @click=${() => this.again(each.ply)}>Try again from here</button>`}
    </li>`;
  }

  /** @param {GiftView} each */
  gift(each) {
    return html`<li><button class="plain" @click=${() => this.look(each)}>Move ${each.move}: ${each.played}</button>
      gave away ${each.points}. <span class=${each.taken ? 'good' : 'warm'}>${each.kept}</span></li>`;
  }

  /**
   * Lines that a learner played for: the one that came true longest, and where others broke at once.
   *
   * @param {ForeseenView} foreseen
   */
  foreseen({ sentence, longest, broken }) {
    return html`<h3>What was foreseen</h3>
      <p>${sentence}</p>
      <ul>
        ${longest
          ? html`<li>The longest line that came true: after <button class="plain" @click=${() => this.look(longest)}>${longest.after}</button>
              <b>${longest.held.join(' ')}</b>${longest.instead ? html`; then ${longest.expected} was expected, and ${longest.instead} was played` : nothing}.</li>`
          : nothing}
        ${broken.map(
          (each) => html`<li>After <button class="plain" @click=${() => this.look(each)}>${each.after}</button>
            ${each.expected} was expected, and ${each.instead} was played.</li>`,
        )}
      </ul>`;
  }

  /** So many moves of what answers a mistake, on the board. @param {MistakeView} each @param {number} steps */
  follow({ ply, refutation }, steps) {
    this.dispatchEvent(new CustomEvent('look-back', { detail: { ply: ply + steps, marks: [], aside: { from: ply, moves: refutation } }, bubbles: true }));
  }

  /** The same opponent once more, from here. @param {number} ply */
  again(ply) {
    this.dispatchEvent(new CustomEvent('try-again', { detail: ply, bubbles: true }));
  }

  /** @param {{ply: number, betterWay?: string[], playedWay?: string[]}} each */
  look({ ply, betterWay, playedWay }) {
    const marks = betterWay && playedWay ? [{ way: playedWay, kind: 'warm' }, { way: betterWay, kind: 'better' }] : [];
    this.dispatchEvent(new CustomEvent('look-back', { detail: { ply, marks }, bubbles: true }));
  }
}

customElements.define('outwit-review', Review);

/** Brings games in: files that are dropped anywhere on the page, or chosen; then how far it is, and what came of it. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { watch } from '../frame/events.js';
import { get, post } from '../frame/request.js';
import { begin, bring, bringNetworks, isNetwork } from './upload.js';
import { outcome } from './outcome.js';

/** @import {DoubtView, ImportBegun, ImportView, JobView} from 'wire' */
/** @typedef {{job: JobView, came: ImportView}} Ended */

/** @param {JobView} job */
const isBusy = (job) => job.state === 'waiting' || job.state === 'running';

class Import extends PageElement {
  static properties = {
    over: { state: true }, // files are held above the page
    sending: { state: true },
    doubts: { state: true },
    jobs: { state: true },
    outcomes: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {{share: number, name: string}|undefined} */
    this.sending;
    /** @type {{id: string, files: DoubtView[]}|undefined} */
    this.doubts;
    /** @type {JobView[]} */
    this.jobs = [];
    /** @type {Ended[]} */
    this.outcomes = [];
    /** @type {string|undefined} */
    this.problem;
    this.leave = () => {};
    /** @type {Set<string>} */
    this.own = new Set(); // what this page began or saw running
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('dragover', this.dragged);
    document.addEventListener('dragleave', this.left);
    document.addEventListener('drop', this.dropped);
    this.leave = watch('jobs', ({ kind, data }) => (kind === 'picture' ? data.jobs : [data]).forEach((each) => this.hear(each)));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('dragover', this.dragged);
    document.removeEventListener('dragleave', this.left);
    document.removeEventListener('drop', this.dropped);
    this.leave();
  }

  dragged = (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.over = true;
  };

  left = (event) => {
    if (!event.relatedTarget) this.over = false;
  };

  dropped = (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    this.over = false;
    this.take([...event.dataTransfer.files]);
  };

  /** @param {File[]} files */
  async take(files) {
    if (!files.length) return;
    this.problem = undefined;
    this.doubts = undefined;
    this.sending = { share: 0, name: files[0].name };
    let id;
    try {
      const told = (share, name) => (this.sending = { share, name });
      await bringNetworks(files.filter(isNetwork), told);
      const games = files.filter((each) => !isNetwork(each));
      if (!games.length) return;
      id = await bring(games, told);
      this.sending = undefined; // its import has a bar of its own, which may be here before the answer
      this.begun(await begin(id, {}));
    } catch (refused) {
      this.problem = refused.message;
      if (id) this.doubts = { id, files: [] }; // what arrived is kept, so that nobody has to send it twice
    } finally {
      this.sending = undefined;
    }
  }

  /** @param {ImportBegun} begun */
  begun({ id, job, doubts }) {
    this.doubts = doubts && { id, files: doubts };
    if (job) this.own.add(job);
  }

  async answer(event) {
    event.preventDefault();
    if (!this.doubts) return;
    const games = Object.fromEntries([...new FormData(event.target)].map(([name, game]) => [name, String(game)]));
    try {
      this.problem = undefined;
      this.begun(await begin(this.doubts.id, games));
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  /** @param {JobView} job */
  hear(job) {
    if (job.kind !== 'import') return;
    if (isBusy(job)) this.own.add(job.id);
    this.jobs = [...this.jobs.filter((each) => each.id !== job.id), ...(isBusy(job) ? [job] : [])];
    if (!isBusy(job) && this.own.delete(job.id)) this.ended(job);
  }

  /** @param {JobView} job */
  async ended(job) {
    let came;
    try {
      came = await get(`/api/people/import/${job.id}`);
    } catch {
      came = { id: job.id, name: '', game: '', added: 0, known: 0, refused: 0, reasons: [], ended: true }; // it read nothing
    }
    this.outcomes = [{ job, came }, ...this.outcomes].slice(0, 5);
    dispatchEvent(new CustomEvent('outwit-people'));
  }

  render() {
    return html`
      <div class="bring actions">
        <button class="main" @click=${() => /** @type {HTMLInputElement} */ (this.querySelector('input[type=file]')).click()}>Import games</button>
        <span class="soft small">PGN, PDN, WTHOR with its .jou, GGF, transcripts, MAT and our own records, up to 200 MB each; chess networks as .pb.gz</span>
        <input
          type="file"
          multiple
          hidden
          aria-label="Files with games"
          @change=${({ target }) => this.take([...target.files]).then(() => (target.value = ''))}
        />
      </div>
      ${this.over ? html`<div class="drop" aria-hidden="true"><p>Drop the files here</p></div>` : nothing}
      <div role="status" class="imports">
        ${this.sending ? this.bar(`Sending ${this.sending.name}`, this.sending.share) : nothing}
        ${this.jobs.map((each) =>
          this.bar(`${each.title}: ${each.activity}`, each.share, () => post(`/api/jobs/${each.id}/cancel`)),
        )}
        ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
        ${this.outcomes.map((each) => outcome(each, () => (this.outcomes = this.outcomes.filter((other) => other !== each))))}
      </div>
      ${this.doubts ? this.questions(this.doubts.files) : nothing}`;
  }

  /** @param {string} words @param {number} share @param {() => void} [cancel] */
  bar(words, share, cancel) {
    return html`<div class="bar">
      <span>${words}</span>
      <progress max="1" aria-label=${words} value=${share >= 0 ? share : nothing}></progress>
      ${cancel ? html`<button class="plain" @click=${cancel}>Cancel</button>` : nothing}
    </div>`;
  }

  /** @param {DoubtView[]} files */
  questions(files) {
    return html`<form class="doubts" @submit=${(event) => this.answer(event)}>
      ${files.map(
        ({ name, sentence, games }) => html`<label class="field">
          <span>${sentence} Which game is it?</span>
          <select name=${name}>
            ${games.map((each) => html`<option>${each}</option>`)}
          </select>
        </label>`,
      )}
      <div class="actions">
        <button class="main" type="submit">Read it</button>
        <button type="button" @click=${() => (this.doubts = undefined)}>Leave it</button>
      </div>
    </form>`;
  }
}

customElements.define('outwit-import', Import);

/** The table of people: found by name, filtered by game, sorted, a hundred on a page. What is learned meanwhile is shown at once. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { row } from './row.js';

/** @import {JobView, LessonView, PeopleView, PersonView} from 'wire' */

const COLUMNS = [
  ['name', 'Name'],
  ['game', 'Game'],
  ['games', 'Games', 'number'],
  ['years', 'Years'],
  ['score', 'Score', 'number'],
  ['strength', 'Strength', 'number'],
  ['model', 'Model'],
];
const TYPING = 180; // milliseconds of rest before the server is asked
const SETTING_UP = 400;

/** @param {JobView|undefined} job */
const isOver = (job) => job !== undefined && !['waiting', 'running'].includes(job.state);

class People extends PageElement {
  static properties = {
    list: { state: true },
    work: { state: true },
    said: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {PeopleView} */
    this.list;
    /** @type {Map<string, JobView>} */
    this.work = new Map(); // job -> how far it is
    this.asked = 0;
    /** @type {string|undefined} */
    this.problem;
    /** @param {Event} event */
    this.heard = (event) => event instanceof CustomEvent && this.hear(event.detail);
    this.dropped = () => this.load({});
  }

  connectedCallback() {
    super.connectedCallback();
    this.list = JSON.parse(this.dataset.first ?? '{}');
    this.replaceChildren(); // what the server wrote for those without scripts
    addEventListener('outwit-job', this.heard);
    addEventListener('outwit-people', this.dropped);
    if (this.isNew()) this.waitForTheClub(30);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('outwit-job', this.heard);
    removeEventListener('outwit-people', this.dropped);
  }

  isNew() {
    return Object.keys(this.list.games).length === 0;
  }

  /** On the first start of a server the club moves in while the page is already there. */
  async waitForTheClub(tries) {
    this.settingUp = tries > 0;
    if (!tries || !this.isNew()) return;
    await new Promise((done) => setTimeout(done, SETTING_UP));
    await this.load({});
    this.waitForTheClub(this.isNew() ? tries - 1 : 0);
  }

  /** @param {JobView} job */
  hear(job) {
    if (job.kind !== 'learn') return;
    this.work = new Map(this.work).set(job.id, job);
    if (!isOver(job)) return;
    if (job.state === 'done') {
      /** @type {LessonView} */
      const { name, sentence } = JSON.parse(job.result ?? '{}');
      this.said = `${name} is learned. ${sentence}`;
    } else if (job.state === 'failed') this.problem = job.activity;
    this.load({});
  }

  /** @param {Partial<PeopleView>} change */
  async load(change) {
    const { search, game, sort, backwards, page } = { ...this.list, ...change };
    const query = new URLSearchParams({ search, game, sort, backwards: String(backwards), page: String(page) });
    const number = ++this.asked;
    this.busy = true;
    try {
      const list = await get(`/api/people?${query}`);
      if (number !== this.asked) return; // a later question is on its way
      this.list = list;
      this.problem = undefined;
      if (Object.keys(change).length) history.replaceState(null, '', `/people?${query}`);
    } catch (refused) {
      if (number === this.asked) this.problem = refused.message;
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  sort(name) {
    const again = this.list.sort === name;
    this.load({ sort: name, backwards: again && !this.list.backwards, page: 1 });
  }

  /** @param {PersonView} person */
  async learn(person) {
    try {
      this.problem = undefined;
      const { job } = await post(`/api/people/${person.id}/learn`);
      if (isOver(this.work.get(job))) return; // it was quicker than the answer
      this.list = {
        ...this.list,
        people: this.list.people.map((each) => (each.id === person.id ? { ...each, state: 'learning', job } : each)),
      };
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  typed(text) {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.load({ search: text, page: 1 }), TYPING);
  }

  render() {
    const { people, games, titles, game, search } = this.list;
    return html`
      <form class="filters" role="search" @submit=${(event) => event.preventDefault()}>
        <label class="field">
          <span>Name</span>
          <input type="search" .value=${search} autocomplete="off" @input=${({ target }) => this.typed(target.value)} />
        </label>
        <label class="field">
          <span>Game</span>
          <select @change=${({ target }) => this.load({ game: target.value, page: 1 })}>
            <option value="" ?selected=${!game}>all games</option>
            ${Object.entries(games).map(
              ([name, count]) =>
                html`<option value=${name} ?selected=${name === game}>${titles[name]} (${count.toLocaleString('en')})</option>`,
            )}
          </select>
        </label>
        <p class="count soft small" role="status">${this.counted()}</p>
      </form>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <p class="learned" role="status">${this.said ?? nothing}</p>
      ${people.length ? this.table() : this.empty()} ${this.pages()}`;
  }

  counted() {
    const { found } = this.list;
    return this.isNew() ? '' : `${found.toLocaleString('en')} ${found === 1 ? 'person' : 'people'}`;
  }

  empty() {
    if (this.isNew() && this.settingUp)
      return html`<div class="empty"><p>The club is moving in: three games, eighteen members, a tournament each…</p></div>`;
    return html`<div class="empty">
      <p>${this.isNew() ? 'There is nobody here yet. Drop a file with games.' : 'Nobody here is called so.'}</p>
      ${this.isNew()
        ? nothing
        : html`<button @click=${() => this.load({ search: '', game: '', page: 1 })}>Show everybody</button>`}
    </div>`;
  }

  table() {
    const { people, sort, backwards } = this.list;
    return html`<table class="people" aria-busy=${this.busy ? 'true' : 'false'}>
        <caption class="hidden-text">People, their results and what was learned of them</caption>
        <thead>
          <tr>
            ${COLUMNS.map(([name, title, kind]) => {
              const down = ['name', 'game'].includes(name) === (sort === name && backwards);
              const order = sort !== name ? 'none' : down ? 'descending' : 'ascending';
              return html`<th scope="col" class=${kind ?? ''} aria-sort=${order}>
                <button class="plain" @click=${() => this.sort(name)}>
                  ${title}<span class="arrow" aria-hidden="true">${sort === name ? (down ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${people.map((each) => row(each, this.work.get(each.job ?? ''), (person) => this.learn(person)))}
        </tbody>
      </table>
      <p class="small soft">
        Score: points of games with a known result, and won–drawn–lost. Strength: Elo from results among the people here and from
        ratings in records, with a 95 % interval. Nobody with fewer than five games has one, in large archives with fewer than ten or
        more. Members of the club are programs and have what the Play page says of them, where the weakest level of a game has 1000.
      </p>`;
  }

  pages() {
    const { page, pages } = this.list;
    if (pages < 2) return nothing;
    return html`<nav class="pages actions" aria-label="Pages of people">
      <button ?disabled=${page === 1} @click=${() => this.load({ page: page - 1 })}>Previous</button>
      <span>Page ${page} of ${pages}</span>
      <button ?disabled=${page === pages} @click=${() => this.load({ page: page + 1 })}>Next</button>
    </nav>`;
  }
}

customElements.define('outwit-people', People);

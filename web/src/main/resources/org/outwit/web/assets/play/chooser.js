/** Which game, against whom, which side, which clock. Choosing begins a new game; the old one is kept. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { gameCards, opponentCards, short } from './cards.js';

const CLOCKS = [
  ['', 'No clock'],
  ['60+1', '1 minute + 1 s'],
  ['180+2', '3 minutes + 2 s'],
  ['300+3', '5 minutes + 3 s'],
  ['900+10', '15 minutes + 10 s'],
];

const TIMES = [
  [200, '0.2 s a move'],
  [1000, '1 s a move'],
  [3000, '3 s a move'],
  [10000, '10 s a move'],
];

const SIDES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** @import {OpponentsView} from 'wire' */

class Chooser extends PageElement {
  static properties = {
    game: {}, // the name of the game to begin with
    against: {},
    offer: { state: true },
    wish: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string|undefined} */
    this.game;
    /** @type {string|undefined} */
    this.against;
    /** @type {OpponentsView} there before anything is offered */
    this.offer;
    /** Whom the cards choose where two are watched: the first player or the second. @type {'against'|'second'} */
    this.seat = 'against';
    this.wish = { against: '', you: '0', clock: '', millis: 1000, watch: false, second: '' };
  }

  willUpdate(changed) {
    if (changed.has('game') && this.game) this.load(this.game, this.against);
  }

  firstUpdated() {
    this.dialog.showModal();
  }

  get dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  /** @param {string} game @param {string} [against] */
  async load(game, against = '') {
    try {
      this.offer = await get(`/api/opponents?game=${encodeURIComponent(game)}`);
      const known = this.offer.opponents.some((each) => each.id === against);
      const chosen = known ? against : this.offer.usual;
      const you = Number(this.wish.you) < this.offer.seats ? this.wish.you : '0';
      this.wish = { ...this.wish, against: chosen, second: chosen, you };
      this.problem = '';
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    return html`<dialog class="chooser" aria-labelledby="chooser-title" @close=${() => this.dispatchEvent(new CustomEvent('closed', { bubbles: true }))}>
      <div class="top"><h2 id="chooser-title">New game</h2><button type="button" @click=${() => this.dialog.close()}>Close</button></div>
      ${this.offer ? this.form() : this.problem ? nothing : html`<p class="soft small">Looking who is here…</p>`}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </dialog>`;
  }

  form() {
    const { shelves, game, opponents, scale } = this.offer;
    const title = shelves.flatMap((shelf) => shelf.games).find((each) => each.name === game)?.title ?? '';
    return html`<form @submit=${(event) => this.begin(event)}>
      ${gameCards(shelves, game, (name) => this.load(name))}
      <p><a href="/rules/${game}">Rules of ${short(title)}</a></p>
      <h3>${this.wish.watch ? 'Players' : 'Opponent'}</h3>
      <p class="small soft scale">${scale}</p>
      ${this.wish.watch ? this.seats() : nothing}
      ${opponentCards(opponents, this.wish[this.seat], (id) => (this.wish = { ...this.wish, [this.seat]: id }))}
      <div class="bottom">
        ${this.wish.watch ? nothing : this.select('choose-side', 'You play', 'you', SIDES.slice(0, this.offer.seats).map((side, seat) => [String(seat), side]))}
        ${this.offer.seats === 2 ? this.select('choose-clock', 'Clock', 'clock', CLOCKS) : nothing}
        ${this.select('choose-time', 'Time to think', 'millis', TIMES)}
        <label class="check"><input type="checkbox" .checked=${this.wish.watch} @change=${(event) => this.watch(event.target.checked)} /> Only watch two play</label>
        <button class="main">New game</button>
      </div>
    </form>`;
  }

  /** Where two are watched: who sits where, and whom the cards choose now. */
  seats() {
    const name = (id) => this.offer.opponents.find((each) => each.id === id)?.name.split(', ')[0] ?? '';
    const button = (seat, label) =>
      html`<button type="button" aria-pressed=${this.seat === seat} @click=${() => this.sit(seat)}>${label}: ${name(this.wish[seat])}</button>`;
    return html`<p class="actions">${button('against', 'First player')} ${button('second', 'Second player')}</p>`;
  }

  /** @param {'against'|'second'} seat */
  sit(seat) {
    this.seat = seat;
    this.requestUpdate();
  }

  /** @param {boolean} watch */
  watch(watch) {
    this.seat = 'against';
    this.wish = { ...this.wish, watch };
  }

  select(id, label, key, choices) {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <select id=${id} @change=${(event) => (this.wish = { ...this.wish, [key]: choices[event.target.selectedIndex][0] })}>
        ${choices.map(([value, name]) => html`<option value=${value} ?selected=${value === this.wish[key]}>${name}</option>`)}
      </select>
    </div>`;
  }

  async begin(event) {
    event.preventDefault();
    const { against, second, you, clock, millis, watch } = this.wish;
    try {
      const players = watch ? [against, second] : [against];
      const { id } = await post('/api/games', { game: this.offer.game, players, you: Number(you), clock: this.offer.seats === 2 ? clock : '', millis, watch });
      this.problem = '';
      this.dispatchEvent(new CustomEvent('begun', { detail: id, bubbles: true }));
    } catch (error) {
      this.problem = error.message;
    }
  }
}

customElements.define('outwit-chooser', Chooser);

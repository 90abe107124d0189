/** Which game, against whom, which side, which clock. Choosing begins a new game; the old one is kept. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';

const KINDS = [
  ['level', 'Like people'],
  ['character', 'Characters'],
  ['person', 'People you have games of'],
  ['learner', 'Who learns you'],
  ['engine', 'As well as they can'],
];

const CLOCKS = [
  ['', 'No clock'],
  ['60+1', '1 minute + 1 s'],
  ['180+2', '3 minutes + 2 s'],
  ['300+3', '5 minutes + 3 s'],
  ['900+10', '15 minutes + 10 s'],
];

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
    this.wish = { against: '', you: '0', clock: '', millis: 1000, watch: false, second: '' };
  }

  willUpdate(changed) {
    if (changed.has('game') && this.game) this.load(this.game, this.against);
  }

  /** @param {string} game @param {string} [against] */
  async load(game, against = '') {
    try {
      this.offer = await get(`/api/opponents?game=${encodeURIComponent(game)}`);
      const known = this.offer.opponents.some((each) => each.id === against);
      this.wish = { ...this.wish, against: known ? against : this.offer.usual, second: '' };
      this.problem = '';
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    if (!this.offer) return this.problem ? html`<p class="problem">${this.problem}</p>` : html`<p class="soft small">Looking who is here…</p>`;
    const chosen = this.offer.opponents.find((each) => each.id === this.wish.against);
    return html`<form class="chooser" @submit=${(event) => this.begin(event)}>
      <div class="field">
        <label for="choose-game">Game</label>
        <select id="choose-game" @change=${(event) => this.load(event.target.value)}>
          ${this.offer.games.map((each) => html`<option value=${each.name} ?selected=${each.name === this.offer.game}>${each.title.replace(/[,:].*/, '')}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="choose-who">${this.wish.watch ? 'First player' : 'Opponent'}</label>
        ${this.who('choose-who', this.wish.against, (against) => (this.wish = { ...this.wish, against }))}
        ${chosen ? html`<p class="small soft about">${chosen.about}${chosen.elo ? ` Elo ${chosen.elo}, where the weakest level has 1000.` : ''}</p>` : nothing}
      </div>
      ${this.wish.watch
        ? html`<div class="field">
            <label for="choose-second">Second player</label>
            ${this.who('choose-second', this.wish.second || this.wish.against, (second) => (this.wish = { ...this.wish, second }))}
          </div>`
        : html`<div class="field">
            <label for="choose-side">You play</label>
            <select id="choose-side" @change=${(event) => (this.wish = { ...this.wish, you: event.target.value })}>
              ${[...Array(this.offer.seats).keys()].map((seat) => html`<option value=${seat} ?selected=${String(seat) === this.wish.you}>${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][seat]}</option>`)}
            </select>
          </div>`}
      ${this.offer.seats === 2
        ? html`<div class="field">
            <label for="choose-clock">Clock</label>
            <select id="choose-clock" @change=${(event) => (this.wish = { ...this.wish, clock: event.target.value })}>
              ${CLOCKS.map(([value, name]) => html`<option value=${value} ?selected=${value === this.wish.clock}>${name}</option>`)}
            </select>
          </div>`
        : nothing}
      <div class="field">
        <label for="choose-time">Time to think</label>
        <select id="choose-time" @change=${(event) => (this.wish = { ...this.wish, millis: Number(event.target.value) })}>
          ${[[200, '0.2 s a move'], [1000, '1 s a move'], [3000, '3 s a move'], [10000, '10 s a move']].map(
            ([millis, name]) => html`<option value=${millis} ?selected=${millis === this.wish.millis}>${name}</option>`)}
        </select>
      </div>
      <label class="check"><input type="checkbox" .checked=${this.wish.watch} @change=${(event) => (this.wish = { ...this.wish, watch: event.target.checked })} /> Only watch two play</label>
      <div class="actions"><button class="main">New game</button></div>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </form>`;
  }

  who(id, selected, choose) {
    return html`<select id=${id} @change=${(event) => choose(event.target.value)}>
      ${KINDS.map(([kind, title]) => {
        const members = this.offer.opponents.filter((each) => each.kind === kind);
        return members.length
          ? html`<optgroup label=${title}>${members.map((each) => html`<option value=${each.id} ?selected=${each.id === selected}>${each.name}${each.elo ? ` (${each.elo})` : ''}</option>`)}</optgroup>`
          : nothing;
      })}
    </select>`;
  }

  async begin(event) {
    event.preventDefault();
    const { against, second, you, clock, millis, watch } = this.wish;
    try {
      const players = watch ? [against, second || against] : [against];
      const { id } = await post('/api/games', { game: this.offer.game, players, you: Number(you), clock, millis, watch });
      this.problem = '';
      this.dispatchEvent(new CustomEvent('begun', { detail: id, bubbles: true }));
    } catch (error) {
      this.problem = error.message;
    }
  }
}

customElements.define('outwit-chooser', Chooser);

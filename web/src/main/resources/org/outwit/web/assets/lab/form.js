/** A new tournament: the game, who takes part, how many games and how long a move. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';

/** @import {OpponentView, PlayersView} from 'wire' */

const MOST_PLAYERS = 6;
const GAMES = [2, 4, 6, 10, 20];
const TIMES = [
  [20, '20 milliseconds'],
  [100, '100 milliseconds'],
  [300, '300 milliseconds'],
  [1000, '1 second'],
];
const USUAL_LENGTH = 60; // plies, to say about how long it takes

/** Three in the middle, who differ and answer soon. @param {OpponentView[]} players */
const usual = (players) => {
  const ids = players.map(({ id }) => id);
  return ids.length < 7 ? ids.slice(0, 3) : [ids[2], ids[4], ids[6]];
};

class TournamentForm extends PageElement {
  static properties = {
    known: { state: true },
    chosen: { state: true },
    games: { state: true },
    millis: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {PlayersView} there before anything is chosen */
    this.known;
    /** @type {string[]} */
    this.chosen = [];
    this.games = 4;
    this.millis = 100;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.load('checkers');
  }

  async load(game) {
    try {
      this.known = await get(`/api/lab/players?game=${encodeURIComponent(game)}`);
      this.chosen = usual(this.known.players);
      this.problem = '';
    } catch (error) {
      this.problem = error.message;
    }
  }

  choose(id, taken) {
    this.chosen = taken ? [...this.chosen, id] : this.chosen.filter((each) => each !== id);
  }

  get pairs() {
    return (this.chosen.length * (this.chosen.length - 1)) / 2;
  }

  /** Levels answer at once, so it is at most about so long. */
  get length() {
    const seconds = (this.pairs * this.games * USUAL_LENGTH * this.millis) / 1000;
    return seconds < 90 ? `${Math.max(1, Math.round(seconds))} seconds` : seconds < 5400 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
  }

  get says() {
    const count = this.chosen.length;
    if (count < 2) return 'Choose two players or more.';
    if (count > MOST_PLAYERS) return `At most ${MOST_PLAYERS} players take part; ${count} are chosen.`;
    return `${this.pairs * this.games} games; up to about ${this.length}, if games have ${USUAL_LENGTH} moves and everybody uses the time.`;
  }

  render() {
    const problem = this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    if (!this.known) return html`<h2>A new tournament</h2>${problem === nothing ? html`<p class="soft">Looking who plays…</p>` : problem}`;
    const { games, players, game } = this.known;
    const fits = this.chosen.length >= 2 && this.chosen.length <= MOST_PLAYERS;
    return html`<h2>A new tournament</h2>
      <form @submit=${(event) => this.begin(event)}>
        <div class="fields">
          <div class="field"><label for="cup-name">Name</label><input id="cup-name" name="name" maxlength="80" placeholder="Sunday cup" autocomplete="off" /></div>
          <div class="field"><label for="cup-game">Game</label>
            <select id="cup-game" @change=${(event) => this.load(event.target.value)}>
              ${games.map(({ name, title }) => html`<option value=${name} ?selected=${name === game}>${title}</option>`)}</select></div>
          <div class="field"><label for="cup-games">Games of each pair</label>
            <select id="cup-games" @change=${(event) => (this.games = Number(event.target.value))}>
              ${GAMES.map((count) => html`<option ?selected=${count === this.games}>${count}</option>`)}</select></div>
          <div class="field"><label for="cup-time">Time a move</label>
            <select id="cup-time" @change=${(event) => (this.millis = Number(event.target.value))}>
              ${TIMES.map(([millis, words]) => html`<option value=${millis} ?selected=${millis === this.millis}>${words}</option>`)}</select></div>
        </div>
        <fieldset><legend>Players, two to ${MOST_PLAYERS}</legend>
          <div class="players">${players.map((each) => this.player(each))}</div>
        </fieldset>
        ${problem}
        <div class="actions"><button class="main" ?disabled=${!fits || this.busy}>Begin</button><span class="small soft" role="status">${this.says}</span></div>
      </form>`;
  }

  /** @param {OpponentView} each */
  player({ id, name, about, elo }) {
    return html`<label class="player"><input type="checkbox" .checked=${this.chosen.includes(id)} @change=${(event) => this.choose(id, event.target.checked)} />
      <span><b>${name}</b>${elo ? html` <span class="soft small">about ${elo} Elo here</span>` : nothing}<br /><span class="small soft">${about}</span></span></label>`;
  }

  async begin(event) {
    event.preventDefault();
    this.busy = true;
    try {
      const wish = { name: event.target.elements.name.value, game: this.known.game, players: this.chosen, games: this.games, millis: this.millis };
      const { id } = await post('/api/lab/tournaments', wish);
      location.assign(`/lab/tournaments/${id}`);
    } catch (error) {
      this.problem = error.message;
      this.busy = false;
    }
  }
}

customElements.define('outwit-tournament-form', TournamentForm);

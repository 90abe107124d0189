/** Analyse: a position, what is best, what somebody would play, and what is best against them. All of it is in the address. */
import { html, nothing } from 'lit';
import '../board/board.js';
import { onConnection, watch } from '../frame/events.js';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import '../play/moves.js';
import { against, best, predicted, prospects } from './columns.js';
import { address, joined, question } from './address.js';
import { buttons, choice, marks, status } from './controls.js';
import './editor.js';
import './map.js';
import { opponent } from './people.js';
import './setup.js';

/** @import {AnalysedView, AnalysisNews, GameAnalysisView, LaterView, PlayableMove} from 'wire' */
/** @import {Shown} from './columns.js' */
/** @typedef {AnalysedView & {players: string[]}} Line the board, the start, the moves and who played */
/** @typedef {{game: string, position?: string, moves?: string|string[], players?: string[], at?: number, person?: string, them?: string|number, keep?: boolean}} Wish */

const KEPT = /^person\/([0-9a-f]{32})\/games\/([0-9a-f]{32})$/; // a game of somebody, by its address
const WAIT = 150; // milliseconds after the last step before an analysis is asked for

export class Analyse extends PageElement {
  static properties = {
    info: { state: true }, // what can be asked about the game
    line: { state: true }, // the board, the start and the moves
    at: { state: true }, // how many of the moves have been played
    now: { state: true }, // what can be played there
    person: { state: true },
    them: { state: true },
    known: { state: true }, // what the analysis has told
    chosen: { state: true },
    shown: { state: true }, // a move that is pointed at: {way, reply}
    choices: { state: true },
    flipped: { state: true },
    editing: { state: true }, // whether pieces are set up
    problem: { state: true },
    said: { state: true },
  };

  constructor() {
    super();
    /** @type {GameAnalysisView} as the line, there before anything is shown */
    this.info;
    /** @type {Line} */
    this.line;
    /** @type {{moves: Line['moves'], at: number}|null} what the game went on with */
    this.main = null;
    this.at = 0;
    /** @type {LaterView|null} */
    this.now = null;
    this.person = '';
    /** @type {number|undefined} */
    this.them;
    /** @type {AnalysisNews} */
    this.known = {};
    /** @type {string|null} */
    this.chosen = null;
    /** @type {Shown|null} */
    this.shown = null;
    /** @type {PlayableMove[]} */
    this.choices = [];
    /** @type {boolean|undefined} */
    this.flipped;
    /** @type {boolean|undefined} */
    this.editing;
    /** @type {(() => void)|null} */
    this.leave = null;
    this.problem = '';
    this.said = '';
    this.keys = (event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.keys);
    let connected = true;
    this.disconnect = onConnection((now) => {
      if (now && !connected) this.analyse(); // a new server knows nothing of it
      connected = now;
    });
    this.begin(new URLSearchParams(location.search));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keys);
    this.disconnect?.();
    this.leave?.();
  }

  /** @param {URLSearchParams} wished */
  async begin(wished) {
    /** @type {Record<string, string>} */
    const wish = Object.fromEntries(wished);
    try {
      const kept = wish.record?.match(KEPT);
      if (kept) wish.record = (await get(`/api/person/${kept[1]}/games/${kept[2]}`)).record;
      if (wish.record) await this.open({ ...(await post('/api/analyse/read', { text: wish.record, game: wish.game })), person: wish.person });
      else await this.open({ ...wish, game: wish.game ?? 'checkers', at: wish.at === undefined ? undefined : Number(wish.at) });
    } catch (error) {
      this.problem = error.message;
      if (!this.line) await this.open({ game: this.info?.game.name ?? 'checkers', keep: true }).catch(() => {});
    }
  }

  /** Shows a game. @param {Wish} wish */
  async open(wish) {
    const moves = Array.isArray(wish.moves) ? joined(wish.moves) : wish.moves;
    const info = await get(`/api/analyse/game?game=${encodeURIComponent(wish.game)}`);
    this.info = info;
    const line = await get(question('/api/analyse/position', { game: wish.game, position: wish.position, moves }));
    this.line = { ...line, players: wish.players ?? [] };
    this.main = null;
    this.editing = false;
    const known = info.people.some((each) => each.id === wish.person) || wish.person?.startsWith('person:');
    this.person = (known ? wish.person : info.people[0]?.id) ?? '';
    this.at = Math.min(wish.at ?? line.moves.length, line.moves.length);
    this.them = wish.them === undefined ? undefined : Number(wish.them);
    this.said = wish.person && !known ? `Nobody called ${wish.person} is known here; ${info.people[0]?.name.toLowerCase() ?? 'nobody'} instead.` : '';
    if (!wish.keep) this.problem = '';
    await this.stand(this.at === line.moves.length ? line : null);
  }

  /**
   * Stands at a move of the game: what can be played there is asked for, and the analysis begins.
   *
   * @param {LaterView|null} [answer] what can be played, where that is known
   */
  async stand(answer) {
    clearTimeout(this.soon);
    this.leave?.();
    this.leave = null;
    this.known = {};
    this.chosen = null;
    this.shown = null;
    this.choices = [];
    const at = this.at;
    this.now = null;
    try {
      const now = answer ?? (await get(`${question('/api/analyse/position', this.asked(at))}&from=${at}`));
      if (at !== this.at) return;
      this.now = now;
      if (this.them === undefined && now.turn >= 0) this.them = 1 - now.turn;
      history.replaceState(null, '', address(this));
      this.soon = setTimeout(() => this.analyse(), WAIT);
    } catch (error) {
      this.problem = error.message;
    }
  }

  asked(at) {
    return { game: this.line.game.name, position: this.line.position, moves: joined(this.line.moves.slice(0, at).map((move) => move.text)) };
  }

  async analyse() {
    if (!this.info?.engine || !this.now || this.now.over || this.now.turn < 0) return;
    const now = this.now;
    try {
      const { id } = await post('/api/analyse', { ...this.asked(this.at), person: this.person, them: this.them });
      if (now !== this.now) return;
      this.id = id;
      this.leave?.();
      this.leave = watch(
        `analysis/${id}`,
        ({ kind, data }) => {
          this.known = kind === 'picture' ? data : { ...this.known, ...data };
        },
        (sentence) => {
          if (now === this.now) this.problem = sentence;
        },
      );
    } catch (error) {
      this.problem = error.message;
    }
  }

  get position() {
    return this.at === 0 ? this.line.start : this.line.moves[this.at - 1].position;
  }

  /** The move whose replies are on the map. */
  get looked() {
    const { against: found } = this.known;
    return this.chosen ?? ((found && 'pick' in found && found.pick) || prospects(this.known)[0]?.move || null);
  }

  get isTheirTurn() {
    return Boolean(this.known.against && 'theirTurn' in this.known.against);
  }

  get map() {
    if (this.isTheirTurn) return this.known.map;
    return this.looked ? this.known[`map:${this.looked}`] : undefined;
  }

  render() {
    if (!this.line) return html`<h1>Analyse</h1>${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : html`<p class="soft">Setting up the board…</p>`}`;
    const way = this.at ? this.line.moves[this.at - 1].way : [];
    return html`<h1 class="hidden-text">Analyse: ${this.line.game.title}</h1>
      <div class="desk">
        <div class="board-side">
          ${this.editing ? this.editor() : html`<outwit-board .board=${this.line.board} .pieces=${this.position.pieces} .last=${way} .moves=${this.now?.legal ?? []}
            .flipped=${Boolean(this.flipped)} .marks=${marks(this)} label="${this.line.game.title}, ${this.position.caption}"
            @move=${(event) => this.meant(event.detail.moves)} @said=${(event) => (this.said = event.detail)}></outwit-board>
          ${status(this)} ${buttons(this)} ${choice(this)}
          <outwit-moves .moves=${this.line.moves} .at=${this.at} @look=${(event) => this.step(event.detail)}></outwit-moves>`}
          <outwit-setup .info=${this.info} .now=${this.now?.now ?? ''} @open=${(event) => this.begin(event.detail)} @read=${(event) => this.read(event.detail)}></outwit-setup>
        </div>
        <div class="findings">${opponent(this.info, this.person, this.them, (person, them) => this.against(person, them))} ${this.columns()}</div>
      </div>`;
  }

  editor() {
    return html`<outwit-editor .info=${this.info} .board=${this.line.board} .pieces=${this.position.pieces} .mover=${Math.max(0, this.now?.turn ?? 0)} .flipped=${Boolean(this.flipped)}
      @cancel=${() => this.edit(false)} @set=${(event) => this.set(event.detail)}></outwit-editor>`;
  }

  /** Nothing is looked for while pieces are set up. */
  edit(editing) {
    this.editing = editing;
    this.leave?.();
    this.leave = null;
    if (!editing) this.analyse();
  }

  async set(position) {
    this.editing = false;
    await this.begin(new URLSearchParams({ game: this.line.game.name, position, person: this.person }));
  }

  columns() {
    if (this.editing) return html`<p class="missing">Put the pieces where you want them. What is best is looked for when you are done.</p>`;
    if (!this.info.engine) return html`<p class="missing">${this.info.sentence}</p>`;
    if (this.now?.over) return html`<p class="missing">${this.now.over} Step back to look at what came before.</p>`;
    const name = this.name();
    const point = { choose: (move) => this.choose(move), show: (shown) => (this.shown = shown), chosen: this.looked };
    return html`<div class="columns">
        ${best(this.known, point, () => this.more())} ${predicted(this.known, this.info, name, point)} ${against(this.known, this.info, name, point)}
      </div>
      ${this.looked && !this.isTheirTurn
        ? html`<p class="actions chosen"><span>Chosen: <b>${this.looked}</b></span><button @click=${() => this.play(this.looked)}>Play it</button></p>`
        : nothing}
      ${this.person
        ? html`<outwit-move-map .map=${this.map} .name=${name} .played=${this.isTheirTurn ? '' : this.looked} @show=${(event) => (this.shown = event.detail)}></outwit-move-map>`
        : nothing}`;
  }

  name() {
    const person = this.info.people.find((each) => each.id === this.person);
    return person?.name.replace(/,.*/, '') ?? this.known.people?.name ?? 'Somebody';
  }

  against(person, them) {
    this.person = person;
    this.them = them;
    this.stand(this.now);
  }

  meant(moves) {
    if (moves.length === 1) this.play(moves[0].text);
    else this.choices = moves;
  }

  /** Plays on from here. What the game went on with is kept, to go back to. */
  async play(text) {
    this.said = '';
    if (this.line.moves[this.at]?.text === text) return this.step(this.at + 1);
    const { moves } = this.line;
    const at = this.at;
    try {
      const wish = this.asked(at);
      const answer = await get(`${question('/api/analyse/position', { ...wish, moves: joined([...moves.slice(0, at).map((move) => move.text), text]) })}&from=${at}`);
      if (at < moves.length && !this.main) this.main = { moves, at };
      this.line = { ...this.line, moves: [...moves.slice(0, at), ...answer.moves] };
      this.at = at + 1;
      this.problem = '';
      await this.stand(answer);
    } catch (error) {
      this.problem = error.message;
    }
  }

  back() {
    if (!this.main) return;
    this.line = { ...this.line, moves: this.main.moves };
    this.at = this.main.at;
    this.main = null;
    this.stand();
  }

  step(to) {
    const at = Math.max(0, Math.min(this.line.moves.length, to));
    if (at === this.at) return;
    this.at = at;
    this.said = '';
    this.problem = '';
    this.stand();
  }

  async read(text) {
    try {
      const found = await post('/api/analyse/read', { text, game: this.line.game.name });
      await this.open({ ...found, at: found.moves.length ? 0 : undefined });
      this.said = found.moves.length ? `${this.info.game.name}: ${found.moves.length} moves. Step through them with the arrow keys.` : `A position of ${this.info.game.name}.`;
    } catch (error) {
      this.problem = error.message;
    }
  }

  async choose(move) {
    this.chosen = move;
    const map = this.known[`map:${move}`];
    if (!this.person || (map && map.depth >= (this.known.against?.depth ?? 0))) return;
    try {
      await post(`/api/analyse/${this.id}/choose`, { move });
    } catch (error) {
      this.problem = error.message;
    }
  }

  async more() {
    try {
      await post(`/api/analyse/${this.id}/more`);
    } catch (error) {
      this.problem = error.message;
    }
  }

  key(event) {
    if (!this.line || this.editing || event.defaultPrevented || event.target.closest?.('[role=grid], input, select, textarea, [data-keys]') || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.line.moves.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.step(to);
  }
}

customElements.define('outwit-analyse', Analyse);

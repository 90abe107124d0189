/** Play: the board, who sits where, the moves, and what the opponent thinks of you. */
import { html, nothing } from 'lit';
import '../board/board.js';
import { watch } from '../frame/events.js';
import { PageElement } from '../frame/frame.js';
import { post } from '../frame/request.js';
import './chooser.js';
import { buttons, over, status } from './controls.js';
import { more } from './more.js';
import './moves.js';
import './review.js';
import { left, plate } from './plates.js';
import { sound, toggle } from './sound.js';
import { apply, boardAt, landed, positionAt, settles, strayed } from './state.js';
import { thoughts } from './thoughts.js';

/** @import {Board, Mark} from '../board/board.js' */
/** @import {PlayableMove} from 'wire' */
/** @import {Aside, GameTold, KnownGame, Touched} from './state.js' */

export class Play extends PageElement {
  static properties = {
    game: {}, // the id of the game
    known: { state: true },
    aside: { state: true }, // moves that might have been played
    at: { state: true }, // which position is looked at; null for the last
    pending: { state: true }, // a move that was touched and not confirmed
    choices: { state: true },
    choosing: { state: true },
    flipped: { state: true },
    resigning: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {string|undefined} */
    this.game;
    /** @type {KnownGame|null} */
    this.known = null;
    /** @type {Aside|null} */
    this.aside = null;
    /** @type {number|null} */
    this.at = null;
    /** @type {(Touched & {ply: number, sent: boolean})|null} */
    this.pending = null;
    /** @type {PlayableMove[]} */
    this.choices = [];
    /** @type {Mark[]} */
    this.shownMarks = [];
    /** @type {boolean|undefined} */
    this.choosing;
    /** @type {boolean|undefined} */
    this.flipped;
    /** @type {number|null} at how many moves the next one was asked for */
    this.asked = null;
    /** @type {number|null} at how many moves the clock was told that it has run out */
    this.fell = null;
    this.resigning = false;
    this.problem = '';
    this.keys = (event) => this.key(event);
    this.back = () => this.wentBack();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.keys);
    addEventListener('popstate', this.back);
    this.ticking = setInterval(() => this.tick(), 200);
    const wished = new URLSearchParams(location.search);
    if (wished.has('game') || wished.has('against')) this.begin(wished);
    else if (this.game) this.open(this.game);
    else this.begin(wished);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keys);
    removeEventListener('popstate', this.back);
    clearInterval(this.ticking);
    this.leave?.();
  }

  /** @param {URLSearchParams} wished */
  async begin(wished) {
    /** @type {{game?: string|null, players?: (string|null)[], start?: string|null, you?: number}} */
    const wish = {};
    if (wished.get('game')) wish.game = wished.get('game');
    if (wished.get('against')) wish.players = [wished.get('against')];
    if (wished.get('start')) wish.start = wished.get('start');
    if (wished.get('you')) wish.you = Number(wished.get('you'));
    try {
      const { id } = await post('/api/games', wish);
      this.open(id);
    } catch (error) {
      this.problem = error.message;
      this.choosing = true;
    }
  }

  begun(id) {
    this.choosing = false;
    this.open(id);
  }

  open(id) {
    this.leave?.();
    this.address(id);
    this.game = id;
    this.known = null;
    this.aside = null;
    this.at = null;
    this.pending = null;
    this.choices = [];
    this.resigning = false;
    this.problem = '';
    this.flipped = undefined;
    this.asked = null;
    this.fell = null;
    this.leave = watch(
      `game/${id}`,
      (told) => {
        this.heard(told);
        this.known = apply(this.known, told);
        if (this.pending && settles(this.pending, told)) this.pending = null;
        this.watched();
      },
      (sentence) => (this.problem = sentence),
    );
  }

  /** A move takes where pieces are fewer after it. @param {GameTold} told */
  heard(told) {
    if (!this.known) return;
    const before = positionAt(this.known, this.known.moves.length).pieces.length;
    sound(told.kind, told.kind === 'move' && told.data.move.position.pieces.length < before);
  }

  /** Another game is another page: Back returns to the one before. The first page only gets the name of its game. */
  address(id) {
    const path = `/game/${id}`;
    if (location.pathname === path) return;
    if (location.pathname === `/game/${this.game}`) history.pushState(null, '', path);
    else history.replaceState(null, '', path);
  }

  wentBack() {
    const id = location.pathname.match(/^\/game\/([^/]+)$/)?.[1];
    if (id && id !== this.game) this.begun(id);
  }

  /** Where two programs play, the page asks for the next move when it has shown the last one. */
  watched() {
    clearTimeout(this.next);
    const game = this.known;
    if (game && game.you < 0 && !game.over.sentence && !this.paused && this.asked !== game.moves.length) {
      this.next = setTimeout(() => {
        this.asked = game.moves.length;
        this.ask('next');
      }, 350);
    }
  }

  tick() {
    const game = this.known;
    if (!game?.clocked || game.clock.running === undefined || game.clock.running < 0) return;
    this.requestUpdate();
    if (game.clock.running === game.you && (left(game, game.you) ?? Infinity) <= 0 && this.fell !== game.moves.length) {
      this.fell = game.moves.length;
      this.ask('clock');
    }
  }

  get plies() {
    return this.at ?? this.known?.moves.length ?? 0;
  }

  /** The game with what might have been played instead, while that is looked at. */
  get seen() {
    return this.known && this.aside ? strayed(this.known, this.aside) : this.known;
  }

  render() {
    const game = this.seen;
    if (!game) return html`<h1 class="hidden-text">Play</h1>${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : html`<p class="soft">Setting up the board…</p>`}${this.choosing ? this.chooser() : nothing}`;
    const looking = this.at !== null && (Boolean(this.aside) || this.at < game.moves.length);
    const position = positionAt(game, this.plies);
    const pieces = this.pending && !looking ? landed(boardAt(game, this.plies) ?? game.board, position.pieces, this.pending) : position.pieces;
    const last = this.plies ? game.moves[this.plies - 1].way : [];
    const flipped = this.flipped ?? game.flipped;
    const above = flipped ? 1 - game.upper : game.upper;
    const seats = game.seats.length === 2 ? [above, 1 - above] : [...game.seats.keys()];
    return html`<h1 class="hidden-text">${game.game.title}</h1>
      <div class="table">
        <div class="board-side">
          <outwit-board .board=${boardAt(game, this.plies)} .pieces=${pieces} .last=${this.pending && !looking ? (this.pending.ways[0] ?? []) : last}
            .moves=${looking || this.pending ? [] : game.legal} .choices=${this.choices} .flipped=${flipped} .marks=${looking ? this.shownMarks : game.hint ? [{ way: game.hint.way, kind: 'hint' }] : []}
            label="${game.game.title}, ${position.caption}"
            @move=${(event) => this.meant(event.detail.moves)} @chosen=${(event) => this.chosen(event.detail)} @said=${(event) => this.say(event.detail)}></outwit-board>
        </div>
        <div class="panel">
          ${this.heading(game)}
          <div class="plates">${seats.map((seat) => plate(game, seat, position))}</div>
          ${status(this, game, position, looking)} ${buttons(this, game, looking)} ${over(this, game)}
          <outwit-moves .moves=${game.moves} .at=${this.plies} .seats=${game.seats.length} .trick=${game.board.hands} @look=${(event) => this.look(event.detail)}></outwit-moves>
          ${thoughts(game)} ${more(this, game, looking)}
        </div>
      </div>`;
  }

  /** What is played, with the way to something else. */
  heading(game) {
    const others = game.seats.filter((seat) => seat.kind !== 'you').map((seat) => seat.name);
    return html`<div class="heading">
      <h2>${game.game.title.replace(/[,:].*/, '')} <span class="soft">${game.you < 0 ? others.join(' and ') : `against ${[...new Set(others)].join(', ')}`}</span></h2>
      <a class="small" href="/rules/${game.game.name}">Rules</a>
      <button class="small" aria-haspopup="dialog" @click=${() => (this.choosing = !this.choosing)}>Change</button>
    </div>
    ${this.choosing ? this.chooser() : nothing}`;
  }

  chooser() {
    const other = this.known?.seats.find((seat) => seat.kind !== 'you');
    return html`<outwit-chooser game=${this.known?.game.name ?? 'checkers'} against=${other?.id ?? ''} @closed=${() => (this.choosing = false)} @begun=${(event) => this.begun(event.detail)}></outwit-chooser>`;
  }

  type(event) {
    event.preventDefault();
    if (!this.known) return;
    const input = event.target.elements.move;
    const text = input.value.trim();
    if (text) this.send(this.known.legal.find((move) => move.text.toLowerCase() === text.toLowerCase()) ?? { text, ways: [], taken: [] });
    input.value = '';
  }

  say(sentence) {
    this.problem = '';
    if (this.known) this.known = { ...this.known, sentence };
  }

  async meant(moves) {
    if (moves.length === 1) {
      this.send(moves[0]);
      return;
    }
    this.choices = moves;
    await this.updateComplete;
    const board = /** @type {Board} */ (this.querySelector('outwit-board'));
    await board.updateComplete;
    /** @type {HTMLElement|null} */ (board.querySelector('.choice button'))?.focus();
  }

  /** One of the moves that the cells did not tell apart, or none; whoever plays by keys is back at the board. */
  chosen(move) {
    this.choices = [];
    if (move) this.send(move);
    /** @type {HTMLElement|null} */ (this.querySelector('outwit-board [role=gridcell][tabindex="0"]'))?.focus();
  }

  /** @param {Touched} move */
  async send(move) {
    this.choices = [];
    if (!this.known) return;
    const pending = { ...move, ply: this.known.moves.length, sent: false };
    this.pending = pending;
    const taken = await this.ask('move', { move: move.text, ply: pending.ply });
    pending.sent = true;
    if (!taken && this.pending === pending) this.pending = null;
  }

  /** Whether the server does it. */
  async ask(command, body) {
    try {
      await post(`/api/games/${this.game}/${command}`, body);
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = error.message;
      return false;
    }
  }

  /** A step of a move that is being made, or the last move. */
  undo() {
    const board = /** @type {Board} */ (this.querySelector('outwit-board'));
    if (!board.takeBack()) this.ask('undo');
  }

  pause() {
    this.paused = !this.paused;
    this.asked = null;
    this.watched();
    this.requestUpdate();
  }

  /** The same game again, with its clock and where it began, or from where it had come. */
  async again(game, changed, ply) {
    try {
      const { id } = await post(`/api/games/${game.id}/again`, { changed, ply });
      this.open(id);
    } catch (error) {
      this.problem = error.message;
    }
  }

  /** A position of the review, with what was played and what was better. */
  lookBack({ ply, marks, aside = null }) {
    this.aside = aside;
    this.look(ply);
    this.querySelector('outwit-board')?.scrollIntoView({ block: 'nearest' });
    this.shownMarks = marks;
  }

  /** @param {number|null} plies */
  look(plies) {
    const game = this.seen;
    if (!game) return;
    this.shownMarks = [];
    if (plies === null || (this.aside && plies < this.aside.from)) this.aside = null;
    if (this.aside && plies !== null) this.at = Math.min(plies, game.moves.length);
    else this.at = plies === null || plies >= game.moves.length ? null : Math.max(0, plies);
  }

  sounds() {
    toggle();
    this.requestUpdate();
  }

  key(event) {
    if (!this.known || event.target.closest?.('[role=grid], input, select, textarea') || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'm') this.sounds();
    const to = { ArrowLeft: this.plies - 1, ArrowRight: this.plies + 1, Home: 0, End: this.seen?.moves.length ?? 0 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.look(to);
  }
}

customElements.define('outwit-play', Play);

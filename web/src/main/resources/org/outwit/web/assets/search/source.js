/** Where the tree comes from: the menu, a text, a seed, or a position of a game. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';

/** @import {SearchMenu} from 'wire' */
/** @import {Kind, Source} from './address.js' */

/** @type {[Kind, string][]} */
const KINDS = [['example', 'From a paper'], ['text', 'Written'], ['grown', 'Grown from a seed'], ['game', 'From a game']];

class TreeSourceForm extends PageElement {
  static properties = { menu: { attribute: false }, source: { attribute: false }, kind: { state: true } };

  constructor() {
    super();
    /** @type {SearchMenu} */
    this.menu;
    /** @type {Source} */
    this.source;
    /** @type {Kind} */
    this.kind = 'example';
  }

  willUpdate(changed) {
    if (changed.has('source')) this.kind = this.source.kind;
  }

  render() {
    return html`<div class="field">
        <label for="source-kind">Tree</label>
        <select id="source-kind" @change=${(event) => (this.kind = event.target.value)}>
          ${KINDS.map(([kind, text]) => html`<option value=${kind} ?selected=${kind === this.kind}>${text}</option>`)}
        </select>
      </div>
      ${this[this.kind]()}`;
  }

  example() {
    const { examples } = this.menu;
    const now = examples.find((each) => each.id === this.source.id);
    const groups = [...new Set(examples.map((each) => each.group))];
    return html`<div class="field">
        <label for="source-example">Which</label>
        <select id="source-example" @change=${(event) => this.choose({ kind: 'example', id: event.target.value })}>
          ${now ? nothing : html`<option value="" selected>choose…</option>`}
          ${groups.map((group) => html`<optgroup label=${group}>
            ${examples.filter((each) => each.group === group).map((each) => html`
              <option value=${each.id} ?selected=${each === now}>${each.title}</option>`)}
          </optgroup>`)}
        </select>
      </div>
      ${now ? html`<p class="small why">${now.why}</p>` : nothing}`;
  }

  text() {
    const text = this.source.kind === 'text' ? this.source.text : '((3 12 8) (2 4 6) (14 5 2))';
    return html`<form @submit=${(event) => this.send(event, (form) => ({ kind: 'text', text: form.text.value }))}>
      <div class="field">
        <label for="source-text">The tree, or a question as JSON</label>
        <textarea id="source-text" name="text" rows="6" spellcheck="false" .value=${text}></textarea>
      </div>
      <p class="small soft">Brackets are nodes, numbers leaves; [5,-5] is a leaf with f1 and f0.</p>
      <button>Show it</button>
    </form>`;
  }

  grown() {
    const said = Object.fromEntries(((this.source.kind === 'grown' && this.source.spec) || 'b=3,d=4,seed=7,range=20').split(',').map((each) => each.split('=')));
    const field = (key, label, otherwise) => html`<div class="field told">
      <label for=${`grown-${key}`}>${label}</label>
      <input id=${`grown-${key}`} name=${key} autocomplete="off" .value=${said[key] ?? otherwise} />
    </div>`;
    return html`<form @submit=${(event) => this.send(event, (form) => ({
        kind: 'grown',
        spec: [...new FormData(form)].map(([key, value]) => [key, String(value).trim()]).filter(([, value]) => value).map(([key, value]) => `${key}=${value}`).join(','),
      }))}>
      ${field('b', 'Children (3 or 1-4)', '3')} ${field('d', 'Plies', '4')} ${field('seed', 'Seed', '7')}
      ${field('range', 'Largest value', '20')} ${field('leaf', 'Early leaves, %', '')} ${field('functions', 'Functions', '')}
      ${field('bound', 'Bound of sums', '')}
      <div class="actions"><button>Grow it</button><button type="button" @click=${this.again}>Next seed</button></div>
    </form>`;
  }

  again() {
    const seed = /** @type {HTMLInputElement} */ (this.querySelector('#grown-seed'));
    seed.value = String((Number(seed.value) || 0) + 1);
    seed.form?.requestSubmit();
  }

  game() {
    /** @type {Partial<Source>} */
    const source = this.source.kind === 'game' ? this.source : { game: 'othello', position: '', depth: 3 };
    const name = this.chosenGame ?? source.game;
    const game = this.menu.games.find((each) => each.name === name) ?? this.menu.games[0];
    const evaluators = (key, none) => html`<select id=${`game-${key}`} name=${key}>
      ${none ? html`<option value="">nobody else</option>` : nothing}
      ${game.evaluators.map((each) => html`<option ?selected=${each === source[key]}>${each}</option>`)}
    </select>`;
    return html`<form @submit=${(event) => this.send(event, (form) => ({
        kind: 'game', game: form.game.value, position: form.position.value.trim(), depth: Number(form.depth.value),
        own: form.own.value, theirs: form.theirs.value,
      }))}>
      <div class="field"><label for="game-game">Game</label>
        <select id="game-game" name="game" @change=${(event) => { this.chosenGame = event.target.value; this.requestUpdate(); }}>
          ${this.menu.games.map((each) => html`<option value=${each.name} ?selected=${each === game}>${each.title}</option>`)}
        </select></div>
      <div class="field"><label for="game-position">Position (empty: the start)</label>
        <textarea id="game-position" name="position" rows="3" spellcheck="false" .value=${source.position ?? ''}></textarea></div>
      <div class="field told"><label for="game-depth">Plies</label>
        <input id="game-depth" name="depth" type="number" min="1" max="12" .value=${String(source.depth ?? 3)} /></div>
      <div class="field told"><label for="game-own">We value</label>${evaluators('own', false)}</div>
      <div class="field told"><label for="game-theirs">They value</label>${evaluators('theirs', true)}</div>
      <button>Show it</button>
    </form>`;
  }

  send(event, read) {
    event.preventDefault();
    this.choose(read(event.target));
  }

  /** @param {Source} source */
  choose(source) {
    this.dispatchEvent(new CustomEvent('choose', { detail: source }));
  }
}

customElements.define('outwit-tree-source', TreeSourceForm);

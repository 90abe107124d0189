/** The page as a whole: what is asked, what came back, and where both searches stand. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';
import { read, write } from './address.js';
import { align } from './timeline.js';
import './algorithm.js';
import './run.js';
import './source.js';
import './transport.js';

/** @import {SearchMenu, StepsView} from 'wire' */
/** @import {AskedRun, Source} from './address.js' */
/** @import {Run} from './run.js' */

/** Wider trees stand below each other. */
const WIDE = 780;

class SearchPage extends PageElement {
  static properties = {
    menu: { state: true }, source: { state: true }, runs: { state: true }, found: { state: true }, problem: { state: true },
    busy: { state: true }, at: { state: true }, zoom: { state: true }, playing: { state: true }, copied: { state: true },
  };

  constructor() {
    super();
    /** @type {SearchMenu} there before anything is asked */
    this.menu;
    /** @type {StepsView|undefined} */
    this.found;
    /** @type {Int32Array[]|null} for each run its step at every tick; nothing where there are none */
    this.ticks = null;
    /** @type {(AskedRun|null)[]} */
    this.runs = [{ algorithm: 'alpha-beta' }, { algorithm: 'minimax' }];
    /** @type {Source} */
    this.source = { kind: 'example', id: 'textbook' };
    this.problem = '';
    this.at = 0;
    this.playing = false;
    this.zoom = 0;
    /** @type {Set<number>} */
    this.folded = new Set();
    this.asked = 0;
  }

  connectedCallback() {
    this.replaceChildren(); // the list for those without script
    super.connectedCallback();
    this.addEventListener('fold', (event) => event instanceof CustomEvent && this.fold(event.detail));
    addEventListener('popstate', () => this.open());
    this.begin();
  }

  async begin() {
    try {
      this.menu = await get('/api/search/menu');
      await this.open();
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  /** Shows what the address says, or the first example. */
  async open() {
    const said = read(location.search);
    if (said) this.source = said.source;
    const usual = this.usual(this.source);
    this.runs = [0, 1].map((run) => {
      const asked = said?.runs[run];
      return asked === undefined ? usual[run] : asked;
    });
    await this.ask(said?.at ?? 0);
  }

  /**
   * What is worth seeing on a tree of the menu; elsewhere, what is shown already.
   *
   * @param {Source} source
   * @returns {(AskedRun|null)[]}
   */
  usual(source) {
    const example = source.kind === 'example' && this.menu.examples.find((each) => each.id === source.id);
    if (!example) {
      const known = this.runs.map((run) => (run && run.algorithm !== 'as printed' ? { algorithm: run.algorithm } : null));
      return known[0] ? known : [known[1] ?? { algorithm: 'alpha-beta' }, null];
    }
    const first = { ...example.first };
    const printed = example.second === 'as printed';
    return printed ? [{ algorithm: 'as printed' }, first] : [first, { algorithm: example.second }];
  }

  get wanted() {
    const runs = this.runs.filter(Boolean);
    return { source: this.source, runs, folded: [...this.folded] };
  }

  async ask(at = 0) {
    const number = ++this.asked;
    this.folded = new Set();
    this.busy = true;
    try {
      const found = await post('/api/search/steps', this.wanted);
      if (number !== this.asked) return;
      this.accept(found, at);
    } catch (refused) {
      if (number === this.asked) this.problem = refused.message;
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  /** @param {StepsView} found @param {number} at */
  accept(found, at) {
    this.problem = '';
    this.found = found;
    const players = found.runs.map((run) => run.player);
    this.runs = this.runs.map((run) => {
      const player = run && players.shift();
      return run && (run.algorithm === 'as printed' ? run : { ...run, player: player ?? '' });
    });
    const stepped = found.runs.every((run) => !run.note);
    const ticks = stepped ? align(found.runs) : null;
    this.ticks = ticks;
    this.at = ticks ? Math.min(at, ticks[0].length - 1) : 0;
    const address = location.pathname + write(this.source, this.runs, 0);
    if (this.chosen && address !== location.pathname + location.search) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.chosen = false;
  }

  updated(changed) {
    if (changed.has('found') && this.ticks) this.show();
  }

  go(at) {
    this.at = at;
    this.show();
  }

  /** @returns {NodeListOf<Run>} */
  get drawings() {
    return this.querySelectorAll('outwit-run');
  }

  show() {
    const { ticks } = this;
    if (ticks) this.drawings.forEach((run, index) => run.go(ticks[index][this.at]));
  }

  /** @param {number} node */
  async fold(node) {
    if (this.folded.has(node)) this.folded.delete(node);
    else this.folded.add(node);
    try {
      const { tree } = await post('/api/search/places', this.wanted);
      if (tree) for (const run of this.drawings) run.place(tree);
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  render() {
    if (!this.menu) return html`<p class="soft" role="status">${this.problem || 'Loading the trees…'}</p>`;
    return html`<div class="columns">
      <section class="asks" aria-label="What is searched">
        <outwit-tree-source .menu=${this.menu} .source=${this.source} @choose=${(event) => this.choose(event.detail)}></outwit-tree-source>
        ${this.algorithm(0, 'Algorithm', false)} ${this.algorithm(1, 'Second algorithm', true)}
      </section>
      <section class="shows" aria-label="The search" aria-busy=${Boolean(this.busy)}>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${this.busy && !this.found ? html`<p class="soft" role="status">Searching…</p>` : nothing}
        ${this.found ? this.result(this.found) : nothing}
      </section>
    </div>`;
  }

  algorithm(index, label, none) {
    const { examples, algorithms } = this.menu;
    const example = this.source.kind === 'example' ? examples.find((each) => each.id === this.source.id) : undefined;
    return html`<outwit-algorithm id=${`run-${index}`} label=${label} ?none=${none} ?printed=${example?.second === 'as printed'}
      .algorithms=${algorithms} .run=${this.runs[index]} @choose=${(event) => this.tell(index, event.detail)}></outwit-algorithm>`;
  }

  /** @param {StepsView} found */
  result(found) {
    return html`${this.ticks
        ? html`<outwit-transport .at=${this.at} .length=${this.ticks[0].length} @go=${(event) => this.go(event.detail)}
            @playing=${(event) => (this.playing = event.detail)}></outwit-transport>`
        : nothing}
      <div class="runs ${found.runs.length > 1 && !(found.tree && found.tree.width > WIDE) ? 'two' : 'one'}">
        ${found.runs.map((run) => html`<outwit-run .run=${run} .tree=${found.tree} .zoom=${this.zoom} .quiet=${this.playing}></outwit-run>`)}
      </div>
      ${this.ticks ? this.below(found) : nothing}`;
  }

  /** @param {StepsView} found */
  below(found) {
    const zoom = (by) => (this.zoom = Math.max(0.3, Math.min(2, (this.zoom || 1) * by)));
    return html`<div class="actions below">
        <button class="plain" @click=${() => (this.zoom = 0)} aria-pressed=${this.zoom === 0}>Fit</button>
        <button class="plain" @click=${() => zoom(1.25)}>Larger</button>
        <button class="plain" @click=${() => zoom(0.8)}>Smaller</button>
        <button class="plain" @click=${this.copy}>${this.copied ? 'Copied' : 'Copy a link to this step'}</button>
      </div>
      <p class="small soft">Keys: ← and → step, Home and End, space plays. A click on a node, or Enter, folds what is below it. In the tree, ↑
        and ↓ go to the parent and the first child, Shift with ← and → to its siblings. Squares are the player at the root, circles the
        other; grey is what was cut off.${this.leaves(found)} Numbers in italics are what the definition says and the search did not have to find out.</p>`;
  }

  /** @param {StepsView} found */
  leaves(found) {
    const functions = found.tree?.functions ?? [];
    return functions.length > 1 ? ` Leaves show ${functions.join(', ')}, from top to bottom.` : '';
  }

  async copy() {
    const address = location.origin + location.pathname + write(this.source, this.runs, this.at);
    try {
      await navigator.clipboard.writeText(address);
      this.copied = true;
      setTimeout(() => (this.copied = false), 2000);
    } catch {
      history.replaceState(null, '', address); // at least the address has it
    }
  }

  /** @param {Source} source */
  choose(source) {
    this.chosen = true;
    this.source = source;
    this.runs = this.usual(source);
    this.ask();
  }

  /** @param {number} index @param {AskedRun|null} run */
  tell(index, run) {
    this.chosen = true;
    this.runs = this.runs.map((each, at) => (at === index ? run : each));
    this.ask();
  }
}

customElements.define('outwit-search', SearchPage);

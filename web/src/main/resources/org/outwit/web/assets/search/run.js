/** One algorithm on the tree: its drawing, its counters and what it does now. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { Drawing } from './drawing.js';
import { History } from './history.js';
import { Sight } from './sight.js';

/** @import {RunSteps, TreePlacesView, TreeView} from 'wire' */

export class Run extends PageElement {
  static properties = {
    run: { attribute: false }, tree: { attribute: false }, zoom: { type: Number }, quiet: { type: Boolean }, step: { state: true },
  };

  constructor() {
    super();
    /** @type {RunSteps} */
    this.run;
    /** @type {TreeView|undefined} */
    this.tree;
    /** @type {boolean} */
    this.quiet;
    /** @type {{history: History, drawing: Drawing, parents: number[], kinds: string[]}|undefined} what is drawn, where a tree is */
    this.drawn;
    /** @type {Sight|undefined} */
    this.sight;
    this.shown = -1;
    this.step = -1;
    this.zoom = 0;
  }

  render() {
    const { run, step } = this;
    if (!run) return nothing;
    if (run.note) return this.summary();
    const now = Math.max(0, step);
    return html`<h2>${run.algorithm}${run.player ? html` <span class="soft for">for ${run.player}</span>` : nothing}</h2>
      <dl class="counters">
        <div><dt>Leaves</dt><dd class="leaves">${run.leaves[now]}</dd></div>
        <div><dt>Nodes entered</dt><dd>${run.entered[now]}</dd></div>
        <div><dt>Cuts</dt><dd>${run.cuts[now]}</dd></div>
      </dl>
      <p class="say ${run.kinds[now]}" aria-live=${this.quiet ? 'off' : 'polite'} tabindex="0">${run.sentences[now]}</p>
      <div class="box" @click=${this.click} @keydown=${this.key}></div>`;
  }

  summary() {
    const { run } = this;
    return html`<h2>${run.algorithm}${run.player ? html` <span class="soft for">for ${run.player}</span>` : nothing}</h2>
      <p>${run.facts.join(', ')}.</p>
      <p class="soft">${run.note}</p>
      <div class="scroll">
        <table>
          <caption class="hidden-text">What ${run.algorithm} did on each ply</caption>
          <thead><tr><th class="number">Ply</th><th class="number">Nodes</th><th class="number">Visited</th><th class="number">Cut off</th></tr></thead>
          <tbody>
            ${run.levels.map((row) => html`<tr>${row.map((each) => html`<td class="number">${each.toLocaleString('en')}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>`;
  }

  updated(changed) {
    if (!this.run || this.run.note || !this.tree) return;
    if (changed.has('run') || changed.has('tree')) this.begin(this.tree);
    if (changed.has('zoom')) this.resize();
  }

  /** @param {TreeView} tree */
  begin(tree) {
    const history = new History(this.run, tree.parents.length);
    const drawing = new Drawing({ ...tree }, `The tree, as ${this.run.algorithm} searches it`);
    this.drawn = { history, drawing, parents: tree.parents, kinds: tree.kinds };
    const box = /** @type {HTMLElement} */ (this.querySelector('.box'));
    box.replaceChildren(drawing.root);
    this.sight ??= new Sight(box, () => this.resize());
    this.shown = -1;
    drawing.show(this.run.nodes.concat([...history.states.keys()]), (node) => history.at(node, -1));
    this.resize();
    this.go(Math.max(0, this.step));
  }

  resize() {
    if (!this.drawn || !this.sight) return;
    const { drawing } = this.drawn;
    const fit = Math.min(1.1, (this.sight.width - 2) / drawing.width);
    // What does not fit anyway is at least large enough to be read.
    drawing.resize(this.zoom > 0 ? this.zoom : fit >= 0.55 ? fit : 0.8);
    this.follow();
  }

  /** Shows the state after a step. @param {number} step */
  go(step) {
    if (!this.run || this.run.note) return;
    this.step = step;
    if (!this.drawn) return;
    const { run } = this;
    const { history, drawing } = this.drawn;
    drawing.show(history.between(this.shown, step), (node) => history.at(node, step));
    drawing.line(run.line, run.kinds[step] === 'end');
    drawing.mark(run.nodes[step], history.at(run.nodes[step], step).window);
    this.shown = step;
    this.follow();
  }

  /** New places after something was folded. @param {TreePlacesView} tree */
  place(tree) {
    this.drawn?.drawing.place(tree);
    this.resize();
  }

  /** Scrolls the box, never the page, so that the current node is in sight. */
  follow() {
    if (!this.drawn) return;
    const { drawing } = this.drawn;
    if (drawing.now >= 0) this.sight?.follow(drawing.spot(drawing.now));
  }

  click(event) {
    const node = event.target.closest?.('.node');
    if (node) this.fold(Number(node.dataset.node));
  }

  /** @param {number} node */
  fold(node) {
    if (this.drawn?.kinds[node] === 'leaf') return;
    this.dispatchEvent(new CustomEvent('fold', { detail: node, bubbles: true }));
  }

  /** Up and down, and sideways with Shift, go through the tree; the plain arrows step. */
  key(event) {
    const focused = event.target.closest?.('.node');
    if (!focused || !this.drawn) return;
    const node = Number(focused.dataset.node);
    const { parents, drawing } = this.drawn;
    const children = (of) => parents.flatMap((parent, child) => (parent === of ? [child] : []));
    let next = -1;
    if (event.key === 'Enter') this.fold(node);
    else if (event.key === 'ArrowUp') next = parents[node];
    else if (event.key === 'ArrowDown') next = children(node)[0] ?? -1;
    else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const brothers = children(parents[node]);
      next = brothers[brothers.indexOf(node) + (event.key === 'ArrowLeft' ? -1 : 1)] ?? -1;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    const to = next >= 0 && drawing.placeOf(next) ? drawing.nodes[next].group : null;
    if (!to) return;
    focused.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  }
}

customElements.define('outwit-run', Run);

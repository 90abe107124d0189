/** One algorithm on the tree: its drawing, its counters and what it does now. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { Drawing } from './drawing.js';
import { History } from './history.js';
import { Sight } from './sight.js';

class Run extends PageElement {
  static properties = {
    run: { attribute: false }, tree: { attribute: false }, zoom: { type: Number }, quiet: { type: Boolean }, step: { state: true },
  };

  constructor() {
    super();
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
    if (changed.has('run') || changed.has('tree')) this.begin();
    if (changed.has('zoom')) this.resize();
  }

  begin() {
    this.history = new History(this.run, this.tree.parents.length);
    this.drawing = new Drawing({ ...this.tree }, `The tree, as ${this.run.algorithm} searches it`);
    this.box.replaceChildren(this.drawing.root);
    this.sight ??= new Sight(this.box, () => this.resize());
    this.shown = -1;
    this.drawing.show(this.run.nodes.concat([...this.history.states.keys()]), (node) => this.history.at(node, -1));
    this.resize();
    this.go(Math.max(0, this.step));
  }

  get box() {
    return this.querySelector('.box');
  }

  resize() {
    if (!this.drawing || !this.sight) return;
    const fit = Math.min(1.1, (this.sight.width - 2) / this.drawing.width);
    // What does not fit anyway is at least large enough to be read.
    this.drawing.resize(this.zoom > 0 ? this.zoom : fit >= 0.55 ? fit : 0.8);
    this.follow();
  }

  /** Shows the state after a step. */
  go(step) {
    if (!this.run || this.run.note) return;
    this.step = step;
    if (!this.drawing) return;
    const { history, drawing, run } = this;
    drawing.show(history.between(this.shown, step), (node) => history.at(node, step));
    drawing.line(run.line, run.kinds[step] === 'end');
    drawing.mark(run.nodes[step], history.at(run.nodes[step], step).window);
    this.shown = step;
    this.follow();
  }

  /** New places after something was folded. */
  place(tree) {
    this.drawing?.place(tree);
    this.resize();
  }

  /** Scrolls the box, never the page, so that the current node is in sight. */
  follow() {
    if (this.drawing?.now >= 0) this.sight.follow(this.drawing.spot(this.drawing.now));
  }

  click(event) {
    const node = event.target.closest?.('.node');
    if (node) this.fold(Number(node.dataset.node));
  }

  fold(node) {
    if (this.tree.kinds[node] === 'leaf') return;
    this.dispatchEvent(new CustomEvent('fold', { detail: node, bubbles: true }));
  }

  /** Up and down, and sideways with Shift, go through the tree; the plain arrows step. */
  key(event) {
    const focused = event.target.closest?.('.node');
    if (!focused) return;
    const node = Number(focused.dataset.node);
    const { parents } = this.tree;
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
    const to = next >= 0 && this.drawing.tree.x[next] !== null ? this.drawing.nodes[next].group : null;
    if (!to) return;
    focused.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  }
}

customElements.define('outwit-run', Run);

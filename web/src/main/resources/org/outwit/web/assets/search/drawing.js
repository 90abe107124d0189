/**
 * The drawing of a tree, made once. A step changes the classes and texts of what it touched and nothing else, so that trees of two
 * thousand nodes can be stepped through smoothly. A browser paints an SVG as a whole when anything in it has changed; so the nodes are
 * spread over many that lie upon each other, and only the one with the change is painted again.
 */
import { shape, svg } from './shapes.js';

/** @import {TreePlacesView, TreeView} from 'wire' */
/** @import {NodeState} from './history.js' */
/** @typedef {{root: SVGElement, edges: SVGElement}} Block some of the nodes, and the edges to them */
/**
 * @typedef {object} Drawn a node
 * @property {SVGElement} group
 * @property {SVGElement} value
 * @property {SVGElement} others
 * @property {SVGElement} more
 * @property {SVGElement} line
 * @property {SVGElement} strike
 * @property {SVGElement} edge
 * @property {number} parent
 * @property {NodeState|null} state
 */

const MARGIN = 26;
const NODES_PER_BLOCK = 64;

export class Drawing {
  /** @param {TreeView} tree columns of nodes @param {string} name for those who hear it */
  constructor(tree, name) {
    this.tree = tree;
    this.size = tree.parents.length;
    this.root = document.createElement('div');
    this.root.className = 'tree';
    this.root.setAttribute('role', 'tree');
    this.root.setAttribute('aria-label', name);
    this.blocks = Array.from({ length: Math.ceil(this.size / NODES_PER_BLOCK) + 1 }, () => this.block());
    this.window = svg('text', { class: 'window', 'aria-hidden': 'true' });
    this.cut = new Uint8Array(this.size);
    this.off = new Uint8Array(this.size);
    this.nodes = tree.parents.map((parent, node) => this.draw(parent, node));
    this.blocks[this.blocks.length - 1].root.append(this.window);
    this.now = -1;
    this.scale = 1;
    this.width = this.height = 0;
    /** @type {Set<number>} */
    this.path = new Set();
    this.place(tree);
  }

  /** @returns {Block} */
  block() {
    const root = svg('svg', { class: 'block', role: 'presentation' });
    const edges = svg('g', { class: 'edges', 'aria-hidden': 'true' });
    root.append(edges);
    this.root.append(root);
    return { root, edges };
  }

  /** @param {number} parent @param {number} node @returns {Drawn} */
  draw(parent, node) {
    const block = this.blocks[Math.floor(node / NODES_PER_BLOCK)];
    const { kinds, names, edges, labels, known, breadths, shape: height, font } = this.tree;
    const kind = kinds[node];
    const group = svg('g', { class: `node ${kind} unseen`, role: 'treeitem', tabindex: node ? -1 : 0 });
    group.dataset.node = String(node);
    const value = svg('text', { class: 'value', y: font * 0.36 });
    group.append(shape(kind, breadths[node], height), value);
    const small = font * 0.78;
    let below = breadths[node] / 2 + font;
    if (kind === 'leaf') {
      for (const line of labels[node] ?? []) {
        group.append(svg('text', { class: 'label', y: below }, line));
        below += font * 1.25;
      }
    } else if (known[node]) {
      group.append(svg('text', { class: 'known', y: -height / 2 - 4, 'font-size': small }, known[node]));
    }
    if (names[node]) {
      const y = kind === 'leaf' ? below : -height / 2 - 5;
      group.append(svg('text', { class: 'name', y }, names[node]));
    }
    const more = svg('text', { class: 'more', y: height / 2 + font, 'font-size': small });
    const others = svg('g', { class: 'others' });
    group.append(others);
    if (kind !== 'leaf') group.append(more);
    block.root.append(group);
    const line = svg('line', { class: 'edge unseen' });
    const strike = svg('path', { class: 'strike', d: 'M-4 3 4 -3M-4 8 4 2' });
    const edge = svg('text', { class: 'edge-label', 'font-size': small }, edges[node]);
    if (node) block.edges.append(line, strike, edge);
    return { group, value, others, more, line, strike, edge, parent, state: null };
  }

  /** Puts everything where the server says; what is folded away has no place. @param {TreePlacesView} tree */
  place(tree) {
    const { hidden, width, height, shape: size, font } = Object.assign(this.tree, tree);
    this.width = width + 2 * MARGIN;
    this.height = height + 2 * MARGIN;
    for (const { root } of this.blocks) {
      root.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${this.width} ${this.height}`);
      root.setAttribute('font-size', String(font));
    }
    this.nodes.forEach((each, node) => {
      const place = this.placeOf(node);
      for (const part of [each.group, each.line, each.strike, each.edge]) part.setAttribute('display', place ? 'inline' : 'none');
      if (!place) return;
      each.group.setAttribute('transform', `translate(${place.x} ${place.y})`);
      each.more.textContent = hidden[node] ? `+${hidden[node]}` : '';
      if (this.tree.kinds[node] !== 'leaf') each.group.setAttribute('aria-expanded', String(!hidden[node]));
      each.group.classList.toggle('folded', hidden[node] > 0);
      const above = node ? this.placeOf(each.parent) : null;
      if (!above) return;
      const from = { x: above.x, y: above.y + size / 2 };
      const to = { x: place.x, y: this.tree.kinds[node] === 'leaf' ? place.y : place.y - size / 2 };
      [from, to].forEach((end, at) => {
        each.line.setAttribute(`x${at + 1}`, String(end.x));
        each.line.setAttribute(`y${at + 1}`, String(end.y));
      });
      const at = (share) => `${from.x + share * (to.x - from.x)} ${from.y + share * (to.y - from.y)}`;
      each.strike.setAttribute('transform', `translate(${at(0.3)})`);
      each.edge.setAttribute('transform', `translate(${at(0.66)})`);
    });
    this.mark(this.now, this.openWindow ?? '');
  }

  /** The middle of a node; nothing where it is folded away. @param {number} node */
  placeOf(node) {
    const [x, y] = [this.tree.x[node], this.tree.y[node]];
    return x === null || y === null ? null : { x, y };
  }

  /** @param {number} scale */
  resize(scale) {
    this.scale = scale;
    this.root.style.width = `${Math.round(this.width * scale)}px`;
    this.root.style.height = `${Math.round(this.height * scale)}px`;
  }

  /** Shows the states of these nodes. @param {Iterable<number>} nodes @param {(node: number) => NodeState} stateOf */
  show(nodes, stateOf) {
    let pruned = false;
    for (const node of nodes) {
      const state = stateOf(node);
      const each = this.nodes[node];
      if (each.state === state) continue;
      each.state = state;
      this.write(node, each, state);
      if (this.cut[node] !== Number(state.cut)) {
        this.cut[node] = Number(state.cut);
        each.strike.classList.toggle('shown', state.cut);
        pruned = true;
      }
    }
    if (pruned) this.grey();
  }

  /** @param {number} node @param {Drawn} each @param {NodeState} state */
  write(node, each, state) {
    for (const part of [each.group.classList, each.line.classList]) {
      part.toggle('unseen', state.status === '');
      part.toggle('open', state.status === 'open');
    }
    const inside = this.hasRoom(node) ? state.value : '';
    if (each.value.textContent !== inside) each.value.textContent = inside;
    each.value.classList.toggle('unfound', !state.found);
    this.beside(node, each, state);
    const { calls, labels } = this.tree;
    const worth = labels[node]?.join(', ') || state.value;
    const said = state.cut ? 'cut off' : { '': 'not visited', open: 'being searched', leaf: 'evaluated', done: 'done' }[state.status];
    each.group.setAttribute('aria-label', [calls[node], worth, said, ...state.others].filter(Boolean).join('; '));
  }

  /** Dots and diamonds have no room for a value. */
  hasRoom(node) {
    return this.tree.kinds[node] !== 'leaf' && this.tree.kinds[node] !== 'chance';
  }

  /** @param {number} node @param {Drawn} each @param {NodeState} state */
  beside(node, each, { value, others, found, why }) {
    const said = this.tree.kinds[node] === 'chance' && value ? [value, ...others] : others;
    const lines = why ? [...said, why] : said;
    if (each.others.childElementCount === 0 && lines.length === 0) return;
    const { breadths, font } = this.tree;
    const size = font * 0.78;
    each.others.replaceChildren(
      ...lines.map((line, i) =>
        svg('text', {
          class: i === said.length ? 'other why' : found ? 'other' : 'other unfound',
          x: breadths[node] / 2 + 4,
          y: (i - (lines.length - 1) / 2) * size * 1.15 + size * 0.36,
          'font-size': size,
        }, line)),
    );
  }

  /** Whatever hangs on a branch that was cut off is grey; parents come before children. */
  grey() {
    for (let node = 0; node < this.size; node++) {
      const each = this.nodes[node];
      const off = this.cut[node] || (node > 0 && this.off[each.parent]) ? 1 : 0;
      if (off === this.off[node]) continue;
      this.off[node] = off;
      each.group.classList.toggle('off', off === 1);
      each.line.classList.toggle('off', off === 1);
    }
  }

  /** The current node with its window, and the way to it. @param {number} node @param {string} window */
  mark(node, window) {
    this.openWindow = window;
    const path = new Set();
    for (let at = node; at > 0; at = this.nodes[at].parent) path.add(at);
    for (const each of this.path) if (!path.has(each)) this.nodes[each].line.classList.remove('path');
    for (const each of path) if (!this.path.has(each)) this.nodes[each].line.classList.add('path');
    this.path = path;
    const shown = this.shownAt(node);
    if (this.marked !== undefined && this.marked !== shown) this.nodes[this.marked]?.group.classList.remove('now');
    this.now = node;
    this.marked = shown;
    const place = shown < 0 ? null : this.placeOf(shown);
    if (!place) return;
    this.nodes[shown].group.classList.add('now');
    this.window.textContent = window;
    this.window.setAttribute('transform', `translate(${place.x} ${place.y - this.tree.shape / 2 - 6})`);
  }

  /** The node itself, or the folded one above it. */
  shownAt(node) {
    let at = node;
    while (at > 0 && !this.placeOf(at)) at = this.nodes[at].parent;
    return at;
  }

  /** @param {number[]} nodes of the principal line */
  line(nodes, on) {
    for (const node of nodes) {
      this.nodes[node].group.classList.toggle('line', on);
      this.nodes[node].line.classList.toggle('line', on);
    }
  }

  /** Where a node stands in the drawing, in pixels. */
  spot(node) {
    const { x, y } = this.placeOf(this.shownAt(node)) ?? { x: 0, y: 0 }; // the root is never folded away
    return { x: (x + MARGIN) * this.scale, y: (y + MARGIN) * this.scale };
  }
}

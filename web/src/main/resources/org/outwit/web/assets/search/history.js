/**
 * What is known of every node after every step. A page goes from one step to another by asking only for the nodes that the steps in
 * between have touched, forwards and backwards alike.
 */

/** @import {RunSteps} from 'wire' */

/**
 * @typedef {object} NodeState
 * @property {number} step since when
 * @property {''|'open'|'leaf'|'done'} status
 * @property {string} value
 * @property {string[]} others
 * @property {boolean} found
 * @property {boolean} cut whether it was left alone
 * @property {string} why its own moves were
 * @property {string} window with which it was last entered
 */

/** @type {Readonly<NodeState>} */
const UNSEEN = Object.freeze({ step: -1, status: '', value: '', others: [], found: true, cut: false, why: '', window: '' });

/** @type {Record<string, NodeState['status']>} */
const STATUS = { enter: 'open', leaf: 'leaf', leave: 'done' };

export class History {
  /** @param {RunSteps} run columns of steps as the server sends them @param {number} size of the tree */
  constructor(run, size) {
    this.run = run;
    this.length = run.kinds.length;
    /** @type {NodeState[][]} */
    this.states = Array.from({ length: size }, () => [UNSEEN]);
    for (let step = 0; step < this.length; step++) this.add(step);
  }

  add(step) {
    const { kinds, nodes, values, others, found, cut, briefs, windows } = this.run;
    const kind = kinds[step];
    for (const child of cut[step] ?? []) this.change(child, step, { cut: true });
    if (kind === 'end') return;
    if (kind === 'cut') {
      this.change(nodes[step], step, { why: briefs[step] });
      return;
    }
    const said = values[step] || kind !== 'leave' ? values[step] : this.last(nodes[step]).value;
    this.change(nodes[step], step, {
      status: STATUS[kind] ?? (this.last(nodes[step]).status || 'open'),
      cut: false,
      ...(kind === 'enter' ? { why: '' } : {}),
      ...(kind === 'enter' || kind === 'leaf' ? { window: windows[step] } : {}),
      ...(kind === 'enter' ? {} : { value: said, others: others[step] ?? [], found: found[step] }),
    });
  }

  /** @param {number} node */
  last(node) {
    return this.states[node][this.states[node].length - 1];
  }

  /** @param {number} node @param {number} step @param {Partial<NodeState>} change */
  change(node, step, change) {
    this.states[node].push({ ...this.last(node), ...change, step });
  }

  /** @param {number} node @param {number} step @returns {NodeState} */
  at(node, step) {
    const states = this.states[node];
    let low = 0;
    let high = states.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (states[middle].step <= step) low = middle;
      else high = middle - 1;
    }
    return states[low];
  }

  /** The nodes whose state may differ after these two steps. */
  between(from, to) {
    /** @type {Set<number>} */
    const touched = new Set();
    for (let step = Math.min(from, to) + 1; step <= Math.max(from, to); step++) {
      touched.add(this.run.nodes[step]);
      for (const child of this.run.cut[step] ?? []) touched.add(child);
    }
    return touched;
  }
}

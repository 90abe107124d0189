/** Finds experiments by words; rows that do not fit are hidden, and so are papers without a row. */
import { html } from 'lit';
import { PageElement } from '../frame/frame.js';

class LabSearch extends PageElement {
  static properties = { words: { state: true }, found: { state: true } };

  constructor() {
    super();
    /** @type {{group: HTMLElement, rows: {row: HTMLElement, text: string}[]}[]} */
    this.groups = [];
    this.found = 0;
    this.words = new URLSearchParams(location.search).get('find') ?? '';
  }

  connectedCallback() {
    super.connectedCallback();
    const groups = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.paper-group'));
    this.groups = [...groups].map((group) => ({
      group,
      rows: [...group.querySelectorAll('li')].map((row) => ({ row, text: `${row.dataset.find} ${row.textContent}`.toLowerCase() })),
    }));
    this.find(this.words);
  }

  /** @param {string} words all of them must be there, in any order */
  find(words) {
    this.words = words;
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    this.found = 0;
    for (const { group, rows } of this.groups) {
      let some = false;
      for (const { row, text } of rows) {
        row.hidden = !wanted.every((word) => text.includes(word));
        if (!row.hidden) this.found++;
        some ||= !row.hidden;
      }
      group.hidden = !some;
    }
  }

  get all() {
    return this.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  render() {
    const shown = this.found === this.all ? `${this.all} experiments` : `${this.found} of ${this.all} experiments`;
    return html`<div class="find">
      <label for="find">Find</label>
      <input id="find" type="search" autocomplete="off" placeholder="pruning, learning, reproduced, 1998…" .value=${this.words}
        @input=${(event) => this.find(event.target.value)} />
      <span class="soft small" role="status">${this.found ? shown : 'No experiment has all these words.'}</span>
    </div>`;
  }
}

customElements.define('outwit-lab-search', LabSearch);

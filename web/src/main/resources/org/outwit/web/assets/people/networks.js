/** Networks that are asked beside people: those that are here, each with a way to remove it. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get, post } from '../frame/request.js';

/** @import {NetworksView} from 'wire' */

class Networks extends PageElement {
  static properties = { shown: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {NetworksView|undefined} */
    this.shown;
    /** @type {string|undefined} */
    this.problem;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('outwit-networks', this.came);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('outwit-networks', this.came);
  }

  came = (event) => (this.shown = event.detail);

  async load() {
    try {
      this.shown = await get('/api/people/networks');
    } catch {
      this.shown = undefined; // the page is whole without it
    }
  }

  /** @param {string} name */
  async removeNetwork(name) {
    try {
      this.problem = undefined;
      this.shown = await post(`/api/people/networks/${encodeURIComponent(name)}/remove`);
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  render() {
    if (!this.shown?.networks.length && !this.problem) return nothing;
    return html`<section class="networks" aria-label="Networks">
      <p class="soft">In chess these networks are asked, too, when people are predicted. Whoever was learned with one needs it:</p>
      <ul>
        ${this.shown?.networks.map(
          ({ name, rating }) => html`<li>
            <b>${name}</b> <span class="soft">${rating ? `of people of about ${rating}` : 'of nobody knows which people'}</span>
            ${this.shown?.mayChange
              ? html`<button class="plain small" aria-label="Remove ${name}" @click=${() => this.removeNetwork(name)}>Remove</button>`
              : nothing}
          </li>`,
        )}
      </ul>
      <div role="status">${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}</div>
    </section>`;
  }
}

customElements.define('outwit-networks', Networks);

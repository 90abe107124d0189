/** The visitor's last games, to go on with or to look at. */
import { html, nothing } from 'lit';
import { PageElement } from '../frame/frame.js';
import { get } from '../frame/request.js';

const ago = (millis) => {
  const minutes = Math.round((Date.now() - millis) / 60000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 60 * 24 ? `${Math.round(minutes / 60)} h ago` : new Date(millis).toLocaleDateString();
};

/** @import {YourGame} from 'wire' */

class Yours extends PageElement {
  static properties = { current: {}, games: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {string|undefined} */
    this.current;
    /** @type {YourGame[]|undefined} */
    this.games;
  }

  async load(open) {
    if (!open) return;
    try {
      this.games = (await get('/api/games')).games;
    } catch (error) {
      this.problem = error.message;
    }
  }

  render() {
    return html`<details @toggle=${(event) => this.load(event.target.open)}>
      <summary>Your games</summary>
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
      ${this.games?.length === 0 ? html`<p class="small soft">None yet. A game is kept from its first move on.</p>` : nothing}
      <ul class="yours">
        ${(this.games ?? []).map(
          (game) => html`<li>
            <a href="/game/${game.id}" aria-current=${game.id === this.current ? 'true' : nothing}>${game.title.replace(/[,:].*/, '')} against ${[...new Set(game.players)].join(', ')}</a>
            <span class="small soft">${game.result || 'goes on'} ${game.plies} plies, ${ago(game.changed)}</span>
          </li>`,
        )}
      </ul>
    </details>`;
  }
}

customElements.define('outwit-yours', Yours);

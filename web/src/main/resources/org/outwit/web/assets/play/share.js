/** Taking the game elsewhere: a file, the position as text, a link, the analysis. */
import { html, nothing } from 'lit';
import { joined } from '../analyse/address.js';
import { PageElement } from '../frame/frame.js';
import { positionAt } from './state.js';

/** @import {KnownGame} from './state.js' */

class Share extends PageElement {
  static properties = { game: { attribute: false }, plies: { type: Number }, said: { state: true } };

  constructor() {
    super();
    /** @type {KnownGame} */
    this.game;
    /** @type {number} */
    this.plies;
  }

  render() {
    const { id, moves, over } = this.game;
    const played = moves.slice(0, this.plies).map((move) => move.text);
    const { text } = positionAt(this.game, this.plies);
    const analysis = `/game/${id}/analyse?plies=${this.plies}`;
    return html`<div class="actions small">
      <a class="button" href="/api/games/${id}/file" download>Save as a file</a>
      <button @click=${() => this.copy(`${location.origin}/game/${id}`, 'The link to this game')}>Copy link</button>
      ${text ? html`<button @click=${() => this.copy(text, 'The position')}>Copy position</button>` : nothing}
      <button ?disabled=${!played.length} @click=${() => this.copy(joined(played), 'The moves')}>Copy moves</button>
      ${over.sentence || this.game.you < 0 ? html`<a class="button" href=${analysis}>Analyse</a>` : nothing}
      <span class="soft" role="status">${this.said}</span>
    </div>`;
  }

  async copy(text, what) {
    try {
      await navigator.clipboard.writeText(text);
      this.said = `${what} can be pasted now.`;
    } catch {
      this.said = text;
    }
  }
}

customElements.define('outwit-share', Share);

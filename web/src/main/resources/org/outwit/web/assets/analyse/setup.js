/** Which game, and what to begin from: a position, moves or a whole record that is pasted. */
import { html } from 'lit';
import { PageElement } from '../frame/frame.js';

/** @import {GameAnalysisView} from 'wire' */

class Setup extends PageElement {
  static properties = { info: { attribute: false }, now: {}, copied: { state: true } };

  constructor() {
    super();
    /** @type {GameAnalysisView|undefined} */
    this.info;
    this.now = '';
  }

  render() {
    const { info } = this;
    if (!info) return html``;
    return html`<details class="setup" ?open=${innerWidth > 860}><summary>Another game or position</summary>
      <div class="field">
        <label for="setup-game">Game</label>
        <select id="setup-game" @change=${(event) => this.say('open', new URLSearchParams({ game: event.target.value }))}>
          ${info.games.map((each) => html`<option value=${each.name} ?selected=${each.name === info.game.name}>${each.title.replace(/[,:].*/, '')}</option>`)}
        </select>
      </div>
      <form @submit=${(event) => this.read(event)}>
        <label for="setup-text">Paste a position, moves or a record</label>
        <textarea id="setup-text" name="text" rows="3" spellcheck="false" placeholder="FEN, PDN, PGN, a transcript, or moves such as 11-15 23-19"></textarea>
        <div class="actions"><button class="main">Show it</button>
          <button type="button" @click=${() => this.copy(this.now)}>Copy position</button>
          <button type="button" @click=${() => this.copy(location.href)}>Copy link</button>
          <span class="small soft" role="status">${this.copied ?? ''}</span></div>
      </form>
      <p class="small soft position"><span class="hidden-text">Position: </span>${this.now}</p>
    </details>`;
  }

  say(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  read(event) {
    event.preventDefault();
    const input = event.target.elements.text;
    this.say('read', input.value);
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = 'Copied.';
    } catch {
      this.copied = 'The browser does not allow copying; the text is below and in the address.';
    }
    setTimeout(() => (this.copied = ''), 4000);
  }
}

customElements.define('outwit-setup', Setup);

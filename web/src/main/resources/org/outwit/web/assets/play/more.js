/** What is asked for less often: turning the board, a draw, a move that is typed, taking the game elsewhere, other games. */
import { html, nothing } from 'lit';
import './share.js';
import { isOn } from './sound.js';
import './yours.js';

/** @import {Play} from './page.js' */
/** @import {KnownGame} from './state.js' */

/** @param {Play} play @param {KnownGame} game @param {boolean} looking */
export function more(play, game, looking) {
  const over = Boolean(game.over.sentence);
  return html`<details class="more"><summary>More</summary>
    <div class="actions">
      <button aria-pressed=${isOn()} title="Key m" @click=${() => play.sounds()}>Sounds</button>
      <button @click=${() => (play.flipped = !(play.flipped ?? game.flipped))}>Flip</button>
      ${game.you >= 0 && !over ? html`<button @click=${() => play.ask('draw')}>Offer draw</button>` : nothing}
      ${game.turn >= 0 && game.turn !== game.you ? html`<button @click=${() => play.ask('hurry')}>Move now</button>` : nothing}
    </div>
    ${typed(play, game, looking)}
    <outwit-share .game=${game} .plies=${play.plies}></outwit-share>
    <outwit-yours current=${game.id}></outwit-yours>
  </details>`;
}

/** @param {Play} play @param {KnownGame} game @param {boolean} looking */
function typed(play, game, looking) {
  if (game.you < 0 || looking || !game.legal.length) return nothing;
  return html`<form class="typed" @submit=${(event) => play.type(event)}>
    <label for="typed-move">Type a move</label><input id="typed-move" name="move" autocomplete="off" spellcheck="false" list="legal-moves" placeholder=${game.legal[0].text} />
    <datalist id="legal-moves">${game.legal.map((move) => html`<option value=${move.text}></option>`)}</datalist>
    <button>Play</button></form>`;
}

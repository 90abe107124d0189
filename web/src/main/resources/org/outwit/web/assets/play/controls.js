/** What stands beside the board of a game that is played: how it stands, and what can be done. */
import { html, nothing } from 'lit';

/** @import {PositionView} from 'wire' */
/** @import {Play} from './page.js' */
/** @import {KnownGame} from './state.js' */

/** @param {Play} play @param {KnownGame} game @param {PositionView} position @param {boolean} looking */
export function status(play, game, position, looking) {
  const opponent = game.thinking;
  const now = looking
    ? `After move ${play.plies} of ${game.moves.length}.`
    : game.over.sentence || (game.turn === game.you && game.legal.length ? 'Your move.' : game.turn >= 0 ? `${game.seats[game.turn].name.replace(/,.*/, '')} moves.` : '');
  const spoken = game.moves.length ? `${mover(game)} ${game.moves[game.moves.length - 1].text}. ${now}` : now;
  return html`<p class="status"><b>${now}</b> <span class="soft">${position.caption}</span></p>
    <p class="hidden-text" aria-live="assertive">${spoken}</p>
    <p class="say small" aria-live="polite">${play.problem
      ? html`<span class="problem">${play.problem}</span>`
      : opponent
        ? html`<span class="soft">Depth ${opponent.depth}, value ${opponent.value}: ${opponent.line.slice(0, 5).join(' ')}</span>`
        : game.over.sentence ? nothing : game.sentence}</p>`;
}

function mover(game) {
  const move = game.moves.at(-1);
  return move.seat < 0 ? 'Dice:' : move.seat === game.you ? 'You played' : `${game.seats[move.seat].name.replace(/,.*/, '')} played`;
}

/** What one asks for most; the rest is under More. @param {Play} play @param {KnownGame} game @param {boolean} looking */
export function buttons(play, game, looking) {
  const over = Boolean(game.over.sentence);
  const passes = looking ? [] : game.legal.filter(({ ways }) => !ways.length);
  const yours = game.you >= 0;
  return html`<div class="actions">
    ${passes.map((move) => html`<button class="main" @click=${() => play.meant([move])}>${move.text}</button>`)}
    ${looking ? html`<button class="main" @click=${() => play.look(null)}>Back to the game</button>` : nothing}
    ${yours ? html`<button ?disabled=${!game.moves.length} @click=${() => play.undo()}>Undo</button>` : html`<button @click=${() => play.pause()}>${play.paused ? 'Go on' : 'Pause'}</button>`}
    ${yours ? html`<button ?disabled=${over || game.turn !== game.you} @click=${() => play.ask('hint')}>Hint</button>` : nothing}
    ${yours ? html`<button ?disabled=${!game.moves.length} @click=${() => play.ask('explain')}>Why that?</button>` : nothing}
    ${yours && !over ? resigning(play) : nothing}
  </div>`;
}

/** Giving up is asked once, because it is a touch away from Undo. @param {Play} play */
function resigning(play) {
  if (!play.resigning) return html`<button @click=${() => (play.resigning = true)}>Resign</button>`;
  const answer = (yes) => {
    play.resigning = false;
    if (yes) play.ask('resign');
  };
  return html`<span class="asked" role="group" aria-label="Resign?"><button class="main" @click=${() => answer(true)}>Yes, resign</button>
    <button @click=${() => answer(false)}>Play on</button></span>`;
}

/** @param {Play} play @param {KnownGame} game */
export function over(play, game) {
  if (!game.over.sentence) return nothing;
  return html`<div class="actions"><button class="main" @click=${() => play.again(game, true)}>Rematch, sides changed</button>
    <button @click=${() => play.again(game, false)}>Same sides</button></div>
    <outwit-review game=${game.id} .moves=${play.known?.moves} .at=${play.plies} @look-back=${(event) => play.lookBack(event.detail)} @try-again=${(event) => play.again(game, false, event.detail)}></outwit-review>`;
}

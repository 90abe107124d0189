/** Who sits where: a face made from the name, what is known of them, and their clock. */
import { html, nothing } from 'lit';
import { face } from '../frame/face.js';
import { captured } from './captured.js';

/** @import {PositionView} from 'wire' */
/** @import {KnownGame} from './state.js' */

/** @param {number} millis */
const time = (millis) => {
  const seconds = Math.max(0, millis) / 1000;
  const whole = Math.ceil(seconds);
  return seconds < 20 ? seconds.toFixed(1) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** What a seat has left now. @param {KnownGame} game @param {number} seat */
export function left(game, seat) {
  const { millis, running } = game.clock;
  if (!millis) return null;
  return millis[seat] - (running === seat ? performance.now() - game.clockAt : 0);
}

/** @param {KnownGame} game @param {number} seat @param {PositionView} position what is looked at */
export function plate(game, seat, position) {
  const player = game.seats[seat];
  const remaining = left(game, seat);
  const moving = game.turn === seat && !game.over.sentence;
  return html`<div class="plate ${moving ? 'moving' : ''}">
    <span class="face">${face(player.name)}</span>
    <span class="who">
      <b>${player.name}</b>
      <span class="small soft">${player.elo ? html`Elo ${player.elo} here` : nothing}${moving && player.kind !== 'you' ? html` <span class="busy">thinking</span>` : nothing}</span>
      ${captured(game, position, seat)}
    </span>
    ${remaining === null ? nothing : html`<span class="clock ${remaining < 20000 ? 'low' : ''}" role="timer">${time(remaining)}</span>`}
  </div>`;
}

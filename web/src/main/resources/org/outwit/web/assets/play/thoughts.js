/** What I think of you: what a learner foresaw, what was expected of your last move, how that changes the answer, and the quiet line. */
import { html, nothing } from 'lit';

/** @import {KnownGame} from './state.js' */

const OBSERVER = 'learner'; // who plays by what is expected

const percent = (share) => (share < 0.005 ? '< 1 %' : `${Math.round(100 * share)} %`);

const nothingYet = (game) =>
  game.moves.some((move) => move.seat === game.you)
    ? 'I do not know yet how people play here. Play on, and I learn you.'
    : 'When you have moved, you see here what I expected of you.';

const short = (seat) => seat.name.replace(/,.*/, '');

const reason = (game) => (game.explained.sentence ? html`<p class="small why">${game.explained.sentence}</p>` : nothing);

/** What learners know of whom they play: of you, or of each other where you watch. */
function insights(game) {
  if (!game.insights.length) return nothing;
  const watched = game.you < 0;
  return html`<section class="learned ${watched ? '' : 'thoughts'}" aria-label="What is foreseen">
    ${game.insights.map(({ seat, sentence }) => html`<p class="insight">${watched ? html`<b>${short(game.seats[seat])}</b> to ${game.seats[1 - seat].name}: “${sentence}”` : sentence}</p>`)}
    ${reason(game)}
  </section>`;
}

/** @param {KnownGame} game */
export function thoughts(game) {
  const last = [...game.moves].reverse().find((move) => move.expected)?.expected;
  const opponent = game.seats.find((seat) => seat.kind !== 'you');
  const foreseen = game.insights.length > 0; // then it is the learner who says I
  if (game.you < 0) return insights(game);
  if (!game.guesses) return reason(game);
  return html`${insights(game)}<details class="thoughts" ?open=${innerWidth > 700}>
    <summary>${foreseen ? 'What the observer thinks of you' : 'What I think of you'}</summary>
    ${last
      ? html`<p>${last.sentence}</p>
          <ul class="expected" aria-label="What was expected of your last move">
            ${last.moves.map(
              (move) => html`<li class=${move.played ? 'played' : ''}>
                <span>${move.text}</span><meter min="0" max="1" .value=${move.probability} aria-label="${move.text}: ${percent(move.probability)}"></meter>
                <span class="number">${percent(move.probability)}</span>
              </li>`,
            )}
          </ul>
          <p class="small soft">
            ${last.own ? 'From your own decisions and from how people play.' : 'From how people play; I do not know you well yet.'}
          </p>`
      : html`<p class="soft">${nothingYet(game)}</p>`}
    ${foreseen ? nothing : reason(game)}
    ${last && opponent?.id !== OBSERVER && !foreseen
      ? html`<p class="small soft">${short(opponent)} does not use this. The observer does.</p>`
      : nothing}
    ${game.learner?.sentence ? html`<p class="quiet"><a href="/people/you?game=${game.game.name}">${game.learner.sentence}</a></p>` : nothing}
  </details>`;
}

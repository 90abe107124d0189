/** What I think of you: what was expected of your last move, how that changes the answer, and the quiet line. */
import { html, nothing } from 'lit';

const percent = (share) => (share < 0.005 ? '< 1 %' : `${Math.round(100 * share)} %`);

const nothingYet = (game) =>
  game.moves.some((move) => move.seat === game.you)
    ? 'I do not know yet how people play here. Play on, and I learn you.'
    : 'When you have moved, you see here what I expected of you.';

/** @param {any} game */
export function thoughts(game) {
  const last = [...game.moves].reverse().find((move) => move.expected)?.expected;
  const opponent = game.seats.find((seat) => seat.kind !== 'you');
  if (game.you < 0) return nothing;
  if (!game.guesses) return game.explained ? html`<p class="small why">${game.explained.sentence}</p>` : nothing;
  return html`<details class="thoughts" ?open=${innerWidth > 700}>
    <summary>What I think of you</summary>
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
    ${game.explained ? html`<p class="small why">${game.explained.sentence}</p>` : nothing}
    ${last && opponent?.kind !== 'learner'
      ? html`<p class="small soft">${opponent?.name.replace(/,.*/, '')} does not use this. The learner does.</p>`
      : nothing}
    ${game.learner?.sentence ? html`<p class="quiet"><a href="/people/you?game=${game.game.name}">${game.learner.sentence}</a></p>` : nothing}
  </details>`;
}

/** What can be chosen, as cards: games with their boards, opponents with their faces. Each card is a radio button that fills it. */
import { html, nothing } from 'lit';
import { face } from '../frame/face.js';

/** @import {GameShelf, OpponentView} from 'wire' */

const KINDS = [
  ['level', 'Like people', 'Levels of this program that err as people do, the weakest first.'],
  ['character', 'Characters', 'They err as well, and each of them likes something.'],
  ['person', 'People you have games of', 'Clones: they play as somebody was learned to play.'],
  ['learner', 'Who learns you', ''],
  ['engine', 'As well as it can', ''],
];

/** The title up to what explains it. @param {string} title */
export const short = (title) => title.replace(/[,:].*/, '');

/**
 * @param {GameShelf[]} shelves the first has the games with pictures
 * @param {string} chosen the name of a game
 * @param {(name: string) => void} choose
 */
export function gameCards(shelves, chosen, choose) {
  const [popular, ...others] = shelves;
  const radio = (name) => html`<input type="radio" name="game" value=${name} .checked=${name === chosen} @change=${() => choose(name)} />`;
  return html`<fieldset class="games">
      <legend>Game</legend>
      ${popular.games.map(
        ({ name, title }) => html`<label class="card">${radio(name)}<img src="/rules/${name}/board.svg" alt="" loading="lazy" /><b>${short(title)}</b></label>`)}
    </fieldset>
    <details class="others" ?open=${others.some((shelf) => shelf.games.some(({ name }) => name === chosen))}>
      <summary>More games</summary>
      ${others.map(
        (shelf) => html`<fieldset class="shelf">
          <legend>${shelf.title}</legend>
          ${shelf.games.map(({ name, title }) => html`<label class="card">${radio(name)}${short(title)}</label>`)}
        </fieldset>`)}
    </details>`;
}

/**
 * @param {OpponentView[]} opponents
 * @param {string} chosen the id of one
 * @param {(id: string) => void} choose
 */
export function opponentCards(opponents, chosen, choose) {
  return KINDS.map(([kind, title, about]) => {
    const members = opponents.filter((each) => each.kind === kind);
    if (!members.length) return nothing;
    const shown = kind === 'engine' ? members.slice(0, 1) : members;
    const hidden = members.slice(shown.length);
    return html`<fieldset class="who-kind ${kind}">
      <legend>${title}</legend>
      ${about ? html`<p class="small soft">${about}</p>` : nothing}
      <div class="cards">${shown.map((each) => card(each, chosen, choose))}</div>
      ${hidden.length
        ? html`<details ?open=${hidden.some((each) => each.id === chosen)}><summary>More engines</summary>
            <div class="cards">${hidden.map((each) => card(each, chosen, choose))}</div></details>`
        : nothing}
    </fieldset>`;
  });
}

/** @param {OpponentView} each @param {string} chosen @param {(id: string) => void} choose */
function card(each, chosen, choose) {
  const [name, rank] = each.name.split(', ');
  return html`<label class="card">
    <input type="radio" name="who" value=${each.id} .checked=${each.id === chosen} @change=${() => choose(each.id)} />
    ${face(each.name)}
    <span class="said">
      <span class="line"><b>${name}</b>${rank ? html` <span class="soft">${rank}</span>` : nothing}${each.elo ? html`<span class="elo">${each.elo}</span>` : nothing}</span>
      <span class="small soft about">${each.about}</span>
    </span>
  </label>`;
}

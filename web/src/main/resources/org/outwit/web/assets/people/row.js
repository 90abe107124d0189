/** One of the people as a row of the table. */
import { html, nothing } from 'lit';
import { face } from '../frame/face.js';
import { post } from '../frame/request.js';

/** @import {JobView, PersonView} from 'wire' */

const games = (count) => `${count.toLocaleString('en')} ${count === 1 ? 'game' : 'games'}`;

const firstSentence = (text) => text.replace(/([.!?]) .*/s, '$1');

/** @param {PersonView} person */
const years = ({ firstYear, lastYear }) =>
  !lastYear ? '–' : firstYear === lastYear ? `${lastYear}` : `${firstYear}–${lastYear}`;

/** @param {PersonView} person */
function score({ wins, draws, losses }) {
  const counted = wins + draws + losses;
  if (!counted) return html`<span class="soft">–</span>`;
  return html`${Math.round((100 * (wins + draws / 2)) / counted)} %
    <span class="soft small">
      <span aria-hidden="true">${wins}–${draws}–${losses}</span>
      <span class="hidden-text">${wins} won, ${draws} drawn, ${losses} lost</span>
    </span>`;
}

/** @param {PersonView} person */
const strength = ({ rating, ratingError }) =>
  rating === undefined
    ? html`<span class="soft">–</span>`
    : html`${rating} <span class="soft small">± ${2 * (ratingError ?? 0)}</span>`;

/** @param {PersonView} person @param {JobView|undefined} work @param {(person: PersonView) => void} learn */
function model(person, work, learn) {
  if (person.state === 'learning') {
    return html`<div class="learning">
      <progress max="1" aria-label="Learning ${person.name}" value=${work && work.share >= 0 ? work.share : nothing}></progress>
      <span class="small soft">
        ${work?.activity ?? 'waiting'}
        <button class="plain small" @click=${() => post(`/api/jobs/${person.job}/cancel`)}>
          Cancel<span class="hidden-text"> learning ${person.name}</span>
        </button>
      </span>
    </div>`;
  }
  const more = person.games > person.modelGames;
  const again = html`<button class="plain small" @click=${() => learn(person)}>
    ${person.modelGames ? 'Learn again' : 'Learn'}<span class="hidden-text"> ${person.name}</span>
  </button>`;
  if (!person.modelGames) return html`<span class="soft">not learned</span> ${again}`;
  return html`<details>
      <summary>
        learned from ${more ? `${person.modelGames} of ${games(person.games)}` : games(person.modelGames)}
      </summary>
      <p class="small">${person.lesson}</p>
    </details>
    ${more ? again : nothing}`;
}

/**
 * @param {PersonView} person
 * @param {JobView|undefined} work the job that learns them
 * @param {(person: PersonView) => void} learn
 */
export function row(person, work, learn) {
  return html`<tr class=${person.you ? 'you' : ''}>
    <th scope="row">
      <div class="who">
        ${face(person.name, 32)}
        <div>
          <a href="/people/${person.id}">${person.name}</a>
          ${person.you ? html`<span class="kind small soft">as you play here</span>` : nothing}
          ${person.program ? html`<span class="kind small soft">a program</span>` : nothing}
          ${person.about ? html`<p class="about small soft">${firstSentence(person.about)}</p>` : nothing}
        </div>
      </div>
    </th>
    <td data-label="Game">${person.title}</td>
    <td data-label="Games" class="number">${person.games.toLocaleString('en')}</td>
    <td data-label="Years">${years(person)}</td>
    <td data-label="Score" class="number">${score(person)}</td>
    <td data-label="Strength" class="number">${strength(person)}</td>
    <td data-label="Model" class="model">${model(person, work, learn)}</td>
  </tr>`;
}

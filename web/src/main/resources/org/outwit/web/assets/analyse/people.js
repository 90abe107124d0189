/** Who the opponent is, and which side they have. */
import { html, nothing } from 'lit';

/** @import {GameAnalysisView} from 'wire' */

const GROUPS = [['people', 'People'], ['you', 'You'], ['person', 'People you have games of'], ['level', 'Opponents of the Play page']];

/**
 * @param {GameAnalysisView} info what can be asked about the game
 * @param {string} person @param {number|undefined} them
 * @param {(person: string, them: number|undefined) => void} choose
 */
export function opponent(info, person, them, choose) {
  if (!info.engine || !info.people.length) return nothing;
  return html`<div class="who-chooser">
    <div class="field"><label for="analyse-person">Against</label>
      <select id="analyse-person" @change=${(event) => choose(event.target.value, them)}>
        ${GROUPS.map(([kind, title]) => {
          const members = info.people.filter((each) => each.kind === kind);
          return members.length ? html`<optgroup label=${title}>${members.map((each) => html`<option value=${each.id} ?selected=${each.id === person}>${each.name}</option>`)}</optgroup>` : nothing;
        })}
      </select></div>
    <div class="field"><label for="analyse-side">They play</label>
      <select id="analyse-side" @change=${(event) => choose(person, Number(event.target.value))}>
        ${info.sides.map((name, side) => html`<option value=${side} ?selected=${side === them}>${name}</option>`)}
      </select></div>
  </div>`;
}

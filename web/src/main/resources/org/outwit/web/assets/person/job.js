/** One job of this visitor, followed from wherever it is when the page comes. */
import { html } from 'lit';
import { bar } from '../frame/bar.js';
import { watch } from '../frame/events.js';
import { post } from '../frame/request.js';

/** @typedef {{id: string, kind: string, state: string, activity: string, share: number, result?: string, created: number}} Job */

/** @param {Job} job */
export const isOver = (job) => job.state === 'done' || job.state === 'failed' || job.state === 'cancelled';

/** What was heard last of each, by its id: a quick one may be over before the page is told that it was begun. */
const heardLast = new Map();

/**
 * A job that was just begun, as far as it is.
 *
 * @param {string} id
 * @returns {Job}
 */
export const begun = (id) => heardLast.get(id) ?? { id, state: 'waiting', activity: 'waiting', share: -1 };

/**
 * @param {(job: Job) => boolean} meant
 * @param {(job: Job) => void} heard of each that is meant, the oldest first
 * @returns {() => void} ends it
 */
export function follow(meant, heard) {
  return watch('jobs', ({ kind, data }) => {
    const jobs = kind === 'picture' ? [...data.jobs].reverse() : [data];
    for (const each of jobs) heardLast.set(each.id, each);
    jobs.filter(meant).forEach(heard);
  });
}

/**
 * How far a job is, with a way to end it.
 *
 * @param {string} title
 * @param {Job} job
 */
export const progress = (title, job) => html`<div class="progress">
  <p>${title}: ${job.activity}</p>
  ${bar(job.share, title)}
  <button class="plain small" @click=${() => post(`/api/jobs/${job.id}/cancel`).catch(() => {})}>Cancel</button>
</div>`;

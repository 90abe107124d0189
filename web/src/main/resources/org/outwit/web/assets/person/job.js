/** One job of this visitor, followed from wherever it is when the page comes. */
import { html } from 'lit';
import { bar } from '../frame/bar.js';
import { watch } from '../frame/events.js';
import { post } from '../frame/request.js';

/** @import {JobView, Result} from 'wire' */
/** @typedef {Pick<JobView, 'id'|'state'|'activity'|'share'> & Partial<JobView>} Job of one that was just begun only so much is known */

/** @param {Job} job */
export const isOver = (job) => job.state === 'done' || job.state === 'failed' || job.state === 'cancelled';

/** What was heard last of each, by its id: a quick one may be over before the page is told that it was begun. */
/** @type {Map<string, Job>} */
const heardLast = new Map();

/**
 * What came out of a job; nothing where that is not known, or it is of another kind.
 *
 * @template {string} K
 * @param {Job} job
 * @param {K} kind
 * @returns {Result<K>|null}
 */
export const resultOf = (job, kind) => (job.kind === kind && job.result ? JSON.parse(job.result) : null);

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
 * @param {Pick<Job, 'id'|'activity'|'share'>} job
 */
export const progress = (title, job) => html`<div class="progress">
  <p>${title}: ${job.activity}</p>
  ${bar(job.share, title)}
  <button class="plain small" @click=${() => post(`/api/jobs/${job.id}/cancel`).catch(() => {})}>Cancel</button>
</div>`;

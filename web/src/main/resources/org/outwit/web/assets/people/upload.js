/** Files on their way to the server. */
import { post, Refused } from '../frame/request.js';

/** @import {ImportBegun, Made, NetworksView} from 'wire' */

export const MOST_BYTES = 200 * 1024 * 1024;

/** Names of players and tournaments of the WTHOR database lie in files of their own. */
const COMPANION = /\.(jou|trn)$/i;

/**
 * Brings files together.
 *
 * @param {File[]} files
 * @param {(share: number, name: string) => void} told how much was sent, from 0 to 1
 * @returns {Promise<string>} what they are called together
 */
export async function bring(files, told) {
  const large = files.find((each) => each.size > MOST_BYTES);
  if (large) throw new Refused(`${large.name} is too large: a file may have ${MOST_BYTES >> 20} MB. Divide it first.`, 413);
  const ordered = [...files].sort((a, b) => Number(COMPANION.test(b.name)) - Number(COMPANION.test(a.name)));
  const total = ordered.reduce((sum, each) => sum + each.size, 0) || 1;
  let sent = 0;
  let id = '';
  for (const file of ordered) {
    const query = new URLSearchParams({ name: file.name, ...(id ? { with: id } : {}) });
    /** @type {Made} */
    const answer = await send(`/api/people/import?${query}`, file, (bytes) => told((sent + bytes) / total, file.name));
    id = answer.id;
    sent += file.size;
  }
  return id;
}

/** @param {File} file */
export const isNetwork = (file) => /\.pb\.gz$/i.test(file.name);

/**
 * Brings networks, one after the other.
 *
 * @param {File[]} files
 * @param {(share: number, name: string) => void} told how much of a file was sent, from 0 to 1
 */
export async function bringNetworks(files, told) {
  for (const file of files) {
    const query = new URLSearchParams({ name: file.name });
    /** @type {NetworksView} */
    const answer = await send(`/api/people/networks?${query}`, file, (bytes) => told(bytes / (file.size || 1), file.name));
    dispatchEvent(new CustomEvent('outwit-networks', { detail: answer }));
  }
}

/**
 * Begins to import what was brought.
 *
 * @param {string} id @param {Record<string, string>} games which game a file is of, where that was not clear
 * @returns {Promise<ImportBegun>}
 */
export const begin = (id, games) => post(`/api/people/import/${id}/begin`, { games });

/**
 * Requests by fetch do not say how much was sent.
 *
 * @param {string} address @param {File} file @param {(bytes: number) => void} told
 * @returns {Promise<any>} what the address answers
 */
function send(address, file, told) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => told(loaded);
    request.onload = () =>
      request.status < 300
        ? done(request.response)
        : failed(new Refused(request.response?.sentence ?? `The server answered ${request.status}.`, request.status));
    request.onerror = () =>
      failed(new Refused(`${file.name} did not arrive: the server cannot be reached, or refused it. Drop it again.`, 0));
    request.send(file);
  });
}

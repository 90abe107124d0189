/** Requests to the server. A refusal becomes an error whose message is the server's sentence. */
/** @import {Answer} from 'wire' */

export class Refused extends Error {
  /** @param {string} sentence @param {number} status */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
}

/**
 * @template {string} M
 * @template {string} A
 * @param {M} method
 * @param {A} address
 * @param {object|Blob} [body] an object is sent as JSON, a file as it is
 * @returns {Promise<Answer<M, A>>} as the record of the server says that answers it
 */
export async function request(method, address, body) {
  const isFile = body instanceof Blob;
  let response;
  try {
    response = await fetch(address, {
      method,
      headers: { Accept: 'application/json', ...(body && !isFile ? { 'Content-Type': 'application/json' } : {}) },
      body: isFile ? body : body && JSON.stringify(body),
    });
  } catch {
    throw new Refused('The server cannot be reached. What was confirmed is kept; start it again with: outwit serve.', 0);
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = JSON.parse(text);
  } catch {
    // not JSON: a proxy, or a page
  }
  if (!response.ok) throw new Refused(answer?.sentence ?? `The server answered ${response.status}.`, response.status);
  return answer;
}

/** @template {string} A @param {A} address */
export const get = (address) => request('GET', address);
/** @template {string} A @param {A} address @param {object} [body] */
export const post = (address, body = {}) => request('POST', address, body);

/**
 * The page's one connection. A topic is watched until it is left; after a break the page says which number it saw last and is told
 * what it missed, or gets the whole picture again. So whoever watches only has to apply what comes.
 */

/** @import {Told} from 'wire' */
/** @typedef {{life: string, number: number, heard: Map<(told: any) => void, (sentence: string) => void>}} Topic */

const TRY_LATER = 1013; // as the server closes the connection of a page too many
const LATER = 60_000;

/** @type {Map<string, Topic>} */
const topics = new Map(); // by name
/** @type {Set<(connected: boolean, why: string) => void>} */
const states = new Set();
/** @type {WebSocket|null} */
let socket = null;
/** @type {number|undefined} */
let retry; // the timer of the next try
let tries = 0;
let connected = true; // nothing is said before the first try has failed
let refusal = ''; // why the server does not want this page

/**
 * @template {string} N
 * @param {N} name
 * @param {(told: Told<N>) => void} heard
 * @param {(sentence: string) => void} [refused] why it cannot be watched
 * @returns {() => void} ends it
 */
export function watch(name, heard, refused = () => {}) {
  /** @type {Topic} */
  const topic = topics.get(name) ?? { life: '', number: 0, heard: new Map() };
  const isNew = !topics.has(name);
  if (isNew) topics.set(name, topic);
  if (isNew || topic.life) {
    topic.life = ''; // whoever is new needs the whole picture
    ask(name);
  }
  topic.heard.set(heard, refused);
  connect();
  return () => {
    topic.heard.delete(heard);
    if (topic.heard.size) return;
    topics.delete(name);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ leave: name }));
  };
}

/** @param {(connected: boolean, why: string) => void} changed told why there is no connection, where the server said so */
export function onConnection(changed) {
  states.add(changed);
  changed(connected, refusal);
  return () => states.delete(changed);
}

/** @param {string} name */
function ask(name) {
  const topic = topics.get(name);
  if (topic && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch: name, life: topic.life, after: topic.number }));
}

function connect() {
  if (socket || retry) return;
  socket = new WebSocket(`ws${location.protocol === 'https:' ? 's' : ''}://${location.host}/events`);
  socket.onopen = () => {
    if (refusal) {
      for (const topic of topics.values()) topic.life = ''; // whatever comes says that the page is wanted now
    } else {
      tries = 0;
      say(true);
    }
    for (const name of topics.keys()) ask(name);
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = ({ code }) => {
    socket = null;
    if (tries > 0 || refusal) say(false);
    tries++;
    retry = setTimeout(again, code === TRY_LATER ? LATER : Math.min(5000, 150 * 2 ** Math.min(tries, 6)));
  };
}

function again() {
  clearTimeout(retry);
  retry = undefined;
  connect();
}

function hear(message) {
  if (message.kind === 'refused') {
    refuse(message.topic, message.data.sentence);
    return;
  }
  if (refusal) {
    refusal = '';
    tries = 0;
    say(true);
  }
  const topic = topics.get(message.topic);
  if (!topic) return;
  const missed = message.kind !== 'picture' && (message.life !== topic.life || message.number > topic.number + 1);
  if (missed) {
    ask(message.topic);
    return;
  }
  topic.life = message.life;
  topic.number = message.number;
  for (const heard of topic.heard.keys()) heard(message);
}

/** A topic that cannot be watched, or, without one, a page too many. */
function refuse(name, sentence) {
  if (!name) refusal = sentence;
  for (const refused of topics.get(name)?.heard.values() ?? []) refused(sentence);
}

function say(now) {
  if (now === connected) return;
  connected = now;
  for (const each of states) each(now, refusal);
}

addEventListener('online', again);

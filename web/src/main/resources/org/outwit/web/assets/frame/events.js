/**
 * The page's one connection. A topic is watched until it is left; after a break the page says which number it saw last and is told
 * what it missed, or gets the whole picture again. So whoever watches only has to apply what comes.
 */

/** @typedef {{kind: string, data: any, number: number}} Told */

const topics = new Map(); // name -> {life, number, heard: Set}
const states = new Set();
let socket = null;
let tries = 0;
let connected = true; // nothing is said before the first try has failed

/**
 * @param {string} name
 * @param {(told: Told) => void} heard
 * @returns {() => void} ends it
 */
export function watch(name, heard) {
  let topic = topics.get(name);
  if (!topic) {
    topic = { life: '', number: 0, heard: new Set() };
    topics.set(name, topic);
    ask(name);
  } else if (topic.life) {
    topic.life = ''; // whoever is new needs the whole picture
    ask(name);
  }
  topic.heard.add(heard);
  connect();
  return () => {
    topic.heard.delete(heard);
    if (topic.heard.size) return;
    topics.delete(name);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ leave: name }));
  };
}

/** @param {(connected: boolean) => void} changed */
export function onConnection(changed) {
  states.add(changed);
  changed(connected);
  return () => states.delete(changed);
}

function ask(name) {
  const { life, number } = topics.get(name);
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch: name, life, after: number }));
}

function connect() {
  if (socket) return;
  socket = new WebSocket(`ws${location.protocol === 'https:' ? 's' : ''}://${location.host}/events`);
  socket.onopen = () => {
    tries = 0;
    say(true);
    for (const name of topics.keys()) ask(name);
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => {
    socket = null;
    if (tries > 0) say(false);
    tries++;
    setTimeout(connect, Math.min(5000, 150 * 2 ** Math.min(tries, 6)));
  };
}

function hear(message) {
  const topic = topics.get(message.topic);
  if (!topic) return;
  const missed = message.kind !== 'picture' && (message.life !== topic.life || message.number > topic.number + 1);
  if (missed) {
    ask(message.topic);
    return;
  }
  topic.life = message.life;
  topic.number = message.number;
  for (const heard of topic.heard) heard(message);
}

function say(now) {
  if (now === connected) return;
  connected = now;
  for (const each of states) each(now);
}

addEventListener('online', connect);

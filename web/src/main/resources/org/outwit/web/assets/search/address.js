/** What a page shows, as its address says it, both ways. */

/** @typedef {{algorithm: string, [told: string]: string}} AskedRun an algorithm, and what it is told */
/** @typedef {'example'|'text'|'grown'|'game'} Kind */
/**
 * @typedef {object} Source where a tree comes from
 * @property {Kind} kind
 * @property {string} [id] of an example
 * @property {string} [text]
 * @property {string} [spec] of a tree that is grown
 * @property {string} [game]
 * @property {string} [position]
 * @property {number} [depth]
 * @property {string} [own]
 * @property {string} [theirs]
 */

/** @type {Record<string, Record<string, string>>} */
const SOURCES = {
  example: { example: 'id' },
  tree: { tree: 'text' },
  grown: { grown: 'spec' },
  game: { game: 'game', position: 'position', depth: 'depth', own: 'own', theirs: 'theirs' },
};
/** @type {Record<string, Kind>} */
const KINDS = { example: 'example', tree: 'text', grown: 'grown', game: 'game' };
const LONGEST = 1500;

/**
 * @param {string} search
 * @returns {{source: Source, runs: (AskedRun|null|undefined)[], at: number}|null} null where the address says nothing
 */
export function read(search) {
  const said = new URLSearchParams(search);
  const name = Object.keys(SOURCES).find((each) => said.has(each));
  if (!name) return null;
  /** @type {Source} */
  const source = { kind: KINDS[name] };
  for (const [key, field] of Object.entries(SOURCES[name])) if (said.has(key)) source[field] = said.get(key);
  if (source.depth !== undefined) source.depth = Number(source.depth) || 2;
  return { source, runs: ['a', 'b'].map((run) => readRun(said, run)), at: Number(said.get('at')) || 0 };
}

/** @param {URLSearchParams} said @param {string} run */
function readRun(said, run) {
  const algorithm = said.get(run);
  if (algorithm === null) return undefined;
  if (!algorithm) return null;
  /** @type {AskedRun} */
  const told = { algorithm };
  for (const [key, value] of said) if (key.startsWith(run + '.')) told[key.slice(2)] = value;
  return told;
}

/**
 * Too long a tree is left out: then the address is that of the page.
 *
 * @param {Source} source @param {(AskedRun|null)[]} runs @param {number} at
 */
export function write(source, runs, at) {
  const said = new URLSearchParams();
  const name = Object.keys(KINDS).find((each) => KINDS[each] === source.kind) ?? '';
  for (const [key, field] of Object.entries(SOURCES[name])) {
    if (source[field] !== undefined && source[field] !== '') said.set(key, String(source[field]));
  }
  runs.forEach((run, index) => {
    const letter = 'ab'[index];
    said.set(letter, run?.algorithm ?? '');
    for (const [key, value] of Object.entries(run ?? {})) if (key !== 'algorithm' && value) said.set(`${letter}.${key}`, value);
  });
  if (at) said.set('at', String(at));
  const text = said.toString();
  return text.length > LONGEST ? '' : `?${text}`;
}

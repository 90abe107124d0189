/** What a page shows, as its address says it, both ways. */

const SOURCES = {
  example: { example: 'id' },
  tree: { tree: 'text' },
  grown: { grown: 'spec' },
  game: { game: 'game', position: 'position', depth: 'depth', own: 'own', theirs: 'theirs' },
};
const KINDS = { example: 'example', tree: 'text', grown: 'grown', game: 'game' };
const LONGEST = 1500;

/** @returns {{source: any, runs: any[], at: number}|null} null where the address says nothing */
export function read(search) {
  const said = new URLSearchParams(search);
  const name = Object.keys(SOURCES).find((each) => said.has(each));
  if (!name) return null;
  const source = { kind: KINDS[name] };
  for (const [key, field] of Object.entries(SOURCES[name])) if (said.has(key)) source[field] = said.get(key);
  if (source.depth !== undefined) source.depth = Number(source.depth) || 2;
  return { source, runs: ['a', 'b'].map((run) => readRun(said, run)), at: Number(said.get('at')) || 0 };
}

function readRun(said, run) {
  if (!said.has(run)) return undefined;
  if (!said.get(run)) return null;
  const told = { algorithm: said.get(run) };
  for (const [key, value] of said) if (key.startsWith(run + '.')) told[key.slice(2)] = value;
  return told;
}

/** Too long a tree is left out: then the address is that of the page. */
export function write(source, runs, at) {
  const said = new URLSearchParams();
  const name = Object.keys(KINDS).find((each) => KINDS[each] === source.kind);
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

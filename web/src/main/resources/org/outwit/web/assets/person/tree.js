/**
 * The lists of a repertoire by keyboard: up and down go to what is shown before and after, right opens and goes in, left closes and
 * goes out, as in trees everywhere. By mouse they open and close as all such lists do.
 */

const lines = () => [...document.querySelectorAll('.repertoire summary')];

const shown = () => lines().filter((each) => each.checkVisibility());

/** @param {boolean} open */
export function openAll(open) {
  for (const each of lines()) each.parentElement.open = open;
}

function next(line, step) {
  const all = shown();
  return all[all.indexOf(line) + step];
}

function inward(line) {
  const details = line.parentElement;
  if (!details.open) details.open = true;
  else details.querySelector('details > summary')?.focus();
}

function outward(line) {
  const details = line.parentElement;
  if (details.open) details.open = false;
  else details.parentElement.closest('details')?.querySelector('summary')?.focus();
}

const KEYS = {
  ArrowDown: (line) => next(line, 1)?.focus(),
  ArrowUp: (line) => next(line, -1)?.focus(),
  ArrowRight: inward,
  ArrowLeft: outward,
};

addEventListener('keydown', (event) => {
  const line = event.target.closest?.('.repertoire summary');
  const act = KEYS[event.key];
  if (!line || !act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act(line);
});

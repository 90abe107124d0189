/**
 * The lists of a repertoire by keyboard: up and down go to what is shown before and after, right opens and goes in, left closes and
 * goes out, as in trees everywhere. By mouse they open and close as all such lists do.
 */

/** @returns {HTMLElement[]} */
const lines = () => [...document.querySelectorAll('.repertoire summary')].map((each) => /** @type {HTMLElement} */ (each));

/** @param {Element} line */
const detailsOf = (line) => /** @type {HTMLDetailsElement} */ (line.parentElement);

/** @param {Element|null|undefined} element */
const focus = (element) => /** @type {HTMLElement|null|undefined} */ (element)?.focus();

const shown = () => lines().filter((each) => each.checkVisibility());

/** @param {boolean} open */
export function openAll(open) {
  for (const each of lines()) detailsOf(each).open = open;
}

function next(line, step) {
  const all = shown();
  return all[all.indexOf(line) + step];
}

function inward(line) {
  const details = detailsOf(line);
  if (!details.open) details.open = true;
  else focus(details.querySelector('details > summary'));
}

function outward(line) {
  const details = detailsOf(line);
  if (details.open) details.open = false;
  else focus(details.parentElement?.closest('details')?.querySelector('summary'));
}

const KEYS = {
  ArrowDown: (line) => focus(next(line, 1)),
  ArrowUp: (line) => focus(next(line, -1)),
  ArrowRight: inward,
  ArrowLeft: outward,
};

addEventListener('keydown', (event) => {
  const line = event.target instanceof Element ? event.target.closest('.repertoire summary') : null;
  const act = KEYS[event.key];
  if (!line || !act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act(line);
});

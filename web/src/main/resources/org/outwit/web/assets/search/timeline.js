/**
 * Steps of one or two searches on one clock. Both go on together, and whoever is done with a leaf waits until the other has evaluated
 * as many.
 */

/**
 * @param {{leaves: number[]}[]} runs
 * @returns {Int32Array[]} for each run, its step at every tick; both are equally long
 */
export function align(runs) {
  const groups = runs.map(({ leaves }) => byLeaves(leaves));
  const most = Math.max(...groups.map((each) => each.length));
  /** @type {number[][]} */
  const ticks = runs.map(() => []);
  const last = runs.map(() => 0);
  for (let count = 0; count < most; count++) {
    const length = Math.max(1, ...groups.map((each) => each[count]?.length ?? 0));
    for (let k = 0; k < length; k++) {
      runs.forEach((_, run) => {
        const group = groups[run][count];
        if (group?.length) last[run] = group[Math.min(k, group.length - 1)];
        ticks[run].push(last[run]);
      });
    }
  }
  return ticks.map((each) => Int32Array.from(each));
}

/** The steps that were made with so many leaves, by that number. @param {number[]} leaves */
function byLeaves(leaves) {
  /** @type {number[][]} */
  const groups = [];
  leaves.forEach((count, step) => {
    while (groups.length <= count) groups.push([]);
    groups[count].push(step);
  });
  return groups;
}

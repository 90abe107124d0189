/** The parts that a drawing of a tree is made of. */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} name @param {Record<string, string|number>} [attributes] @param {string} [text] */
export function svg(name, attributes = {}, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A square for player 0, a circle for player 1, a hexagon for others, a diamond for chance, a dot for a leaf. */
export function shape(kind, breadth, height) {
  if (kind === 'leaf') return svg('circle', { class: 'shape', r: breadth / 2 });
  const x = -breadth / 2;
  const y = -height / 2;
  if (kind === 'p0' || kind === 'p1') {
    return svg('rect', { class: 'shape', x, y, width: breadth, height, rx: kind === 'p0' ? 2 : height / 2 });
  }
  const slant = kind === 'chance' ? breadth / 2 : height / 4 + 1;
  const points = [[x, 0], [x + slant, y], [-x - slant, y], [-x, 0], [-x - slant, -y], [x + slant, -y]];
  return svg('polygon', { class: 'shape', points: points.map((each) => each.join(',')).join(' ') });
}

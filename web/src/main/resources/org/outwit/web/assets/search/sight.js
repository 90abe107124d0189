/**
 * What can be seen of a drawing in its box. Sizes and places are remembered: asking the browser for them after every step would make it
 * lay out the whole drawing each time.
 */
const ROOM = 60;

export class Sight {
  /** @param {HTMLElement} box that scrolls @param {() => void} resized */
  constructor(box, resized) {
    this.box = box;
    this.width = this.height = this.left = this.top = 0;
    this.measure();
    box.addEventListener('scroll', () => {
      this.left = box.scrollLeft;
      this.top = box.scrollTop;
    });
    new ResizeObserver(() => {
      const before = this.width;
      this.measure();
      if (this.width !== before) resized();
    }).observe(box);
  }

  measure() {
    this.width = this.box.clientWidth;
    this.height = this.box.clientHeight;
    this.left = this.box.scrollLeft;
    this.top = this.box.scrollTop;
  }

  /** @param {{x: number, y: number}} spot that shall be seen */
  follow({ x, y }) {
    const { width, height } = this;
    const left = x < this.left + ROOM || x > this.left + width - ROOM ? Math.max(0, x - width / 2) : this.left;
    const top = y < this.top + ROOM || y > this.top + height - ROOM ? Math.max(0, y - height / 2) : this.top;
    if (left === this.left && top === this.top) return;
    this.left = left;
    this.top = top;
    this.box.scrollTo(left, top);
  }
}

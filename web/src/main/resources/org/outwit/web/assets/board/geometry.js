/**
 * Where things lie on a board that is turned: by quarters of a circle, two for whoever sits on the other side, one where a phone is higher
 * than wide. Pieces and names stay upright.
 */

/** @import {PlanView} from 'wire' */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The side of a cell of a plain grid; the same as in the plans of the server. */
export const CELL = 48;

export class Geometry {
  /** @param {PlanView} plan @param {number} turn */
  constructor(plan, turn) {
    this.plan = plan;
    this.turn = turn;
    this.size = turn % 2 ? [plan.height, plan.width] : [plan.width, plan.height];
    /** @type {Map<string, Box>} */
    this.boxes = new Map(plan.cells.map(([place, ...box]) => [place, this.turned(box)]));
  }

  /** A point of the plan as it is seen. @returns {[number, number]} */
  point(x, y) {
    const { width, height } = this.plan;
    switch (this.turn) {
      case 1:
        return [height - y, x];
      case 2:
        return [width - x, height - y];
      case 3:
        return [y, width - x];
      default:
        return [x, y];
    }
  }

  /** @param {number[]} box @returns {Box} */
  turned([x, y, width, height]) {
    const [ax, ay] = this.point(x, y);
    const [bx, by] = this.point(x + width, y + height);
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
  }

  /** What turns the drawing of the board. */
  get matrix() {
    const { width, height } = this.plan;
    return ['', `matrix(0 1 -1 0 ${height} 0)`, `matrix(-1 0 0 -1 ${width} ${height})`, `matrix(0 -1 1 0 0 ${width})`][this.turn];
  }

  /** The middle of a cell; outside of what is seen where the place is no cell. @returns {[number, number]} */
  middle(place) {
    const box = this.boxes.get(place);
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [-CELL, -CELL];
  }

  /** The box around several cells. @param {string[]} places @returns {Box} */
  around(places) {
    const boxes = places.flatMap((place) => this.boxes.get(place) ?? []);
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
  }

  /**
   * The next of these cells in a direction: less than half a quarter of a circle aside, and the nearest there.
   *
   * @param {string} from @param {string[]} places @param {[number, number]} direction right and down
   */
  next(from, places, [right, down]) {
    const [x, y] = this.middle(from);
    let found = '';
    let least = Infinity;
    for (const place of places) {
      const [px, py] = this.middle(place);
      const along = (px - x) * right + (py - y) * down;
      const aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
      const far = along + 1.2 * aside;
      if (place !== from && along > 1 && aside < 0.99 * along && far < least) [found, least] = [place, far];
    }
    return found;
  }
}

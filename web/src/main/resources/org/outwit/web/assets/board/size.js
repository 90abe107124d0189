/** The side of a cell in the units of the drawing; the same as in the pictures that the program writes. */
export const CELL = 48;

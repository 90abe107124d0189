/**
 * Connect Four: seven columns of six, stones fall, four in a row win. Solved (the first player wins from the middle
 * column), small enough to search deep and rich enough to have styles, which makes it the first opponent-modelling game.
 *
 * <p>Everything is a bitboard of 7 bits a column, the seventh always empty, so that shifting by a direction never
 * carries a stone from one column into the next. The layout and the unique key are those of John Tromp's and Pascal
 * Pons's solvers.
 */
package org.outwit.games.connect4;

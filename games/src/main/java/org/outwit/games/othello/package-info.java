/**
 * Othello: eight by eight, discs that are flanked turn over, a side without a move passes. Sides need not alternate,
 * and the number of discs only grows, so games end after at most sixty discs and no position comes back.
 *
 * <p>A side is a bitboard: square a1, the upper left corner, is bit 0, h1 is bit 7 and h8 is bit 63, which is the order
 * in which the 64 characters of a written position stand. Moves are found for all squares of a direction at
 * once by parallel shifts, the fill of Kogge and Stone; what one move turns, along the rays from its square.
 *
 * <p>Two conventions that tables of Othello differ in. A pass is a move, and only where the other side can then play;
 * where neither can, the game is over at once and nobody passes (that of OEIS A124004). Empty squares at the end count
 * for the winner, as in tournaments and in the records of WTHOR.
 */
package org.outwit.games.othello;

/**
 * The four-square game, an exercise of Russell and Norvig's <i>Artificial Intelligence: A Modern Approach</i> (chapter
 * "Adversarial Search and Games"). Two tokens stand at the ends of a line of squares. A player moves to an open
 * neighbouring square in either direction, or jumps over the other token to the open square behind it; the player who
 * reaches the other end first wins.
 *
 * <p>It is the smallest game that need not end. With n squares the first player wins exactly if n is even, yet plain
 * minimax does not find out: it goes to and fro for ever along the first line that comes back to where it was. A search
 * has to stop at a depth, or remember the positions on its way; retrograde analysis has no such trouble.
 */
package org.outwit.games.foursquares;

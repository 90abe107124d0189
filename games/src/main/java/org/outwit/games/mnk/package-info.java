/**
 * The m,n,k-games: on a board of m columns and n rows the sides place stones in turn, and k in a row win. Tic-tac-toe
 * is (3,3,3), free-style gomoku (15,15,5).
 *
 * <p>One rule, two representations. A board that fits into 64 bits, with a spare column that keeps shifts from
 * wrapping, is a pair of longs and counts what it is asked for; a larger one is an array that keeps its counts of
 * lines up to date. Which one is used is no concern of callers.
 */
package org.outwit.games.mnk;

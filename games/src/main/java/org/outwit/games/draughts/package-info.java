/**
 * Draughts: English checkers, and the international, Russian, Brazilian, pool and Italian games. A
 * {@link org.outwit.games.draughts.DraughtsRules} says how they differ.
 *
 * <p>Only the dark squares are stored, row by row from Black's side, as bits of a long, with one bit left empty after
 * every second row ({@link org.outwit.games.draughts.Board}). That bit makes the four diagonals the same four shifts on
 * every square, so no masks for even and odd rows are needed, and one geometry serves boards of 6, 8 and 10.
 *
 * <p>{@code CheckersPosition} knows only the English rules and is made for speed; {@code GeneralPosition} plays by any
 * rules. Each is the oracle of the other where both apply.
 *
 * <p>Captures that take the same pieces in another order are one move. Published perft tables come in both conventions;
 * {@link org.outwit.games.draughts.DraughtsPosition#listingEveryOrder} gives the other one.
 */
package org.outwit.games.draughts;

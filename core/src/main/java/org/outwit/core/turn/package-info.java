/**
 * A player's turn in a game: {@link org.outwit.core.turn.Turn} is the question to everybody who chooses or predicts moves,
 * with the {@link org.outwit.core.turn.Observation} of the seat, the {@link org.outwit.core.turn.GameHistory}
 * that led to it, the seat and the limits.
 *
 * <p>Why it is not in {@code core.search}: a search answers any position, wherever it came from, and millions of them a second; a
 * turn is one position of one game that is really played, and only those who choose or predict a move at the root need one. It is
 * in {@code core} all the same, because engines ask predictors, and games, learners and players have to mean the same by a turn.
 */
package org.outwit.core.turn;

/**
 * Endgame tables: the outcome of every position of a game's {@link org.outwit.core.game.Endings}, with the number of
 * plies to the end, found by working backwards from the ends of games.
 *
 * <p>{@link org.outwit.core.endgame.Builder} makes the tables, slice by slice, in a folder; {@link
 * org.outwit.core.endgame.EndgameTables} maps them into memory and is a {@link org.outwit.core.endgame.Tablebase}, which engines
 * ask. {@link org.outwit.core.endgame.ForwardSolver} is the definition, {@link
 * org.outwit.core.endgame.BackwardSolver} is what is fast; both give the same tables.
 *
 * <p>A position is won if its mover can force the end, lost if the other can, and drawn otherwise: no rule about
 * repetition or moves without progress is known here. Distances are for best play: the winner hurries, the loser
 * delays.
 */
package org.outwit.core.endgame;

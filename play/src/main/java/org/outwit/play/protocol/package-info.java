/**
 * Other people's programs, as players and as judges of moves. {@link org.outwit.play.protocol.ForeignPlayers} is the way in: {@code
 * xboard:/usr/games/phalanx} becomes a {@link org.outwit.play.player.MoveChooser} whose moves come from a process that speaks
 * the protocol of xboard, version 2 (also called CECP). {@link org.outwit.play.protocol.GnubgJudge} asks a program what moves are worth.
 *
 * <p>Nobody here trusts a program. One that plays an illegal move loses the game with a sentence. One that ends, does not
 * answer or does not read has failed: such a game counts for nobody. Its process is gone when the game is over, or the whole of
 * Outwit.
 */
package org.outwit.play.protocol;

/**
 * Other people's programs as players. {@link org.outwit.play.protocol.ForeignPlayers} is the way in: {@code
 * xboard:/usr/games/phalanx} becomes a {@link org.outwit.play.player.MoveChooser} whose moves come from a process that speaks
 * the protocol of xboard, version 2 (also called CECP).
 *
 * <p>Nobody here trusts a program: one that ends, does not answer, plays an illegal move or says what nobody understands
 * loses the game with a sentence, and its process is gone when the game is over, or the whole of Outwit.
 */
package org.outwit.play.protocol;

/**
 * Backgammon, the game of the dice: chance moves before every turn, and a move is a whole play of what it threw. Of plays that come to
 * the same position one is listed. There is money play with and without a doubling cube, and games of a match with its score and
 * Crawford's rule; gammons count twice and backgammons three times. Who begins is settled by the seats and not by the first roll, so a game
 * can begin with a double. Jacoby's rule and beavers are not played.
 *
 * <p>The board counts each player's checkers by point, as that player does, with bits for the points that are occupied. Plays are listed
 * as sets of steps, see {@link org.outwit.games.backgammon.PlayLister}. Positions are written by the IDs of GNU Backgammon
 * (its manual, appendix "Technical notes").
 */
package org.outwit.games.backgammon;

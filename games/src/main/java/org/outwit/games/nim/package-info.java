/**
 * Nim for two to six: a quick game of many players, in which everything can be checked by hand.
 *
 * <p>Whose turn it is takes any number of stones from one heap. The player who takes the last stone wins one from the player who is next and finds
 * nothing left; everybody else gets nothing. In misère play it is the other way round. Between two this is Bouton's game, decided by the
 * nim-sum. Among more, those who can neither win nor lose any more decide between the others, and nothing in their payoffs tells them
 * how: the smallest game of king-makers.
 *
 * <p>Heaps are lettered from {@code a}, players from {@code A}. A position is its heaps and the mover.
 */
package org.outwit.games.nim;

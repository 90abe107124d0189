/**
 * Kalah, the mancala of two rows in which the last seed in one's own store brings another turn. Sides therefore do not
 * alternate, which is what the game is good for here: a search that takes the mover of a child for granted fails on it.
 *
 * <p>The board is a ring of ints in the order of sowing, South's pits and store and then North's, so that sowing is
 * counting on. Rules and the values of small boards are those of Irving, Donkers and Uiterwijk, "Solving Kalah", ICGA
 * Journal 23(3), 2000; where rules differ from place to place, {@link org.outwit.games.kalah.KalahRules} says which.
 */
package org.outwit.games.kalah;

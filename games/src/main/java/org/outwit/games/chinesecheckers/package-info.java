/**
 * Chinese checkers on the star of 121 holes, for two, three, four or six players: a game of more than two sides in which nothing is
 * taken, so that a piece in the way is in everybody's way.
 *
 * <p>Rows are lettered from {@code a} at the bottom to {@code q} at the top, and holes numbered from the left in each row. Six turns of the
 * star carry one corner into the next, so distances and features are worked out for the corner at the bottom alone. Holes have one owner
 * each, and each side's ten pieces are also kept as bits, by which they are found in a fixed order.
 *
 * <p>Rules differ from place to place. Here a piece steps to a neighbouring hole or jumps any number of times, each time over one piece of
 * anybody next to it into the hole behind; it may rest in any hole and may leave its goal again. A player is home when the goal is full and
 * at least one of the pieces in it is the player's own, so nobody can be kept out for good by a piece that stays. Those who are home
 * move no more, the others play on for the places behind. After a hundred rounds those who are not home share what places are left.
 */
package org.outwit.games.chinesecheckers;

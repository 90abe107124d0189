/**
 * The contract between games and searches: what a game must say about itself, and nothing about how it is searched.
 *
 * <p>A {@link org.outwit.core.game.Position} is changed in place by {@code make} and {@code undo}; moves and values
 * are ints. Who moves is asked at every node, a pass is a move, and "no moves" and "over" are different questions.
 *
 * <p><b>One sign convention.</b> A value always belongs to a player who sees it: {@code evaluator.value(position,
 * player)} is how good the position is for {@code player}, in anybody's turn. Nothing here is "for the side to move", so
 * functions that do not change sign with the side (a count of all pieces, say) mean the same everywhere in a tree.
 *
 * <p>Two ways in: implement {@link org.outwit.core.game.Position} for speed, or {@link org.outwit.core.game.Rules}
 * over immutable states for a first version in thirty lines. Either becomes a {@link org.outwit.core.game.Game},
 * registered through {@link java.util.ServiceLoader} and found by {@link org.outwit.core.game.Games}.
 */
package org.outwit.core.game;

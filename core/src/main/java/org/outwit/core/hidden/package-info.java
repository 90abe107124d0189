/**
 * Searches for players who do not see everything, such as the cards of others. They are given a {@link org.outwit.core.game.Sight} and
 * {@link org.outwit.core.game.Worlds}, never the position, so none can look at what its player must not see.
 *
 * <p>{@link org.outwit.core.hidden.Pimc} values moves as if all cards were seen from the next move on, and averages over worlds. {@link
 * org.outwit.core.hidden.IsMcts} grows one tree for all worlds. {@link org.outwit.core.hidden.AlphaMu} searches beliefs: it knows that its player has
 * to do the same in all worlds that look the same. All moves after the root are those of players; cards are dealt before.
 *
 * <p>What is computed is the value under best defence (Frank and Basin 1998): the opponents see everything and know what the player will do.
 */
package org.outwit.core.hidden;

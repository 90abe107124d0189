/**
 * A declarer who sees two hands and what was played, and who may know something about the defenders. {@link
 * org.outwit.games.bridge.declarer.DefendersHands} are the deals that fit, {@link org.outwit.games.bridge.declarer.Belief} weighs them by how likely the
 * defenders would have played as they did, and {@link org.outwit.games.bridge.declarer.ModelledPimc} chooses a card.
 */
package org.outwit.games.bridge.declarer;

/**
 * The play of the cards in bridge as a game in which players do not see everything.
 *
 * <p>Four hands, but three minds, so three players: player 0 is the declarer, who plays the declarer's hand and dummy's; player 1 sits left
 * of the declarer and leads first; player 2 sits right of the declarer and is player 1's partner. The defenders win and lose together, but neither sees
 * the other's hand, which is why they are not one player. Which {@link org.outwit.games.bridge.Seat} each of them has depends on
 * who declares. Everybody sees dummy once the first card is led, and all cards that were played.
 *
 * <p>There is no auction. Where the game starts from the pack, chance deals and a rule of thumb names the contract ({@link
 * org.outwit.games.bridge.game.UsualContract}). A position may also be an ending with fewer cards: then the tricks before it are counted, and
 * the cards that are not in it were played. What these told about the hands is forgotten, except suits that a position says somebody is out of.
 *
 * <p>A set of cards is a {@code long} as in {@link org.outwit.games.cards.Cards}, and a move is the number of a card's bit.
 */
package org.outwit.games.bridge.game;

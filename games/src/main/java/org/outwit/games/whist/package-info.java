/**
 * Whist for two, three or four, each for themselves: cards are dealt, the last one is turned up and makes trumps, and the first player leads. Players
 * follow suit if they can; the highest trump, or else the highest card of the suit that was led, takes the trick and leads to the next.
 *
 * <p>It is the simplest game here in which players do not see everything. Chance deals card by card, so a shuffled pack is a way through the
 * same tree. What a player knows of the others is who has shown to have no more of a suit, and where the card is that was turned up; {@link
 * org.outwit.games.cards.UnseenCards} counts and draws the deals that fit.
 *
 * <p>A set of cards is a {@code long} as in {@link org.outwit.games.cards.Cards}, and a move is the number of a card's bit.
 */
package org.outwit.games.whist;

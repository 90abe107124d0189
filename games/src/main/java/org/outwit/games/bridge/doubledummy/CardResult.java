package org.outwit.games.bridge.doubledummy;

/**
 * What comes of a card.
 *
 * @param card the highest of some cards that are as good as each other
 * @param equals all of them
 * @param tricks how many of the tricks that are left, the one begun included, the side that plays it takes
 */
public record CardResult(long card, long equals, int tricks) {}

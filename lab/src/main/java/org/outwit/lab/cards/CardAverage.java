package org.outwit.lab.cards;

/**
 * What a card is worth to a declarer on average.
 *
 * @param card the highest of some cards that are as good as each other
 * @param equals all of them
 * @param tricks of those left, the one in play included, that the declarer's side takes on average
 */
record CardAverage(long card, long equals, double tricks) {}

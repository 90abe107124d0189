package org.outwit.play.practice;

/**
 * What a card is worth to a declarer who sees two hands.
 *
 * @param card the number of its bit
 * @param made in how many of the deals the contract is made
 * @param tricks how many tricks the declarer comes to on average in the end, if all cards were seen from the next card on
 */
public record CardChance(int card, int made, double tricks) {

    /** Fewer tricks than that are no difference. */
    private static final double NOTICED = 0.1;

    /** Whether this one is clearly better: it makes the contract in more deals, or in as many with more tricks. */
    boolean isBetterThan(CardChance other) {
        return made != other.made ? made > other.made : tricks > other.tricks + NOTICED;
    }
}

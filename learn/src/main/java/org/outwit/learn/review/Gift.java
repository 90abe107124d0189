package org.outwit.learn.review;

/**
 * An error of an opponent: luck, until it is taken.
 *
 * @param reply what was played next; empty where the game ended
 * @param kept how many of the expected points were still there after the reply
 */
public record Gift(Mistake mistake, String reply, double kept) {

    /** Whether most of it was kept. */
    public boolean isTaken() {
        return kept >= mistake.points() / 2;
    }
}

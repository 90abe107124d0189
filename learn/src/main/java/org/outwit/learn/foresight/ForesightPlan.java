package org.outwit.learn.foresight;

/**
 * How an opponent is foreseen.
 *
 * @param every after how many new decisions a lesson is started
 * @param lessons whether there are lessons; if not, only our own function at several depths takes part
 * @param seed decides what is random in lessons
 */
public record ForesightPlan(int every, boolean lessons, long seed) {

    /** Ten decisions between lessons, as in Carmel and Markovitch. */
    public static final ForesightPlan USUAL = new ForesightPlan(10, true, 1);

    public ForesightPlan {
        if (every < 1) {
            throw new IllegalArgumentException("The decisions between lessons (" + every + ") must be positive.");
        }
    }

    /** No lessons: cheap, and good against programs much like ourselves. */
    public ForesightPlan withoutLessons() {
        return new ForesightPlan(every, false, seed);
    }

    public ForesightPlan withSeed(long seed) {
        return new ForesightPlan(every, lessons, seed);
    }
}

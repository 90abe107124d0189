package org.outwit.learn.people;

/**
 * How often what is seen in somebody's moves was seen: what kinds of moves they play and what kinds of positions they come to, their opening
 * included. A bias says what somebody prefers where they are; this also says where they are to be found.
 */
public final class MoveLooks {

    private static final int BITS = 18;

    /** So many sights of anybody's moves count beside somebody's own: of a few games little is believed. */
    private static final double ANYBODY = 1_500_000;

    private static final double UNSEEN = 0.5;

    private final float[] counts = new float[1 << BITS];
    private double sum;

    /** Counts what is seen in the move that was chosen, so many times. */
    public void add(Alternatives moves, int chosen, double times) {
        int dropped = dropped(moves);
        for (int k = moves.ends()[chosen]; k < moves.ends()[chosen + 1]; k++) {
            counts[moves.places()[k] >>> dropped] += (float) times;
            sum += times;
        }
    }

    /** The same with all counts multiplied. */
    public MoveLooks times(double factor) {
        MoveLooks looks = new MoveLooks();
        for (int i = 0; i < counts.length; i++) looks.counts[i] = (float) (factor * counts[i]);
        looks.sum = factor * sum;
        return looks;
    }

    /** Counts all that another has counted. */
    void add(MoveLooks other) {
        for (int i = 0; i < counts.length; i++) counts[i] += other.counts[i];
        sum += other.sum;
    }

    /** By how much likelier, as a logarithm, what is seen in the chosen move is in somebody's moves than in all that were counted. */
    double lift(Alternatives moves, int chosen, MoveLooks all) {
        int dropped = dropped(moves);
        double lift = 0;
        for (int k = moves.ends()[chosen]; k < moves.ends()[chosen + 1]; k++) {
            int place = moves.places()[k] >>> dropped;
            double usual = (all.counts[place] + UNSEEN) / (all.sum + UNSEEN * counts.length);
            lift += Math.log((counts[place] / usual + ANYBODY) / (sum + ANYBODY));
        }
        return lift;
    }

    private static int dropped(Alternatives moves) {
        return Math.max(0, moves.bits() - BITS);
    }
}

package org.outwit.learn.people;

/**
 * What is known of whoever decides before anything is known of what they play: how strong they are, and among whom they play.
 *
 * @param strength in standard deviations from the mean, 0 where it is unknown
 * @param pools the numbers of a {@link PoolScale}; shared, not to be written to
 */
public record Standing(double strength, double[] pools) {

    /** Of somebody in a population that has no pools. */
    public static Standing of(double strength) {
        return new Standing(strength, new double[0]);
    }

    /** How many leanings there are at most: strength, having little time, and both. */
    public static final int LEANINGS = 3;

    /** How many mean something in a population with these pools. */
    public static int leanings(PoolScale pools) {
        return pools.size() == 0 ? 1 : LEANINGS;
    }

    /** The number of one of the {@link Looks#leanings}. */
    public double leaning(int leaning) {
        double hurry = pools.length == 0 ? 0 : -pools[Pool.TOURNAMENT.ordinal()];
        return switch (leaning) {
            case 0 -> strength;
            case 1 -> hurry;
            default -> strength * hurry;
        };
    }

    /** The same at another strength. */
    public Standing at(double otherStrength) {
        return new Standing(otherStrength, pools);
    }
}

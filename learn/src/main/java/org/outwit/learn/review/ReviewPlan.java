package org.outwit.learn.review;

/**
 * How much to compute and to show. Limits are counts, never times.
 *
 * @param evaluations for one search; the gravest moves get eight times as many
 * @param worst how many errors are shown at most, of each side of the table
 */
public record ReviewPlan(long evaluations, int worst) {

    public static final ReviewPlan USUAL = new ReviewPlan(20_000, 6);

    public ReviewPlan {
        if (evaluations < 1) {
            throw new IllegalArgumentException("The evaluations (" + evaluations + ") must be positive.");
        }
        if (worst < 0) throw new IllegalArgumentException("The errors shown (" + worst + ") must not be negative.");
    }
}

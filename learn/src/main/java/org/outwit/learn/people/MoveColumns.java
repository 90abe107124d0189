package org.outwit.learn.people;

/**
 * The numbers by which a softmax tells the alternatives of a decision apart, for a player of one depth:
 *
 * <ul>
 *   <li>how the move looks at first sight;
 *   <li>what it is worth less than the best one after 1, 2, ... plies;
 *   <li>the same for the deepest search in other shapes, because a little worse is nearly as bad as much worse: whether it is the
 *       best, and differences that end at a third of, and at, a size that matters;
 *   <li>how far these count more for stronger players;
 *   <li>how far they count more among those with whom somebody plays, see {@link Pool}, and for strong people with little time;
 *   <li>how it looks to people like that;
 *   <li>the features of the position that the move leads to.
 * </ul>
 */
public record MoveColumns(LookaheadPlan plan, int depth, int leanings, int pools, int features) {

    private static final int SHAPES = 4;
    private static final int STRENGTHS = 4;
    private static final int IN_POOL = 5;

    /** Those of a layer of this population, in a game with so many features. */
    public static MoveColumns of(PopulationModel population, int depth, int features) {
        int leanings = population.looks().leanings().size();
        return new MoveColumns(
                population.plan(), depth, leanings, population.pools().size(), features);
    }

    /** So many columns: one for the looks, one for each depth, the shapes of the deepest, strength, pools, leanings and features. */
    public int size() {
        return 1
                + depth
                + (depth == 0 ? 1 + pools : SHAPES + STRENGTHS + (pools == 0 ? 0 : pools + 1) * IN_POOL)
                + leanings
                + features;
    }

    /** Writes the columns of move i for somebody of this standing. */
    public void write(Alternatives view, int i, Standing standing, double[] row) {
        double strength = standing.strength();
        double size = plan.size();
        int searched = plan.depth(depth, view.phase());
        double looks = view.looks(i);
        int c = 0;
        row[c++] = looks;
        for (int d = 1; d <= depth; d++) row[c++] = d <= searched ? view.value(d, i) / size : 0;
        if (depth == 0) {
            row[c++] = strength * looks;
            for (int p = 0; p < pools; p++) row[c++] = standing.pools()[p] * looks;
        } else {
            double deep = searched == 0 ? 0 : view.value(searched, i) / size;
            double best = deep == 0 ? 1 : 0;
            double bent = Math.max(deep, -1);
            double third = Math.max(deep, -1.0 / 3);
            row[c++] = best;
            row[c++] = third;
            row[c++] = bent;
            row[c++] = searched < 2 ? 0 : Math.max(view.value(2, i) / size, -0.6);
            row[c++] = strength * looks;
            row[c++] = strength * deep;
            row[c++] = strength * best;
            row[c++] = strength * bent;
            for (int p = 0; pools > 0 && p <= pools; p++) {
                double in = p < pools ? standing.pools()[p] : standing.leaning(Standing.LEANINGS - 1);
                row[c++] = in * looks;
                row[c++] = in * deep;
                row[c++] = in * best;
                row[c++] = in * bent;
                row[c++] = in * third;
            }
        }
        for (int k = 0; k < leanings; k++) row[c++] = standing.leaning(k) * view.lean(k, i);
        for (int f = 0; f < features; f++) row[c++] = view.feature(f, i);
    }
}

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
 *   <li>the features of the position that the move leads to.
 * </ul>
 */
public record MoveColumns(LookaheadPlan plan, int depth, int features) {

    private static final int SHAPES = 4;
    private static final int STRENGTHS = 4;

    /** The number of columns: one for the looks, one for each depth, the shapes of the deepest, strength and features. */
    public int size() {
        return 1 + depth + (depth == 0 ? 1 : SHAPES + STRENGTHS) + features;
    }

    /** Writes the columns of move i; the strength is in standard deviations from the mean, 0 where it is unknown. */
    public void write(Alternatives view, int i, double strength, double[] row) {
        double size = plan.size();
        int searched = plan.depth(depth, view.phase());
        double looks = view.looks(i);
        int c = 0;
        row[c++] = looks;
        for (int d = 1; d <= depth; d++) row[c++] = d <= searched ? view.value(d, i) / size : 0;
        if (depth == 0) {
            row[c++] = strength * looks;
        } else {
            double deep = searched == 0 ? 0 : view.value(searched, i) / size;
            double best = deep == 0 ? 1 : 0;
            double bent = Math.max(deep, -1);
            row[c++] = best;
            row[c++] = Math.max(deep, -1.0 / 3);
            row[c++] = bent;
            row[c++] = searched < 2 ? 0 : Math.max(view.value(2, i) / size, -0.6);
            row[c++] = strength * looks;
            row[c++] = strength * deep;
            row[c++] = strength * best;
            row[c++] = strength * bent;
        }
        for (int f = 0; f < features; f++) row[c++] = view.feature(f, i);
    }
}

package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.MoveColumns;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/** Fits the weights of {@link MoveColumns} for every depth to decisions that were looked at. */
final class LayerFit {

    /** The belief that a weight is nothing weighs as much as this number of decisions, so that no two columns can blow each other up. */
    private static final double PRIOR = 20;

    private final LookaheadPlan plan;
    private final int phases;
    private final int leanings;
    private final int pools;
    private final int features;

    LayerFit(LookaheadPlan plan, int phases, int leanings, int pools, int features) {
        this.plan = plan;
        this.phases = phases;
        this.leanings = leanings;
        this.pools = pools;
        this.features = features;
    }

    /** The layer of a depth, by all decisions that were looked at so deep. */
    double[][] layer(int depth, List<SeenDecision> usual, List<SeenDecision> deeper) {
        List<SeenDecision> seen = new ArrayList<>(depth <= plan.depth() ? usual : List.of());
        seen.addAll(deeper);
        Choices choices = choices(seen, depth);
        return Softmax.fit(choices, Prior.nothing(choices, PRIOR));
    }

    /** The decisions as the layer of a depth sees them. */
    Choices choices(List<SeenDecision> decisions, int depth) {
        MoveColumns columns = new MoveColumns(plan, depth, leanings, pools, features);
        Choices choices = new Choices(phases, columns.size());
        for (SeenDecision each : decisions) {
            double[][] rows = new double[each.count()][columns.size()];
            for (int i = 0; i < rows.length; i++) columns.write(each, i, each.standing(), rows[i]);
            int[] phase = new int[rows.length];
            Arrays.fill(phase, each.phase());
            choices.add(each.chosen(), phase, rows);
        }
        return choices;
    }
}

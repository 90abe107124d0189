package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.learn.example.Example;

/** Decisions that are checked again and again with other weights at one depth: in trees as long as there is room, else by searches. */
final class CheckedDecisions<P extends Position> {

    private final WeightPrior<P> prior;
    private final List<Example<P>> decisions;
    private final int depth;
    private final Ties ties;
    private final int habit;
    private final List<GrowingTree<P>> trees = new ArrayList<>(); // null where there is none
    private final MoveCheck<P> check = new MoveCheck<>();
    private int[] lastWeights;
    private Program<P> program;

    CheckedDecisions(WeightPrior<P> prior, List<Example<P>> decisions, int depth, Ties ties, TreeMemory memory) {
        this.prior = prior;
        this.decisions = decisions;
        this.depth = depth;
        this.ties = ties;
        this.habit = MoveCheck.bit(ties);
        for (Example<P> each : decisions) trees.add(new GrowingTree<>(prior.features(), each, depth, memory));
    }

    /** Whether somebody with these weights, as the ints of the search, decides like that. */
    boolean plays(int index, int[] weights) {
        GrowingTree<P> tree = trees.get(index);
        if (tree != null) {
            int habits = tree.habits(weights, habit);
            if (habits != GrowingTree.UNKNOWN) return habits != 0;
            trees.set(index, null);
        }
        if (weights != lastWeights) {
            lastWeights = weights;
            program = new Program<>(prior.function(weights), depth, ties);
        }
        Example<P> decision = decisions.get(index);
        return check.plays(decision.position(), decision.move(), program);
    }
}

package org.outwit.draw.steps;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;
import org.outwit.draw.steps.Moment.Kind;
import org.outwit.trees.TreeWatcher;

/** Writes down what a search tells, as long as a person could follow it, and ends one that goes on and on. */
final class MomentLog implements TreeWatcher {

    /** Moments after which nobody waits for an answer any longer: some seconds of the slowest search. */
    private static final int MOST_TOLD = 3_000_000;

    private final int most;
    private final boolean leavesTell;
    private final List<Moment> moments = new ArrayList<>();
    private int told;

    /**
     * Keeps moments up to a limit, and none where there are more.
     *
     * @param leavesTell whether a leaf counts as evaluated as soon as it is entered, because evaluations are not told
     */
    MomentLog(int most, boolean leavesTell) {
        this.most = most;
        this.leavesTell = leavesTell;
    }

    private void add(Kind kind, int node, int low, int high, Cut cut) {
        if (++told > MOST_TOLD) {
            throw new TreeException("The search takes more than " + MOST_TOLD + " steps, which is too long for a page;"
                    + " ask about a smaller tree, or to a smaller depth.");
        }
        if (told <= most) moments.add(new Moment(kind, node, low, high, cut));
        else moments.clear();
    }

    @Override
    public void enter(TreePosition position, int alpha, int beta) {
        add(Kind.ENTER, position.node(), alpha, beta, null);
        if (leavesTell && position.isOver()) evaluate(position.node());
    }

    @Override
    public void leave(TreePosition position, int value) {
        add(Kind.LEAVE, position.node(), value, value, null);
    }

    @Override
    public void cut(TreePosition position, Cut why) {
        add(Kind.CUT, position.node(), 0, 0, why);
    }

    @Override
    public void know(TreePosition position, int lower, int upper) {
        add(Kind.KNOW, position.node(), lower, upper, null);
    }

    @Override
    public void evaluate(int node) {
        add(Kind.EVALUATE, node, 0, 0, null);
    }

    /** Whether there were no more moments than are kept. */
    boolean isWhole() {
        return told <= most;
    }

    int told() {
        return told;
    }

    List<Moment> moments() {
        return moments;
    }
}

package org.outwit.core.engine;

import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.bounds.SumsBelow;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.model.Player;

/**
 * Where our function plus theirs lies below a node: everywhere the same interval, or worked out anew at each node, see {@link
 * SumsBelow}. Where both values come from the same leaves, it tells from their value where ours lies.
 *
 * <p><b>Games that are over.</b> At such leaves the sum of the functions is 0, which may lie outside the interval of all
 * others. Let them be worth ±W, less the plies until then, and everything else less than that. Write L for the leaf of our value v0 and L' for that of their
 * value v1; then sum(L') ≤ v0 + v1 ≤ sum(L) at every node, since where we move we take at least what they expect, and they
 * expect at most what we take. So (1) where v1 is undecided the lower end holds and v0 is no loss, and where v0 is undecided
 * the upper end holds; v0 = W means v1 = -W and the other way round. (2) v1 ≥ t - α makes v0 ≤ α unless α is a win, because v0
 * = W would need v1 = -W; likewise v1 ≤ s - β makes v0 ≥ β unless β is a loss. With such windows 0 is put into the interval.
 * (3) Where they find the game decided, we find the opposite.
 */
final class FunctionSums<P extends Position> {

    private final P position;
    private final int viewer;
    private final Interval everywhere;
    private final SumsBelow<P> below; // null where the same interval holds everywhere
    private final int undecided;
    private boolean atNode;
    private long least;
    private long most;

    private FunctionSums(P position, int viewer, Interval everywhere, SumsBelow<P> below, int undecided) {
        this.position = position;
        this.viewer = viewer;
        this.everywhere = everywhere;
        this.below = below;
        this.undecided = undecided;
    }

    /** One interval that holds everywhere. */
    static <P extends Position> FunctionSums<P> within(P position, int viewer, Interval everywhere) {
        return new FunctionSums<>(position, viewer, everywhere, null, Tactics.NEVER_WON);
    }

    /** Found out at each node where both functions are weighted sums of features, and unknown where they are not. */
    static <P extends Position> FunctionSums<P> found(P position, int viewer, Game<P> game, Player<P> player) {
        int decided = game.tactics().winThreshold();
        return decided != Tactics.NEVER_WON
                        && player.evaluator() instanceof LinearEvaluator<P> own
                        && player.model().evaluator() instanceof LinearEvaluator<P> theirs
                ? new FunctionSums<>(
                        position,
                        viewer,
                        SumBounds.UNKNOWN,
                        new SumsBelow<>(own, theirs),
                        decided - SearchNode.MOST_PLIES)
                : within(position, viewer, SumBounds.UNKNOWN);
    }

    /** Works it out for the next plies, where a value in (alpha, beta) is looked for; unknown where leaves differ. */
    void at(int plies, int alpha, int beta, boolean sameLeaves) {
        atNode = sameLeaves && below != null;
        if (!atNode) {
            least = sameLeaves ? everywhere.least() : -SumBounds.INFINITY;
            most = sameLeaves ? everywhere.most() : SumBounds.INFINITY;
            return;
        }
        below.at(position, viewer, plies);
        boolean mayBeOver = alpha >= undecided || beta <= -undecided;
        least = mayBeOver ? Math.min(0, below.least()) : below.least();
        most = mayBeOver ? Math.max(0, below.most()) : below.most();
    }

    long least() {
        return least;
    }

    long most() {
        return most;
    }

    /** Whether what was worked out last holds for this node alone. */
    boolean isOfThisNode() {
        return atNode;
    }

    /** Whether their value tells ours, because they find the game decided. */
    boolean isDecided(int theirs) {
        return atNode && Math.abs(theirs) >= undecided;
    }

    /** Our value of a leaf that they have judged: what the two functions disagree about says the rest. */
    int opposite(int theirs) {
        below.at(position, viewer, 0);
        return (int) below.least() - theirs;
    }

    static int clamp(long value) {
        return (int) Math.max(-Value.INFINITY, Math.min(Value.INFINITY, value));
    }
}

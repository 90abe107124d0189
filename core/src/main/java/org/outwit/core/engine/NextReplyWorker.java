package org.outwit.core.engine;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StableOrder;
import org.outwit.core.search.StopReason;

/** One search of a {@link NextReplyEngine}: their answers first, then our search below them. */
final class NextReplyWorker<P extends Position> {

    /** The part of a budget that their answers may cost. */
    private static final double SHARE = 0.7;

    /** One of our moves in this number has to get an answer, or the others drown it. */
    private static final int FEWEST = 3;

    /** How many times as much the next ply takes, roughly. */
    private static final int GROWTH = 3;

    private final ModelSettings<P> settings;
    private final P position;
    private final int viewer;
    private final OpponentReply<P> choice; // null where a predictor says what they answer
    private final MovePredictor<P> predictor;
    private final NodeSearch<P> search;
    private final int[] moves;
    private final int[] replies;
    private final int end;
    private final int[] ranks; // places of moves, the most promising first
    private final SearchPath path = new SearchPath();
    private final BestSoFar best = new BestSoFar();
    private Counts givenUp;

    /** @param refused the places of moves to leave out, or null */
    NextReplyWorker(ModelSettings<P> settings, P position, int viewer, boolean[] refused) {
        this.settings = settings;
        this.position = position;
        this.viewer = viewer;
        this.predictor = settings.predictor();
        this.choice = predictor == null ? settings.choice(position, viewer, path) : null;
        this.search = settings.plainSearch(position, viewer, path);
        path.enter(0, position.key());
        this.moves = new int[position.mostMoves()];
        this.end = keep(position.moves(moves, 0), refused);
        this.replies = new int[end];
        Arrays.fill(replies, Position.NO_MOVE);
        this.ranks = new int[end];
    }

    /** What was spent until the simulation turned out to be too dear, or null where it was not. */
    Counts givenUp() {
        return givenUp;
    }

    Result interrupted(StopReason reason, Counts counts) {
        return best.interrupted(reason, counts);
    }

    /** The moves that are not refused, in the same order. */
    private int keep(int count, boolean[] refused) {
        if (refused == null) return count;
        int kept = 0;
        for (int i = 0; i < count; i++) if (!refused[i]) moves[kept++] = moves[i];
        return kept;
    }

    Result deepen(Meter meter, Limits limits) {
        Player<P> player = settings.player();
        int mostDepth = Math.min(Math.min(limits.depth(), player.depth()), SearchNode.MOST_PLIES - 3);
        meter.levels(2);
        meter.expansion();
        if (predictor == null) choice.spendFrom(meter, 1);
        else predictor.spendFrom(meter, 1);
        search.spendFrom(meter, 0);
        int glance = rank();
        best.finished(glance, List.of(moves[ranks[0]]), 1, false, meter.counts());
        // How deep somebody looks is the predictor's own matter.
        int theirDepth =
                predictor == null ? Math.min(mostDepth - 1, player.model().depth()) : 1;
        if (!simulate(theirDepth, new Budget(limits), meter)) {
            givenUp = meter.counts();
            return best.interrupted(StopReason.EVALUATIONS, givenUp);
        }
        for (int depth = 2; ; depth++) {
            int value = root(depth);
            Result result = best.finished(value, line(), depth, false, meter.counts());
            settings.progress().accept(result);
            if (depth >= mostDepth) return result;
        }
    }

    /** What a glance says of our moves: whose answers are worth finding first where not all can be afforded. */
    private int rank() {
        int[] values = new int[end];
        for (int i = 0; i < end; i++) {
            values[i] = worth(i, 1, -Value.INFINITY);
            StableOrder.insert(i, ranks, i, values);
        }
        return values[ranks[0]];
    }

    /**
     * Finds their answers to as many of our moves as the budget's share pays for; where that is too few, none, and false. The first answer
     * is found step by step, to see in time what a deep one would cost.
     */
    private boolean simulate(int replyDepth, Budget budget, Meter meter) {
        Counts before = meter.counts();
        int few = (end + FEWEST - 1) / FEWEST;
        for (int i = 0; i < end; i++) {
            int at = ranks[i];
            position.make(moves[at]);
            boolean asked = !position.isOver() && position.mover() != viewer;
            int answer = Position.NO_MOVE;
            for (int depth = i == 0 ? 1 : replyDepth; asked && depth <= replyDepth; depth++) {
                answer = answer(depth);
                double more = depth < replyDepth ? GROWTH * few : (double) Math.max(i + 2, few) / (i + 1);
                if (!budget.pays(meter.counts().since(before), more, SHARE)) {
                    position.undo();
                    replies[at] = depth == replyDepth ? answer : Position.NO_MOVE;
                    return i + 1 >= few;
                }
            }
            replies[at] = answer;
            position.undo();
        }
        return true;
    }

    private int answer(int depth) {
        if (predictor != null) return predictor.likeliest(position);
        choice.find(1, depth, -Value.INFINITY, Value.INFINITY);
        return choice.move();
    }

    /** The first best of our moves in the game's order, though they are tried in the order of their ranks. */
    private int root(int depth) {
        int value = -Value.INFINITY;
        int place = end;
        int rank = 0;
        for (int i = 0; i < end; i++) {
            int at = ranks[i];
            int low = at < place && place < end ? value - 1 : value;
            int found = worth(at, depth, low);
            if (found <= low) continue;
            value = found;
            place = at;
            rank = i;
        }
        System.arraycopy(ranks, 0, ranks, 1, rank);
        ranks[0] = place;
        return value;
    }

    private int worth(int at, int depth, int low) {
        position.make(moves[at]);
        boolean replied = replies[at] != Position.NO_MOVE;
        path.enter(1, position.key());
        if (replied) position.make(replies[at]);
        int plies = replied ? 2 : 1;
        int found = below(plies, depth - plies, low, low == -Value.INFINITY ? Value.INFINITY : low + 1);
        if (found > low && low > -Value.INFINITY) found = below(plies, depth - plies, low, Value.INFINITY);
        if (replied) position.undo();
        position.undo();
        return found;
    }

    private int below(int plies, int depth, int low, int high) {
        return position.mover() == viewer
                ? search.root(plies, depth, low, high)
                : -search.root(plies, depth, -high, -low);
    }

    private List<Integer> line() {
        int place = ranks[0];
        return replies[place] == Position.NO_MOVE ? List.of(moves[place]) : List.of(moves[place], replies[place]);
    }
}

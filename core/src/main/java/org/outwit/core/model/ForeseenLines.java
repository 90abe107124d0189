package org.outwit.core.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StableOrder;
import org.outwit.core.search.StopReason;

/**
 * Plays our best moves out against the opponent as we know them, and chooses where that leads: after each of the few moves that plain
 * search likes best, their reply is found by their own search, then our move by plain search, and so on for some rounds. A rollout by
 * a model: policy improvement in the sense of Tesauro and Galperin (1996), with the opponent's own program as the policy of the other side.
 *
 * <p>Why it gains where {@link MStar} does not: an opponent who looks as far as we do sees more of what follows their reply than
 * our tree holds, so inside it they do not err. Their errors lie beyond their horizon, which this search follows and a tree
 * of equal depth does not. And M* promises too much: it takes the best of many leaves that only a right model reaches. Here the model
 * chooses among few moves, and a prediction that fails costs no more than the difference of their plain values.
 *
 * <p>A line is worth what {@link LinePlan#average} makes of the values that plain search finds at our turns along it. Of equal lines
 * that of the better plain move is taken, and of equal moves the first. Sides need not alternate: the mover plays, and a value is
 * taken at our first turn after a reply.
 */
public final class ForeseenLines<P extends Position> implements AverageSearch<P> {

    /** Plies of a line for each round and one more, where somebody has several turns in a row. */
    public static final int PLIES_A_ROUND = 4;

    private final Player<P> player;
    private final LinePlan plan;
    private final Ties ties;
    private final SearchListener<P> listener;

    /** {@code ties} is how they decide between equal moves; {@code listener} may be null. */
    public ForeseenLines(Player<P> player, LinePlan plan, Ties ties, SearchListener<P> listener) {
        if (player.model() == null) {
            throw new IllegalArgumentException("There is no model of the opponent, so no line can be foreseen.");
        }
        this.player = player;
        this.plan = plan;
        this.ties = ties;
        this.listener = listener;
    }

    public ForeseenLines(Player<P> player, LinePlan plan) {
        this(player, plan, Ties.FIRST, null);
    }

    /** Written values are what is to be won, so they count as they are; a written player is foreseen for certain. */
    public static <P extends Position> ForeseenLines<P> of(Beliefs<P> beliefs) {
        LinePlan plan = LinePlan.trusting(1, LinePlan.AS_THEY_ARE);
        return new ForeseenLines<>(beliefs.player(), plan, Ties.FIRST, beliefs.listener());
    }

    /** The move, and what its line is worth on average. */
    @Override
    public AverageResult search(P root, int viewer, Limits limits) {
        return Meter.run(limits, meter -> run(root, viewer, limits, meter).result(), AverageResult::interrupted);
    }

    /** All lines that were followed, that of the plain best move first; none at a leaf. */
    public List<ForeseenLine> lines(P root, Limits limits) {
        int viewer = Math.max(0, root.mover());
        return Meter.run(limits, meter -> run(root, viewer, limits, meter).lines(), (reason, counts) -> List.of());
    }

    private Run run(P root, int viewer, Limits limits, Meter meter) {
        return new Run(new ModelView<>(player, listener, root, viewer, limits.depth(), meter), viewer);
    }

    private final class Run {

        private final ModelView<P> view;
        private final int viewer;
        private final Player<P> opponent = player.model();
        private final Search<P> ours = new AlphaBeta<>(player.evaluator());
        private final Search<P> theirs = new SimplePruning<>(opponent);

        Run(ModelView<P> view, int viewer) {
            this.view = view;
            this.viewer = viewer;
        }

        AverageResult result() {
            List<ForeseenLine> lines = lines();
            if (lines.isEmpty()) {
                int value = view.value(0);
                return new AverageResult(
                        Position.NO_MOVE,
                        value,
                        0,
                        List.of(),
                        StopReason.FINISHED,
                        view.meter().counts());
            }
            ForeseenLine best = best(lines);
            return new AverageResult(
                    best.move(),
                    best.average(),
                    0,
                    best.moves(),
                    StopReason.FINISHED,
                    view.meter().counts());
        }

        List<ForeseenLine> lines() {
            view.enter();
            if (view.isLeaf(view.depth())) return List.of();
            int end = view.moves(0);
            int[] moves = new int[end];
            int[] values = new int[end];
            for (int i = 0; i < end; i++) {
                moves[i] = view.move(i);
                view.make(moves[i]);
                values[i] = plain(ModelView.below(view.depth())).value();
                view.undo();
            }
            List<ForeseenLine> lines = new ArrayList<>();
            for (int i : ranked(values)) lines.add(follow(moves[i], values[i]));
            return lines;
        }

        private ForeseenLine follow(int move, int value) {
            List<Integer> line = new ArrayList<>(List.of(move));
            int[] values = new int[plan.rounds() + 1];
            int count = 0;
            values[count++] = value;
            boolean replied = false;
            view.make(move);
            while (count <= plan.rounds() && !view.isLeaf(Integer.MAX_VALUE) && line.size() < mostPlies(plan)) {
                int next;
                if (view.owns(0)) {
                    Result found = plain(view.depth());
                    if (replied) values[count++] = found.value();
                    replied = false;
                    next = found.move();
                } else {
                    next = reply();
                    replied = true;
                }
                view.make(next);
                line.add(next);
            }
            boolean ended = replied && view.isLeaf(Integer.MAX_VALUE);
            if (ended) values[count++] = view.value(0);
            for (int i = 0; i < line.size(); i++) view.undo();
            List<Integer> promised = Arrays.stream(values, 0, count).boxed().toList();
            return new ForeseenLine(line, promised, plan.average(values, count));
        }

        private Result plain(int depth) {
            Result found = ours.search(view.position(), viewer, view.meter().left(depth));
            view.meter().add(found.counts(), 0);
            view.meter().ended(found.reason());
            return found;
        }

        /** By their own search; the last of equal moves is found by valuing each by itself. */
        private int reply() {
            int depth = opponent.depth() == Player.AS_DEEP_AS_WE ? view.depth() : opponent.depth();
            if (ties == Ties.FIRST) return their(depth).move();
            int end = view.moves(0);
            int[] moves = new int[end];
            for (int i = 0; i < end; i++) moves[i] = view.move(i);
            int best = 0;
            int most = Integer.MIN_VALUE;
            for (int i = 0; i < end; i++) {
                view.make(moves[i]);
                int value = their(ModelView.below(depth)).value();
                view.undo();
                if (value < most) continue;
                most = value;
                best = i;
            }
            return moves[best];
        }

        private Result their(int depth) {
            Result found =
                    theirs.search(view.position(), 1 - viewer, view.meter().left(depth));
            view.meter().addLevels(found.counts(), 1);
            view.meter().ended(found.reason());
            return found;
        }

        /** The places of the best values, the best first and of equal ones the first. */
        private int[] ranked(int[] values) {
            int[] places = new int[values.length];
            for (int i = 0; i < values.length; i++) StableOrder.insert(i, places, i, values);
            return Arrays.copyOf(places, Math.min(plan.width(), places.length));
        }
    }

    /** How long a line can become, however often somebody moves twice. */
    public static int mostPlies(LinePlan plan) {
        return PLIES_A_ROUND * (plan.rounds() + 1);
    }

    /** The line that is worth most; of equal ones the first. */
    public static ForeseenLine best(List<ForeseenLine> lines) {
        ForeseenLine best = lines.get(0);
        for (ForeseenLine line : lines) if (line.average() > best.average()) best = line;
        return best;
    }
}

package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StableOrder;

/**
 * Tells our best moves apart by what the opponent will probably answer: the second part of an {@link ExpectedReplyEngine}. Which
 * moves are within the margin is found out first, and a player by this has to make sure of the one that is chosen; then
 * the opponent is predicted, once after each of them; and then the search below the replies deepens.
 *
 * <p>Where there is a budget all this begins some plies short of the plain search, and deepens by two plies a step, so that judgements
 * which sway with every ply sway together. What was finished counts; of the first step also the moves before it ended.
 */
final class ReplyComparison<P extends Position> {

    /** How many plies less than the plain search it begins. */
    private static final int LESS = 4;

    /** How many times as much as everything before two more plies take, roughly. */
    private static final int GROWTH = 5;

    private final ModelSettings<P> settings;
    private final int viewer;
    private final Result plain;
    private final int least;
    private final int swing;
    private final int mostCandidates;
    private final P position;
    private final P asked; // a predictor that is stopped leaves its position half-way
    private final SearchPath path = new SearchPath();
    private final NodeSearch<P> search;
    private final int[] moves;
    private final int count;
    private final int[] ranks; // places of moves, the plain engine's first, then the most promising
    private final ReplyAverages found;
    private int marginDepth;
    private int depth; // at which the averages that count were found

    /** {@code least} is what a move must be worth against the best reply. */
    ReplyComparison(
            ModelSettings<P> settings, P root, int viewer, Result plain, int least, int swing, int mostCandidates) {
        this.settings = settings;
        this.viewer = viewer;
        this.plain = plain;
        this.least = least;
        this.swing = swing;
        this.mostCandidates = mostCandidates;
        this.position = Position.copyOf(root);
        this.asked = Position.copyOf(root);
        this.search = settings.plainSearch(position, viewer, path);
        path.enter(0, position.key());
        this.moves = new int[position.mostMoves()];
        this.count = position.moves(moves, 0);
        this.ranks = new int[count];
        this.found = new ReplyAverages(count);
    }

    /** Compares within limits, whose depth is that of the question; step by step where they have more to say. */
    Counts compare(Meter meter, Limits limits, boolean deepens) {
        meter.levels(2);
        meter.expansion();
        search.spendFrom(meter, 0);
        settings.predictor().spendFrom(meter, 1);
        Budget budget = new Budget(limits);
        int deepest = plain.complete() ? Math.min(limits.depth(), SearchNode.MOST_PLIES - 3) : plain.depth();
        int plies = deepens ? Math.max(2 + plain.depth() % 2, plain.depth() - LESS) : deepest;
        rank();
        int candidates = findCandidates(plies);
        while (candidates > 1) {
            long before = search.inexactCount();
            weigh(plies, candidates);
            boolean complete = search.inexactCount() == before;
            if (plies >= deepest || complete || !budget.pays(meter.counts(), GROWTH, 1)) break;
            plies = Math.min(plies + 2, deepest);
        }
        return meter.counts();
    }

    /** Puts the moves in order by what the table knows of them since the plain search. */
    private void rank() {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = moves[i] == plain.move() ? Value.INFINITY : known(moves[i]);
            StableOrder.insert(i, ranks, i, values);
        }
    }

    private int known(int move) {
        position.make(move);
        long entry = search.known();
        int value = TableEntry.value(entry);
        boolean ours = position.mover() == viewer;
        position.undo();
        return entry == TranspositionTable.UNKNOWN ? -Value.INFINITY : ours ? value : -value;
    }

    /** Keeps the first of the ranks, and of the others those within the margin; says how many. */
    private int findCandidates(int plies) {
        int kept = Math.min(1, count);
        for (int i = 1; i < count && kept < mostCandidates; i++) {
            if (isWithinMargin(ranks[i], plies)) ranks[kept++] = ranks[i];
        }
        marginDepth = plies;
        return kept;
    }

    private void weigh(int plies, int candidates) {
        if (found.begin()) depth = plies;
        for (int i = 0; i < candidates; i++) found.add(ranks[i], values(ranks[i], plies));
        found.finish();
        depth = plies;
    }

    private boolean isWithinMargin(int at, int plies) {
        make(at);
        boolean within = viewed(1, plies - 1, least - 1, least) >= least;
        position.undo();
        return within;
    }

    /** What each likely reply is worth to us; where nobody replies, what the move is. */
    private int[] values(int at, int plies) {
        make(at);
        int low = (int) Math.max(-Value.INFINITY, (long) plain.value() - swing - 1);
        int high = (int) Math.min(Value.INFINITY, (long) plain.value() + swing + 1);
        int[] values;
        if (position.isOver() || position.mover() == viewer) {
            values = new int[] {viewed(1, plies - 1, low, high)};
        } else {
            if (!found.isAsked(at)) found.ask(at, predicted(at));
            LikelyReplies replies = found.replies(at);
            values = new int[replies.size()];
            for (int i = 0; i < values.length; i++) {
                position.make(replies.move(i));
                values[i] = viewed(2, plies - 2, low, high);
                position.undo();
            }
        }
        position.undo();
        for (int i = 0; i < values.length; i++) values[i] = counted(values[i]);
        return values;
    }

    private LikelyReplies predicted(int at) {
        asked.make(moves[at]);
        int[] answers = new int[asked.mostMoves()];
        asked.moves(answers, 0);
        double[] chances = new double[answers.length];
        LikelyReplies likely =
                LikelyReplies.of(answers, chances, settings.predictor().predict(asked, chances));
        asked.undo();
        return likely;
    }

    private int counted(int value) {
        return (int) Math.max((long) plain.value() - swing, Math.min((long) plain.value() + swing, value));
    }

    private void make(int at) {
        position.make(moves[at]);
        path.enter(1, position.key());
    }

    private int viewed(int ply, int left, int low, int high) {
        return position.mover() == viewer ? search.root(ply, left, low, high) : -search.root(ply, left, -high, -low);
    }

    /** Whether all that were compared are known to be within the margin as deep as the plain engine has looked. */
    boolean isSafe() {
        return marginDepth >= plain.depth();
    }

    /** How many plies the averages look ahead; as a rule fewer than the plain engine. */
    int depth() {
        return depth;
    }

    /** A move that must not be chosen. */
    void refuse(int move) {
        for (int i = 0; i < count; i++) if (moves[i] == move) found.refuse(i);
    }

    /** The best of what was compared, with the least that is known of it; null where fewer than two moves were. */
    ReplyForecast best() {
        if (found.compared() < 2) return null;
        int first = ranks[0];
        int best = found.best(first);
        return new ReplyForecast(
                moves[best],
                found.average(best),
                best == first ? plain.value() : least,
                moves[first],
                found.average(first),
                plain.value(),
                found.compared(),
                found.expected(best));
    }
}

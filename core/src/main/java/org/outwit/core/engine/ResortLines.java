package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.game.Value;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;

/**
 * One ranking of a {@link LastResort}: plays lines out after each of our moves, replies drawn as they are predicted and our own moves by
 * plain search, to the end of the game or, where that is too far away, to a horizon where the search's value stands for it. A round is a line
 * after each move that is not out of the question yet, and only whole rounds count.
 */
final class ResortLines<P extends Position> {

    /** More rounds would tell apart only what is hardly different. */
    private static final int MOST_ROUNDS = 256;

    /** Before so many rounds chance says more than the moves do. */
    private static final int LEAST_ROUNDS = 4;

    /** From this round on moves are out of the question that are worse by more than chance explains. */
    private static final int DROPPING = 8;

    /** In standard errors, of both sides. */
    private static final double DOUBT = 2;

    /**
     * Where the end is counted in plies it may be put off, and each ply is another occasion to err, beyond the horizon, too. So there a move has
     * to be better than the longest resistance for certain, nearly, and by so much.
     */
    private static final double LEAST_GAIN = 0.02;

    /** So far our own moves look ahead at least, and lines may last beyond what plain search looked at. */
    private static final int LEAST_DEPTH = 4;

    private static final int LEAST_PLIES = 12;
    private static final int MOST_PLIES = 120;

    private static final int MOST_NODES = 1 << 17;

    private final MovePredictor<P> theirs;
    private final P position;
    private final int viewer;
    private final Result plain;
    private final int swing;
    private final int horizon;
    private final boolean
            counted; // plies to the end: a game that ends by itself is seen to the end, however much longer a line
    // lasts
    private final SearchPath path = new SearchPath();
    private final NodeSearch<P> search;
    private final LineTree tree = new LineTree();
    private final int[] moves;
    private final int[] starts; // the node after each move
    private final double[] sums;
    private final double[] betterSums;
    private final boolean[] out;
    private final double[] results; // as of the last whole round
    private final double[] betters;
    private int count; // of the moves that are compared, the plain one first
    private int rounds; // that are whole
    private long lines;
    private int best;
    private boolean certain;
    private int[] answers;
    private double[] chances;
    private long random;
    private double improved; // of the last line
    private Meter meter;

    ResortLines(ModelSettings<P> settings, P root, int viewer, Result plain, long seed) {
        this.theirs = settings.predictor();
        this.position = Position.copyOf(root);
        this.viewer = viewer;
        this.plain = plain;
        this.swing = ExpectedReplyEngine.usualSwing(settings.game());
        this.horizon = Math.min(MOST_PLIES, Math.max(LEAST_PLIES, plain.depth() + LEAST_DEPTH));
        this.search = settings.plainSearch(position, viewer, path);
        this.counted = search.pliesToEnd(plain.value()) > 0;
        this.moves = new int[root.mostMoves()];
        this.starts = new int[moves.length];
        this.sums = new double[moves.length];
        this.betterSums = new double[moves.length];
        this.out = new boolean[moves.length];
        this.results = new double[moves.length];
        this.betters = new double[moves.length];
        this.answers = new int[moves.length];
        this.chances = new double[moves.length];
        this.random = SplitMix64.mix(seed + position.key());
        path.enter(0, position.key());
    }

    /** Ranks the moves that give nothing away, round by round. */
    Counts rank(Meter spent) {
        meter = spent;
        meter.levels(2);
        meter.expansion();
        search.spendFrom(meter, 0);
        theirs.spendFrom(meter, 1);
        list();
        int left = count;
        while (left > 1 && rounds < MOST_ROUNDS && tree.size() < MOST_NODES) {
            boolean open = false;
            for (int i = 0; i < count; i++) open |= !out[i] && play(i);
            rounds++;
            left = compare();
            if (!open) break;
        }
        return meter.counts();
    }

    /** All moves lose where the game is lost; a draw that is certain is given away by none of those that are compared. */
    private void list() {
        int end = position.moves(moves, 0);
        int place = 0;
        while (moves[place] != plain.move()) place++;
        System.arraycopy(moves, 0, moves, 1, place);
        moves[0] = plain.move();
        count = end;
        if (plain.value() == 0) {
            count = 1;
            for (int i = 1; i < end; i++) if (keepsDraw(moves[i])) moves[count++] = moves[i];
        }
    }

    private boolean keepsDraw(int move) {
        make(0, move);
        long before = search.inexactCount();
        int depth = plain.depth() - 1;
        boolean ours = position.mover() == viewer;
        int value = ours ? search.root(1, depth, -1, 0) : -search.root(1, depth, 0, 1);
        position.undo();
        return value >= 0 && search.inexactCount() == before;
    }

    /** Plays a line after a move; whether there are more. */
    private boolean play(int i) {
        if (tree.isSettled(starts[i])) return false;
        make(0, moves[i]);
        if (starts[i] == LineTree.NONE) starts[i] = grow(1);
        sums[i] += follow(starts[i], 1);
        betterSums[i] += improved;
        position.undo();
        lines++;
        return !tree.isSettled(starts[i]);
    }

    private double follow(int node, int ply) {
        if (tree.isSettled(node)) {
            improved = tree.better(node);
            return tree.result(node);
        }
        double known = tree.settledResult(node);
        double knownBetter = tree.settledBetter(node);
        double open = tree.open(node);
        int edge = tree.edgeAt(node, open * draw());
        make(ply, tree.move(edge));
        int child = tree.child(edge);
        if (child == LineTree.NONE) {
            child = grow(ply + 1);
            tree.lead(edge, child);
        }
        double result = known + open * follow(child, ply + 1);
        improved = knownBetter + open * improved;
        position.undo();
        tree.settle(node);
        return result;
    }

    private void make(int ply, int move) {
        position.make(move);
        path.enter(ply + 1, position.key());
    }

    private double draw() {
        random += SplitMix64.GOLDEN_GAMMA;
        return (SplitMix64.mix(random) >>> 11) * 0x1p-53;
    }

    /** A node for where the position stands now. */
    private int grow(int ply) {
        meter.node();
        meter.look(); // a prediction takes as long as many nodes
        if (position.isOver()) return over();
        if (position.mover() != viewer && ply < horizon) return replies();
        int depth = Math.max(LEAST_DEPTH, (counted ? plain.depth() : horizon) - ply);
        long before = search.inexactCount();
        int value = position.mover() == viewer
                ? search.choice(ply, depth)
                : -search.root(ply, depth, -Value.INFINITY, Value.INFINITY);
        boolean complete = search.inexactCount() == before;
        if (complete && value > 0) return leaf(1);
        if (ply >= horizon) return leaf(complete ? half(value) : judged(value));
        int node = tree.node();
        tree.edge(search.line().get(0), 1);
        return node;
    }

    private int over() {
        meter.evaluation(true, 0);
        return leaf(half(position.payoff(viewer)));
    }

    private static double half(int value) {
        return 0.5 + Integer.signum(value) / 2.0;
    }

    /** A judgement between a loss and a win. */
    private double judged(int value) {
        if (search.pliesToEnd(value) > 0) return half(value);
        return 0.5 + Math.tanh((double) value / swing) / 2;
    }

    private int leaf(double result) {
        return tree.leaf(result, plain.value() == 0 ? Math.max(0, 2 * result - 1) : Math.min(1, 2 * result));
    }

    private int replies() {
        if (answers.length < position.mostMoves()) {
            answers = new int[position.mostMoves()];
            chances = new double[answers.length];
        }
        int end = theirs.predict(position, chances);
        position.moves(answers, 0);
        double sum = 0;
        for (int i = 0; i < end; i++) sum += chances[i];
        int node = tree.node();
        for (int i = 0; i < end; i++) if (chances[i] > 0) tree.edge(answers[i], chances[i] / sum);
        return node;
    }

    /** Finds the best by all whole rounds and drops what is worse for certain, nearly; says how many are left. */
    private int compare() {
        for (int i = 0; i < count; i++) {
            if (out[i]) continue;
            boolean settled = tree.isSettled(starts[i]);
            results[i] = settled ? tree.result(starts[i]) : sums[i] / rounds;
            betters[i] = settled ? tree.better(starts[i]) : betterSums[i] / rounds;
        }
        best = 0;
        for (int i = 1; i < count; i++) if (!out[i] && (out[best] || results[i] > results[best])) best = i;
        if (counted && !out[0] && !isClear(best)) best = 0;
        certain = tree.isSettled(starts[best]) && tree.isSettled(starts[0]);
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (rounds >= DROPPING && results[i] + doubt(i) < results[best] - doubt(best)) out[i] = true;
            if (!out[i]) left++;
        }
        return left;
    }

    private boolean isClear(int i) {
        return results[i] - results[0] >= Math.max(LEAST_GAIN, doubt(i) + doubt(0));
    }

    /** Whoever has never won in a few lines may still win sometimes. */
    private double doubt(int i) {
        if (tree.isSettled(starts[i])) return 0;
        double share = (sums[i] + 1) / (rounds + 2);
        return DOUBT * Math.sqrt(share * (1 - share) / rounds);
    }

    /** What came out; null where there was nothing to compare, or no time for that. */
    ResortForecast forecast() {
        if (count < 2 || rounds == 0 || rounds < LEAST_ROUNDS && !certain) return null;
        return new ResortForecast(
                moves[best],
                results[best],
                betters[best],
                moves[0],
                results[0],
                betters[0],
                plain.value() == 0,
                count,
                lines,
                certain);
    }
}

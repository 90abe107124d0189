package org.outwit.core.montecarlo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.game.Value;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;

/**
 * UCT: Kocsis and Szepesvári, <i>Bandit based Monte-Carlo planning</i> (2006), Figure 1. Again and again it goes down the tree it has, and at each
 * node takes the child with the greatest upper confidence bound, mean + c sqrt(ln n / n_child): what has done well, or was tried too little to be
 * sure. At its edge the tree gets a node more, from there the game is played at random, and the nodes on the way remember how it
 * ended. In the limit the best child is tried almost always, so the means tend to minimax's values (their Theorem 6); before
 * that nothing is proved.
 *
 * <p>It stops where its limits say, and has an answer from the first game on. Where nothing but depth is limited, it plays {@value #USUAL_NODES}
 * nodes. A node is a position that was entered, in random games, too.
 *
 * <p>Where it differs from print: values are not between 0 and 1, so the bound's second part is multiplied by the range of those seen so far. A random
 * game may be cut off after some moves and judged by the evaluator ({@link UctSettings#rollout}). Where chance moves, the way down is drawn by its
 * probabilities. The answer is the move that was tried most, not that of the best mean. Nothing is allocated per node.
 */
public final class Uct<P extends Position> implements Search<P> {

    static final long USUAL_NODES = 100_000;

    private final Setup<P> setup;
    private final UctSettings settings;
    private final PlayoutTree tree;
    private int[] moves = new int[64];
    private int[] path = new int[64]; // nodes from the root to the edge
    private int[] choosers = new int[64]; // who moved to the node at this place of the path
    private double least;
    private double greatest;
    private int playouts;
    private long random;

    /** Asks the evaluator instead of playing games at random. */
    public static <P extends Position> Uct<P> cutOff(Setup<P> setup, UctSettings settings) {
        return new Uct<>(setup, settings.judgedAfter(0));
    }

    public Uct(Setup<P> setup, UctSettings settings) {
        this.setup = setup;
        this.settings = settings;
        this.tree = new PlayoutTree(settings.mostNodes());
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return sample(root, viewer, limits).rounded();
    }

    /** The answer with the average as it is. */
    public UctResult sample(P root, int viewer, Limits limits) {
        boolean endless =
                limits.nodes() == Long.MAX_VALUE && limits.evaluations() == Long.MAX_VALUE && limits.time() == null;
        Limits until = endless ? limits.withNodes(USUAL_NODES) : limits;
        tree.start();
        playouts = 0;
        least = Double.POSITIVE_INFINITY;
        greatest = Double.NEGATIVE_INFINITY;
        random = settings.seed() ^ root.key() * 0xBF58476D1CE4E5B9L;
        return Meter.run(
                until,
                meter -> play(root, viewer, limits.depth(), meter),
                (reason, counts) -> result(root, viewer, reason, counts));
    }

    private UctResult play(P root, int viewer, int depth, Meter meter) {
        P position = Position.copyOf(root);
        if (position.isOver() || depth == 0) {
            meter.node();
            meter.evaluation(position.isOver());
            int value = setup.evaluator().value(position, viewer);
            return new UctResult(Position.NO_MOVE, value, List.of(), 1, StopReason.FINISHED, meter.counts());
        }
        while (true) playout(position, viewer, depth, meter); // until a limit ends it
    }

    private void playout(P position, int viewer, int depth, Meter meter) {
        SearchListener<P> listener = setup.listener();
        int made = 0;
        int length = 1;
        path[0] = 0;
        int node = 0;
        while (tree.isExpanded(node) || mayGrow(node, position, made == depth, meter)) {
            int mover = position.mover();
            node = mover == Position.CHANCE ? drawn(position, node) : chosen(node);
            position.make(tree.move(node));
            made++;
            meter.node();
            if (length == path.length) lengthen();
            path[length] = node;
            choosers[length++] = mover;
        }
        if (listener != null) {
            listener.enter(position, -Value.INFINITY, Value.INFINITY);
        }
        int last = (int) Math.min(depth, (long) made + settings.rollout());
        while (made < last && !position.isOver()) {
            position.make(position.mover() == Position.CHANCE ? drawn(position) : any(position));
            made++;
            meter.node();
        }
        reward(position, viewer, length, meter);
        for (; made > 0; made--) position.undo();
    }

    /** Gives a node children when it is come to for the second time; the root has them from the start. */
    private boolean mayGrow(int node, P position, boolean horizon, Meter meter) {
        if (horizon || node > 0 && tree.visits(node) == 0 || position.isOver()) return false;
        meter.expansion();
        int end = list(position); // first, for it may make the row anew
        boolean grown = tree.expand(node, moves, end);
        if (grown) meter.holds(tree.size());
        return grown;
    }

    private int list(P position) {
        int room = position.mostMoves();
        if (room > moves.length) moves = new int[2 * room];
        return position.moves(moves, 0);
    }

    private int any(P position) {
        int end = list(position);
        return moves[below(end)];
    }

    /** A move of chance, by its probabilities. */
    private int drawn(P position) {
        int end = list(position);
        double left = (next() >>> 11) * 0x1p-53;
        for (int i = 0; i < end - 1; i++) {
            left -= position.probability(moves[i]);
            if (left < 0) return moves[i];
        }
        return moves[end - 1];
    }

    private int drawn(P position, int node) {
        int move = drawn(position);
        int child = tree.firstChild(node);
        while (tree.move(child) != move) child++;
        return child;
    }

    /** The child of the greatest upper confidence bound; those that were never tried come first. */
    private int chosen(int node) {
        double unit = settings.exploration()
                * Math.max(greatest - least, Double.MIN_NORMAL)
                * Math.sqrt(Math.log(Math.max(1, tree.visits(node))));
        int best = -1;
        double highest = 0;
        for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
            int visits = tree.visits(child);
            if (visits == 0) return child;
            double bound = tree.mean(child) + unit / Math.sqrt(visits);
            if (best < 0 || bound > highest) {
                best = child;
                highest = bound;
            }
        }
        return best;
    }

    /** Tells the nodes on the path how the game ended, each as the player who chose it sees that. */
    private void reward(P position, int viewer, int length, Meter meter) {
        boolean over = position.isOver();
        meter.evaluation(over);
        double own = setup.evaluator().value(position, viewer);
        see(own);
        tree.visit(0, own);
        for (int i = 1; i < length; i++) tree.visit(path[i], seen(position, choosers[i], viewer, own, over, meter));
        playouts++;
    }

    private double seen(P position, int player, int viewer, double own, boolean over, Meter meter) {
        if (player == viewer || player == Position.CHANCE) return own;
        if (!settings.everybody()) return -own;
        meter.evaluation(over);
        double theirs = setup.evaluator().value(position, player);
        see(theirs);
        return theirs;
    }

    private void see(double value) {
        least = Math.min(least, value);
        greatest = Math.max(greatest, value);
    }

    private void lengthen() {
        path = Arrays.copyOf(path, 2 * path.length);
        choosers = Arrays.copyOf(choosers, path.length);
    }

    private long next() {
        random += SplitMix64.GOLDEN_GAMMA;
        return SplitMix64.mix(random);
    }

    private int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    private UctResult result(P root, int viewer, StopReason reason, Counts counts) {
        int best = tree.favourite(0);
        if (playouts == 0 || best < 0) {
            return new UctResult(Position.NO_MOVE, Double.NaN, List.of(), 0, reason, counts);
        }
        boolean ours = root.mover() == viewer;
        boolean foes = !ours && root.mover() != Position.CHANCE && !settings.everybody();
        double value = ours ? tree.mean(best) : foes ? -tree.mean(best) : tree.mean(0);
        List<Integer> line = line(root);
        int move = line.isEmpty() ? Position.NO_MOVE : line.get(0);
        return new UctResult(move, value, line, playouts, reason, counts);
    }

    private List<Integer> line(P root) {
        List<Integer> line = new ArrayList<>();
        P position = Position.copyOf(root);
        for (int node = 0; position.mover() != Position.CHANCE; ) {
            node = tree.favourite(node);
            if (node < 0) break;
            line.add(tree.move(node));
            position.make(tree.move(node));
        }
        return List.copyOf(line);
    }
}

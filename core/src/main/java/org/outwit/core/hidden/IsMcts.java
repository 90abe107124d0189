package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;

/**
 * Information-set Monte-Carlo tree search with a single observer: Cowling, Powley and Whitehouse, <i>Information set Monte Carlo tree search</i> (2012),
 * SO-ISMCTS. Every playout draws a world and goes down one tree that all worlds share, by the moves that are legal in its world. A child is chosen by
 * its upper confidence bound, mean + c sqrt(ln n' / n), where n' counts how often it could have been chosen. So the player does not choose
 * differently in worlds that look the same, as {@link Pimc} does.
 *
 * <p>Why nothing is proved. The opponents' moves stand in the same tree, so they, too, play as if they saw what the player sees; and the values of
 * an information set come from worlds as they are drawn, without regard to what the moves on the way say about them.
 *
 * <p>Where it differs from print: everybody is taken to see all moves. Values are not between 0 and 1, so the bound's second part is multiplied by the range
 * of values seen so far. A random game is cut off at the horizon and judged. Where nothing but depth is limited, it enters {@value #USUAL_NODES} nodes.
 * A tree of {@value #MOST_NODES} nodes, or as many as are said, grows no more: where a move has no node then, a random game goes on from there, and what
 * it brings is counted as far as the tree goes.
 */
public final class IsMcts<P extends Position> implements HiddenSearch<P> {

    static final long USUAL_NODES = 100_000;

    /** How many nodes a tree has at most, which take 28 MB, if nothing else is said. */
    public static final int MOST_NODES = 1 << 20;

    /** How much is tried beyond what looks best, in shares of the range of values seen. */
    private static final double EXPLORATION = 0.7;

    private final HiddenSetup<P> setup;
    private final int players;
    private final int mostNodes;

    /** {@code players} are all who take part; each wants what they get themselves. */
    public IsMcts(HiddenSetup<P> setup, int players) {
        this(setup, players, MOST_NODES);
    }

    /** The tree has {@code mostNodes} nodes at most, the root included. */
    public IsMcts(HiddenSetup<P> setup, int players, int mostNodes) {
        if (mostNodes < 1) throw new IllegalArgumentException("The nodes (" + mostNodes + ") must be positive.");
        this.setup = setup;
        this.players = players;
        this.mostNodes = mostNodes;
    }

    @Override
    public HiddenResult search(Sight sight, Worlds<P> worlds, Limits limits) {
        boolean endless =
                limits.nodes() == Long.MAX_VALUE && limits.evaluations() == Long.MAX_VALUE && limits.time() == null;
        Run run = new Run(sight, worlds, limits.depth());
        return Meter.run(endless ? limits.withNodes(USUAL_NODES) : limits, run::play, run::result);
    }

    private final class Run {

        private final Sight sight;
        private final Worlds<P> worlds;
        private final int depth;
        private final Random random;
        private final InformationTree tree = new InformationTree();
        private final double[] rewards = new double[players];
        private int[] moves = new int[64];
        private int[] path = new int[64];
        private int[] choosers = new int[64]; // who moved to the node at this place of the path
        private double least = Double.POSITIVE_INFINITY;
        private double greatest = Double.NEGATIVE_INFINITY;
        private int playouts;

        Run(Sight sight, Worlds<P> worlds, int depth) {
            this.sight = sight;
            this.worlds = worlds;
            this.depth = Math.max(1, depth);
            this.random = new Random(setup.seed() ^ sight.key() * 0xBF58476D1CE4E5B9L);
        }

        HiddenResult play(Meter meter) {
            while (true) playout(worlds.sample(random), meter); // until a limit ends it
        }

        private void playout(P world, Meter meter) {
            int made = 0;
            int length = 0;
            int node = 0;
            boolean outside = false; // of the tree
            for (; made < depth && !world.isOver(); made++) {
                int end = list(world);
                int mover = world.mover();
                if (!outside && isFrontier(node, end)) outside = true;
                if (outside) {
                    world.make(moves[random.nextInt(end)]);
                } else {
                    int before = tree.size();
                    node = chosen(node, end);
                    outside = tree.size() > before;
                    if (outside) meter.expansion();
                    if (length == path.length) lengthen();
                    path[length] = node;
                    choosers[length++] = mover;
                    world.make(tree.move(node));
                }
                meter.node();
            }
            meter.evaluation(world.isOver());
            meter.holds(tree.size());
            reward(world, length);
        }

        private int list(P world) {
            if (world.mostMoves() > moves.length) moves = new int[2 * world.mostMoves()];
            return world.moves(moves, 0);
        }

        /** Whether a move has no child here and gets none any more. */
        private boolean isFrontier(int node, int end) {
            if (tree.size() < mostNodes) return false;
            for (int i = 0; i < end; i++) if (tree.child(node, moves[i]) < 0) return true;
            return false;
        }

        /** A new child for a move that has none, at random; where all have one, the child of the greatest upper confidence bound. */
        private int chosen(int node, int end) {
            int untried = 0;
            int fresh = Position.NO_MOVE;
            int best = -1;
            double highest = 0;
            double unit = EXPLORATION * Math.max(greatest - least, Double.MIN_NORMAL);
            for (int i = 0; i < end; i++) {
                int child = tree.child(node, moves[i]);
                if (child < 0) {
                    if (random.nextInt(++untried) == 0) fresh = moves[i];
                    continue;
                }
                tree.wasAvailable(child);
                double bound =
                        tree.mean(child) + unit * Math.sqrt(Math.log(tree.available(child)) / tree.visits(child));
                if (best < 0 || bound > highest) {
                    best = child;
                    highest = bound;
                }
            }
            if (untried == 0) return best;
            int child = tree.addChild(node, fresh);
            tree.wasAvailable(child);
            return child;
        }

        private void reward(P world, int length) {
            for (int player = 0; player < players; player++) {
                rewards[player] = setup.evaluator().value(world, player);
                least = Math.min(least, rewards[player]);
                greatest = Math.max(greatest, rewards[player]);
            }
            for (int i = 0; i < length; i++) tree.visit(path[i], rewards[choosers[i]]);
            playouts++;
        }

        private void lengthen() {
            path = Arrays.copyOf(path, 2 * path.length);
            choosers = Arrays.copyOf(choosers, path.length);
        }

        /** The move that was tried most often, the first of equals. */
        HiddenResult result(StopReason reason, Counts counts) {
            List<MoveAverage> averages = new ArrayList<>();
            int best = -1;
            for (int move : sight.moves()) {
                int child = tree.child(0, move);
                if (child < 0 || tree.visits(child) == 0) continue;
                averages.add(new MoveAverage(move, tree.mean(child)));
                if (best < 0 || tree.visits(child) > tree.visits(best)) best = child;
            }
            if (best < 0) return HiddenResult.stopped(reason, counts);
            return new HiddenResult(tree.move(best), tree.mean(best), averages, playouts, depth, false, reason, counts);
        }
    }
}

package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.search.Limits;

/**
 * Alpha-mu: Cazenave and Ventos, <i>The αμ search algorithm for the game of bridge</i> (2019). A node is a belief: all positions that look the
 * same to the player, with the world that each came from. At a node of the player one move is made in all of them; elsewhere every world goes its
 * own way, and the player learns from what they see. A {@link Front} says what can be reached. After {@code ownMoves} moves of the player the rest is valued
 * with all cards seen.
 *
 * <p>Why it is sound. Positions are divided by what the player sees after each move, so a way through the tree is a strategy that depends on
 * nothing else, and every such strategy is a way. With {@code ownMoves} to the end of the game, whole fronts and all worlds, the value is that of
 * the best strategy against opponents who see everything. With fewer it is between that and the value of {@link Pimc}, which it is with one own
 * move.
 *
 * <p>Where it differs from print: values are ints, not only won and lost. Moves that the player does not see are known. At the root moves are tried in the
 * order of their averages under clairvoyance, and one whose average is no better than the best value so far is left out, since it cannot be worth more (as
 * the paper's root cut, but with a bound for each move). There is no table and no early cut. A belief of one world is valued at once.
 */
public final class AlphaMu<P extends Position> implements HiddenSearch<P> {

    /** To the end of the game. */
    public static final int ALL = Integer.MAX_VALUE;

    /** More cost too much before the last tricks. */
    public static final int USUAL_OWN_MOVES = 3;

    /** Fronts are compared vector by vector, so long ones are slow; what is left out has the least sum. */
    public static final int USUAL_FRONT = 16;

    private final HiddenSetup<P> setup;
    private final int ownMoves;
    private final int mostVectors;

    /** {@code ownMoves} of the player are searched as beliefs, the next one included; a front keeps {@code mostVectors} at most. */
    public AlphaMu(HiddenSetup<P> setup, int ownMoves, int mostVectors) {
        if (ownMoves < 1) throw new IllegalArgumentException("The own moves (" + ownMoves + ") must be positive.");
        if (mostVectors < 1) throw new IllegalArgumentException("The vectors (" + mostVectors + ") must be positive.");
        this.setup = setup;
        this.ownMoves = ownMoves;
        this.mostVectors = mostVectors;
    }

    @Override
    public HiddenResult search(Sight sight, Worlds<P> worlds, Limits limits) {
        Clairvoyance<P> clairvoyance = new Clairvoyance<>(setup, sight.seat(), limits);
        List<P> samples = Clairvoyance.worlds(setup, sight, worlds);
        HiddenResult best = null;
        try {
            for (int depth = 1; depth <= Math.max(1, limits.depth()); depth++) {
                clairvoyance.begin();
                best = new Run(sight.seat(), samples, clairvoyance).result(sight.moves(), depth);
                if (clairvoyance.isComplete()) break;
            }
        } catch (Clairvoyance.OutOfLimits ended) {
            return clairvoyance.ended(best);
        }
        return clairvoyance.ended(best);
    }

    /** A position that the player thinks possible, and the world at the root that it came from. */
    private record Possible<P>(int world, P position) {}

    private final class Run {

        private final int seat;
        private final Clairvoyance<P> clairvoyance;
        private final List<Possible<P>> root = new ArrayList<>();
        private boolean whole = true;

        Run(int seat, List<P> worlds, Clairvoyance<P> clairvoyance) {
            this.seat = seat;
            this.clairvoyance = clairvoyance;
            for (P world : worlds) root.add(new Possible<>(root.size(), world));
        }

        HiddenResult result(List<Integer> moves, int depth) {
            record Bounded(int move, long bound) {}
            List<Bounded> ordered = new ArrayList<>();
            for (int move : moves) {
                ordered.add(new Bounded(
                        move,
                        Front.of(1, clairvoyant(after(root, move), depth - 1)).best()));
            }
            ordered.sort(Comparator.comparingLong(each -> -each.bound));
            List<MoveAverage> values = new ArrayList<>();
            long best = Long.MIN_VALUE;
            for (Bounded each : ordered) {
                if (each.bound <= best) break;
                Front front = divided(after(root, each.move), ownMoves - 1, depth - 1);
                whole &= front.isWhole();
                best = Math.max(best, front.best());
                values.add(new MoveAverage(each.move, (double) front.best() / root.size()));
            }
            return HiddenResult.best(values, root.size(), depth, whole && clairvoyance.isComplete());
        }

        /** What can be reached from a belief: positions that look the same and are not over. */
        private Front front(List<Possible<P>> belief, int ownLeft, int depth) {
            P any = belief.get(0).position;
            boolean own = any.mover() == seat;
            boolean alone = belief.size() == 1;
            if (depth == 0 || alone || own && ownLeft == 0) {
                whole &= alone || depth == 0; // the horizon is noticed by whoever values the position
                return Front.of(mostVectors, clairvoyant(belief, depth));
            }
            int[] moves = new int[any.mostMoves()];
            if (!own) {
                List<Possible<P>> next = new ArrayList<>();
                for (Possible<P> each : belief) {
                    int end = each.position.moves(moves = room(moves, each.position), 0);
                    for (int i = 0; i < end; i++) next.add(after(each, moves[i]));
                }
                return divided(next, ownLeft, depth - 1);
            }
            Front reached = new Front(mostVectors);
            int end = any.moves(moves, 0);
            for (int i = 0; i < end; i++) reached.join(divided(after(belief, moves[i]), ownLeft - 1, depth - 1));
            return reached;
        }

        /** The positions fall apart into beliefs by what the player sees now; in which they are, the others and the cards decide. */
        private Front divided(List<Possible<P>> positions, int ownLeft, int depth) {
            Map<Long, List<Possible<P>>> beliefs = new LinkedHashMap<>();
            List<Possible<P>> over = new ArrayList<>();
            for (Possible<P> each : positions) {
                if (each.position.isOver()) over.add(each);
                else
                    beliefs.computeIfAbsent(setup.eyes().sightKey(each.position, seat), key -> new ArrayList<>())
                            .add(each);
            }
            Front reached = Front.of(mostVectors, clairvoyant(over, 0));
            for (List<Possible<P>> belief : beliefs.values()) reached = reached.meet(front(belief, ownLeft, depth));
            return reached;
        }

        /** The values with all cards seen; of positions that came from the same world the others choose the worst. */
        private int[] clairvoyant(List<Possible<P>> positions, int depth) {
            int[] values = new int[root.size()];
            Arrays.fill(values, Front.ELSEWHERE);
            for (Possible<P> each : positions) {
                values[each.world] = Math.min(values[each.world], clairvoyance.value(each.position, depth));
            }
            return values;
        }

        private List<Possible<P>> after(List<Possible<P>> positions, int move) {
            return positions.stream().map(each -> after(each, move)).toList();
        }

        private Possible<P> after(Possible<P> possible, int move) {
            P next = Position.copyOf(possible.position);
            next.make(move);
            return new Possible<>(possible.world, next);
        }

        private int[] room(int[] row, P position) {
            return row.length >= position.mostMoves() ? row : new int[position.mostMoves()];
        }
    }
}

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
 * the paper's root cut, but with a bound for each move). There is no table. A belief of one world is valued at once, and so is one where a partner
 * moves, who is a mind of their own. Where the game values worlds itself, own moves are added one by one, what a move was worth with fewer of them is its bound, and below
 * the root a move is left out whose values with all cards seen are nowhere better than what is reached already (the paper's early cut, but before the move
 * is searched and not while it is).
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
        if (setup.seesToTheEnd()) return byOwnMoves(sight, samples, clairvoyance);
        HiddenResult best = null;
        try {
            for (int depth = 1; depth <= Math.max(1, limits.depth()); depth++) {
                clairvoyance.begin();
                Run run = new Run(sight.seat(), samples, clairvoyance, sight.moves());
                best = run.result(ownMoves, depth, depth);
                if (clairvoyance.isComplete()) break;
            }
        } catch (Clairvoyance.OutOfLimits ended) {
            return clairvoyance.ended(best);
        }
        return clairvoyance.ended(best);
    }

    /** Nothing depends on a horizon, so the search is made better by own moves, and each round is bounded by the one before. */
    private HiddenResult byOwnMoves(Sight sight, List<P> samples, Clairvoyance<P> clairvoyance) {
        HiddenResult best = null;
        Run run = new Run(sight.seat(), samples, clairvoyance, sight.moves());
        try {
            for (int own = 1; own <= ownMoves; own++) {
                best = run.result(own, Integer.MAX_VALUE, own);
                if (!run.wantsMoreOwnMoves) break;
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
        private final Map<Integer, Long> bounds = new LinkedHashMap<>(); // what each move is worth at most
        private final List<Integer> moves;
        private boolean whole;
        private boolean wantsMoreOwnMoves; // a belief was valued because there were no more

        Run(int seat, List<P> worlds, Clairvoyance<P> clairvoyance, List<Integer> moves) {
            this.seat = seat;
            this.moves = moves;
            this.clairvoyance = clairvoyance;
            for (P world : worlds) root.add(new Possible<>(root.size(), world));
        }

        /** With so many own moves and, where the worlds are searched by moves, so many plies; {@code reached} is what the answer says how far it saw. */
        HiddenResult result(int own, int depth, int reached) {
            whole = true;
            wantsMoreOwnMoves = false;
            for (int move : moves) bounds.computeIfAbsent(move, each -> bound(each, depth - 1));
            List<Integer> ordered = new ArrayList<>(moves);
            ordered.sort(Comparator.comparingLong(move -> -bounds.get(move)));
            List<MoveAverage> values = new ArrayList<>();
            long best = Long.MIN_VALUE;
            for (int move : ordered) {
                if (bounds.get(move) <= best) break;
                Front front = divided(after(root, move), own - 1, depth - 1);
                whole &= front.isWhole();
                best = Math.max(best, front.best());
                if (front.isWhole()) bounds.put(move, front.best());
                values.add(new MoveAverage(move, (double) front.best() / root.size()));
            }
            return HiddenResult.best(values, root.size(), reached, whole && clairvoyance.isComplete());
        }

        private long bound(int move, int depth) {
            return Front.of(1, clairvoyant(after(root, move), depth)).best();
        }

        /** What can be reached from a belief: positions that look the same and are not over. */
        private Front front(List<Possible<P>> belief, int ownLeft, int depth) {
            P any = belief.get(0).position;
            boolean own = any.mover() == seat;
            boolean alone = belief.size() == 1;
            boolean partner = !own && setup.partners().arePartners(seat, any.mover());
            if (depth == 0 || alone || partner || own && ownLeft == 0) {
                wantsMoreOwnMoves |= own && ownLeft == 0 && !alone;
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
            for (int i = 0; i < end; i++) {
                List<Possible<P>> next = after(belief, moves[i]);
                if (setup.seesToTheEnd() && reached.isAtLeast(clairvoyant(next, depth - 1))) continue;
                reached.join(divided(next, ownLeft - 1, depth - 1));
            }
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

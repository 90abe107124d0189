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
 * moves, who is a mind of their own. Where the game values worlds itself, own moves are added one by one, and what a move was worth with fewer of
 * them is its bound. Then moves are also cut below the root (the paper's early cut): what a move is worth in each world with all cards seen bounds all that can
 * be reached by it, so a move is left where that bound, or the others' answers that were met so far, are nowhere better than what is reached already.
 */
public final class AlphaMu<P extends Position> implements HiddenSearch<P> {

    /** As many own moves as there are to the end of the game. */
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

    public AlphaMu(HiddenSetup<P> setup) {
        this(setup, USUAL_OWN_MOVES, USUAL_FRONT);
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
                best = new Run(sight, samples, clairvoyance, depth).result(ownMoves, depth, depth);
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
        try {
            Run run = new Run(sight, samples, clairvoyance, Integer.MAX_VALUE);
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

    /**
     * What a search below an own move may be cut short by: {@code floor} is what other moves there have reached, and {@code bound} what the
     * move is worth in each world with all cards seen. At the root it is enough to know that the sum is no more than {@code sum}.
     */
    private record Cut(Front floor, int[] bound, long sum) {

        boolean by(Front reached) {
            return reached.best() <= sum || reached.vectors().stream().allMatch(floor::isAtLeast);
        }

        /** Whether a move further below is of no use that brings {@code below} with all cards seen. */
        boolean by(int[] below) {
            return floor.isAtLeast(Front.lesser(below, bound));
        }
    }

    /** An own move, with what comes of it and what it is worth at most. */
    private final class Choice {

        private final int move;
        private final List<Possible<P>> after;
        private final int[] vector;
        private long bound;

        Choice(int move, List<Possible<P>> after, int[] vector) {
            this.move = move;
            this.after = after;
            this.vector = vector;
            this.bound = Front.of(1, vector).best();
        }
    }

    private final class Run {

        private final int seat;
        private final Clairvoyance<P> clairvoyance;
        private final int worlds;
        private final List<Choice> moves = new ArrayList<>();
        private boolean whole;
        private boolean wantsMoreOwnMoves; // a belief was valued because there were no more

        /** Values the moves with all cards seen and, where the worlds are searched by moves, to this depth. */
        Run(Sight sight, List<P> worlds, Clairvoyance<P> clairvoyance, int depth) {
            this.seat = sight.seat();
            this.clairvoyance = clairvoyance;
            this.worlds = worlds.size();
            List<Possible<P>> root = new ArrayList<>();
            for (P world : worlds) root.add(new Possible<>(root.size(), world));
            for (int move : sight.moves()) {
                List<Possible<P>> after = after(root, move);
                moves.add(new Choice(move, after, clairvoyant(after, depth - 1)));
            }
        }

        /** The result with {@code own} own moves; {@code reached} is how far the answer says it saw. */
        HiddenResult result(int own, int depth, int reached) {
            whole = true;
            wantsMoreOwnMoves = false;
            moves.sort(Comparator.comparingLong(each -> -each.bound));
            List<MoveAverage> values = new ArrayList<>();
            long best = Long.MIN_VALUE;
            for (Choice each : moves) {
                if (each.bound <= best) break;
                Cut cut = setup.seesToTheEnd() ? new Cut(new Front(mostVectors), each.vector, best) : null;
                Front front = divided(each.after, own - 1, depth - 1, cut);
                whole &= front.isWhole();
                if (front.isWhole()) each.bound = front.best();
                if (front.best() <= best && cut != null) continue; // it may be worth less
                best = Math.max(best, front.best());
                values.add(new MoveAverage(each.move, (double) front.best() / worlds));
            }
            return HiddenResult.best(values, worlds, reached, whole && clairvoyance.isComplete());
        }

        /** What can be reached from a belief: positions that look the same and are not over. */
        private Front front(List<Possible<P>> belief, int ownLeft, int depth, Cut cut) {
            P any = belief.get(0).position;
            boolean own = any.mover() == seat;
            boolean alone = belief.size() == 1;
            boolean partner = !own && setup.partners().arePartners(seat, any.mover());
            if (depth == 0 || alone || partner || own && ownLeft == 0) {
                wantsMoreOwnMoves |= own && ownLeft == 0 && !alone;
                whole &= alone || depth == 0; // the horizon is noticed where the position is valued
                return Front.of(mostVectors, clairvoyant(belief, depth));
            }
            if (own) return cut == null ? chosen(belief, ownLeft, depth) : chosen(belief, ownLeft, depth, cut);
            int[] row = new int[any.mostMoves()];
            List<Possible<P>> next = new ArrayList<>();
            for (Possible<P> each : belief) {
                int end = each.position.moves(row = room(row, each.position), 0);
                for (int i = 0; i < end; i++) next.add(after(each, row[i]));
            }
            return divided(next, ownLeft, depth - 1, cut);
        }

        private Front chosen(List<Possible<P>> belief, int ownLeft, int depth) {
            Front reached = new Front(mostVectors);
            for (int move : Sight.moves(belief.get(0).position)) {
                reached.join(divided(after(belief, move), ownLeft - 1, depth - 1, null));
            }
            return reached;
        }

        /** Tries what looks best with all cards seen first, so that the rest can be left out where it is no better anywhere. */
        private Front chosen(List<Possible<P>> belief, int ownLeft, int depth, Cut cut) {
            List<Choice> choices = new ArrayList<>();
            for (int move : Sight.moves(belief.get(0).position)) {
                List<Possible<P>> after = after(belief, move);
                choices.add(new Choice(move, after, clairvoyant(after, depth - 1)));
            }
            choices.sort(Comparator.comparingLong(each -> -each.bound));
            Front reached = new Front(mostVectors);
            for (Choice each : choices) {
                if (reached.isAtLeast(each.vector) || cut.by(each.vector)) continue;
                Cut below = new Cut(reached, each.vector, Long.MIN_VALUE);
                reached.join(divided(each.after, ownLeft - 1, depth - 1, below));
            }
            return reached.vectors().isEmpty() ? Front.of(mostVectors, choices.get(0).vector) : reached;
        }

        /** The positions fall apart into beliefs by what the player sees now; in which they are, the others and the cards decide. */
        private Front divided(List<Possible<P>> positions, int ownLeft, int depth, Cut cut) {
            Map<Long, List<Possible<P>>> beliefs = new LinkedHashMap<>();
            List<Possible<P>> over = new ArrayList<>();
            for (Possible<P> each : positions) {
                if (each.position.isOver()) over.add(each);
                else
                    beliefs.computeIfAbsent(setup.eyes().sightKey(each.position, seat), key -> new ArrayList<>())
                            .add(each);
            }
            Front reached = Front.of(mostVectors, clairvoyant(over, 0));
            if (cut != null) reached = reached.meet(Front.of(mostVectors, cut.bound));
            for (List<Possible<P>> belief : beliefs.values()) {
                if (cut != null && cut.by(reached)) break;
                reached = reached.meet(front(belief, ownLeft, depth, cut));
            }
            return reached;
        }

        /** The values with all cards seen; of positions that came from the same world the others choose the worst. */
        private int[] clairvoyant(List<Possible<P>> positions, int depth) {
            int[] values = new int[worlds];
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

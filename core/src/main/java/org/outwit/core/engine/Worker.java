package org.outwit.core.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.outwit.core.endgame.Tablebase;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;

/**
 * One thread of an engine: principal variation search in the eyes of whoever moves. A child's value changes its sign only
 * where the mover changes, because sides need not alternate; the static judgement is always the viewer's, seen from the
 * other side where the other moves.
 */
final class Worker<P extends Position> {

    static final int MOST_PLIES = 128;

    private static final int NULL_MOVE_DEPTH = 3;
    private static final int EARLY_MOVES = 3;
    private static final int SINGULAR_DEPTH = 6;
    private static final int NOTHING_EXCLUDED = -1;

    private final P position;
    private final LeafScorer<P> scorer;
    private final Quiescence<P> rest;
    private final Tactics<P> tactics;
    private final TranspositionTable table;
    private final long salt;
    private final MoveOrder<P> order;
    private final boolean quiescence;
    private final boolean nullMove;
    private final boolean futility;
    private final boolean reverse;
    private final boolean reductions;
    private final boolean latePruning;
    private final boolean internal;
    private final boolean exchanges;
    private final boolean judges;
    private final boolean singular;
    private final boolean extension;
    private final boolean repetition;
    private final boolean deeper;
    private final int swing;
    private final long[] path = new long[MOST_PLIES + 1];
    private final int[] judgements = new int[MOST_PLIES + 1];
    private final Variation variation = new Variation();
    private int[] moves = new int[256];
    private Tablebase<P> tables;
    private Meter meter;
    private int rootDepth;

    /** Walks {@code position} itself by make and undo, so that two workers can take turns on one position. */
    Worker(
            Game<P> game,
            P position,
            int viewer,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques) {
        this.position = position;
        this.tactics = game.tactics();
        this.table = table;
        this.salt = table.context(List.of(game.name(), evaluator, viewer, techniques));
        this.exchanges = techniques.contains(Technique.EXCHANGES);
        this.order = new MoveOrder<>(tactics, exchanges);
        boolean shorterWin = techniques.contains(Technique.SHORTER_WIN);
        this.scorer = new LeafScorer<>(position, evaluator, viewer, shorterWin, tactics.winThreshold());
        this.rest = new Quiescence<>(position, tactics, scorer, variation, exchanges);
        this.swing = tactics.futilityMargin();
        this.quiescence = techniques.contains(Technique.QUIESCENCE);
        this.nullMove = techniques.contains(Technique.NULL_MOVE);
        this.futility = techniques.contains(Technique.FUTILITY) && swing > 0;
        this.reverse = techniques.contains(Technique.REVERSE_FUTILITY) && swing > 0;
        this.reductions = techniques.contains(Technique.LATE_MOVE_REDUCTIONS);
        this.latePruning = techniques.contains(Technique.LATE_MOVE_PRUNING) && swing > 0;
        this.internal = techniques.contains(Technique.INTERNAL_REDUCTION);
        this.judges = nullMove || futility || reverse || latePruning;
        this.singular = techniques.contains(Technique.SINGULAR_EXTENSION) && swing > 0;
        this.extension = techniques.contains(Technique.FORCED_EXTENSION);
        this.repetition =
                techniques.contains(Technique.REPETITION) && game.capabilities().loops();
        this.deeper = techniques.contains(Technique.DEEPER_ENTRIES);
    }

    /** From now on asks these tables wherever they know the position; they know what is won whoever the viewer is. */
    void askTables(Tablebase<P> tables) {
        this.tables = tables;
    }

    /** Counts into this meter, which also ends the search, from now on. */
    void spendFrom(Meter meter) {
        spendFrom(meter, -1);
    }

    /** The same, where evaluations are those of a level of modelling. */
    void spendFrom(Meter meter, int level) {
        this.meter = meter;
        scorer.spendFrom(meter, level);
    }

    /** Searches the root to a depth and returns its value as the mover sees it; outside the window it is a bound. */
    int root(int depth, int alpha, int beta) {
        rootDepth = depth;
        return search(depth, alpha, beta, 0, 0, true, NOTHING_EXCLUDED);
    }

    /** What the table knows of where the position stands now, or {@link TranspositionTable#UNKNOWN}. */
    long known() {
        return table.find(position.key() ^ salt);
    }

    /** Adds to it what somebody else found out about this function. */
    void learn(int value, int bound, int depth, int place) {
        table.put(position.key() ^ salt, value, bound, depth, place);
    }

    /** The line of the last search, the first move first. */
    List<Integer> line() {
        return variation.moves();
    }

    /** A number that is the same before and after a search that has seen everything. */
    long inexactCount() {
        return scorer.inexactCount();
    }

    private int search(int depth, int alpha, int beta, int ply, int from, boolean mayPass, int excluded) {
        if (depth <= 0) return horizon(alpha, beta, ply);
        meter.node();
        variation.clear(ply);
        long key = position.key();
        path[ply] = key;
        if (ply > 0 && repetition && isRepeated(key, ply)) {
            scorer.markInexact();
            return 0;
        }
        if (tables != null && ply > 0) {
            int verdict = tables.probe(position);
            if (verdict != Verdict.UNKNOWN) return scorer.judged(verdict, ply);
        }
        if (ply >= MOST_PLIES - 1) return position.isOver() ? scorer.over(ply) : scorer.evaluate();
        boolean full = beta - alpha > 1;
        long place = excluded < 0 ? key ^ salt : ~key ^ salt;
        long entry = excluded < 0 ? table.find(place, depth) : TranspositionTable.UNKNOWN;
        int hashIndex = TranspositionTable.NO_INDEX;
        if (entry != TranspositionTable.UNKNOWN) {
            hashIndex = TranspositionTable.index(entry);
            if (!full && answers(entry, depth, alpha, beta, ply)) {
                if (TranspositionTable.depth(entry) != TranspositionTable.COMPLETE) scorer.markInexact();
                return scorer.fromTable(TranspositionTable.value(entry), ply);
            }
        }
        boolean forced = (judges || reductions || extension) && tactics.isForced(position);
        boolean free = !full && !forced;
        boolean passes = nullMove && !forced && tactics.mayPass(position);
        int judged = -Value.INFINITY;
        if (judges && !forced && (passes || swing > 0)) {
            if (position.isOver()) return scorer.over(ply);
            judged = scorer.guess();
        }
        judgements[ply] = judged;
        boolean improving = ply < 2 || judged == -Value.INFINITY || judged > judgements[ply - 2];
        if (reverse && free && excluded < 0 && depth <= Selection.REVERSE_FUTILITY_DEPTH && !scorer.isDecided(beta)) {
            int floor = judged - (improving ? depth - 1 : depth) * swing;
            if (floor >= beta) {
                scorer.markInexact();
                return floor;
            }
        }
        if (passes && free && mayPass && depth >= NULL_MOVE_DEPTH && judged >= beta) {
            int value = passed(depth, beta, ply, from, judged);
            if (value >= beta && !scorer.isDecided(value)) {
                scorer.markInexact();
                return value;
            }
        }
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        int end = position.moves(moves, from);
        if (end == from) return scorer.over(ply);
        meter.expansion();
        long before = scorer.inexactCount();
        int extra = extension && forced && ply < 2 * rootDepth ? 1 : 0;
        if (internal
                && hashIndex == TranspositionTable.NO_INDEX
                && ply > 0
                && depth >= Selection.INTERNAL_DEPTH
                && excluded < 0) {
            depth--;
        }
        boolean skips = free && depth <= Selection.SKIP_DEPTH && !scorer.isDecided(alpha);
        boolean hopeless = false;
        int best = -Value.INFINITY;
        if (futility && skips) {
            int ceiling = judged + depth * swing;
            if (ceiling <= alpha) {
                hopeless = true;
                best = ceiling;
                scorer.markInexact();
            }
        }
        boolean losing = exchanges && skips && depth <= Selection.EXCHANGE_DEPTH;
        int late = latePruning && skips ? Selection.lateMoves(depth, improving) : Integer.MAX_VALUE;
        boolean extendsFirst = singular
                && excluded < 0
                && ply > 0
                && depth >= SINGULAR_DEPTH
                && hashIndex < end - from
                && isSingular(depth, ply, from, end, entry, hashIndex);

        order.score(position, moves, from, end, hashIndex, ply, depth);
        int mover = position.mover();
        int start = alpha;
        int bestPlace = TranspositionTable.NO_INDEX;
        int searched = 0;
        boolean skipsRest = false;
        for (int i = from; i < end; i++) {
            if (!skipsRest) order.next(position, moves, i, end);
            int move = moves[i];
            int placeOfMove = order.place(i);
            boolean quiet = order.isQuiet(i);
            if (placeOfMove == excluded) continue;
            // Only quiet moves and losing ones are left, and their order is all the same.
            skipsRest = quiet && searched > 0 && (hopeless || searched >= late);
            boolean reduces =
                    reductions && quiet && !forced && depth >= Selection.REDUCTION_DEPTH && searched >= EARLY_MOVES;
            boolean forces = (skipsRest || reduces) && tactics.isForcing(position, move);
            if (skipsRest && !forces || searched > 0 && losing && losesTooMuch(move, quiet, order.isLosing(i), depth)) {
                scorer.markInexact();
                continue;
            }
            position.make(move);
            boolean turns = position.mover() != mover;
            int below = depth - 1 + (extendsFirst && placeOfMove == hashIndex ? 1 : extra);
            int value;
            if (searched == 0) {
                value = child(below, alpha, beta, turns, ply, end);
            } else {
                int reduction = 0;
                if (reduces && !forces) {
                    boolean good = full || order.isKiller(i);
                    reduction = Selection.reduction(depth, searched, good, improving, order.trust(mover, move));
                    reduction = Math.min(reduction, Math.max(0, below - 1));
                }
                value = child(below - reduction, alpha, alpha + 1, turns, ply, end);
                if (value > alpha && reduction > 0) value = child(below, alpha, alpha + 1, turns, ply, end);
                if (value > alpha && value < beta) value = child(below, alpha, beta, turns, ply, end);
            }
            position.undo();
            searched++;
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    bestPlace = placeOfMove;
                    if (full) variation.keep(ply, move);
                    if (value >= beta) {
                        if (quiet) order.refuted(mover, moves, from, i, ply, depth);
                        break;
                    }
                }
            }
        }
        if (excluded < 0) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > start ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            int kept = bestPlace == TranspositionTable.NO_INDEX && bound == TranspositionTable.UPPER
                    ? hashIndex
                    : bestPlace;
            int seen = scorer.inexactCount() == before ? TranspositionTable.COMPLETE : depth;
            table.put(place, scorer.toTable(best, ply), bound, seen, kept, depth);
        }
        return best;
    }

    private int child(int depth, int alpha, int beta, boolean turns, int ply, int from) {
        return turns
                ? -search(depth, -beta, -alpha, ply + 1, from, true, NOTHING_EXCLUDED)
                : search(depth, alpha, beta, ply + 1, from, true, NOTHING_EXCLUDED);
    }

    /** The nearer the horizon, the less a move may lose in the exchange. */
    private boolean losesTooMuch(int move, boolean quiet, boolean loses, int depth) {
        return quiet
                ? !tactics.seeAtLeast(position, move, -depth * swing / 2)
                : loses && !tactics.seeAtLeast(position, move, -depth * swing);
    }

    /** Whether the table's entry says enough about the window. */
    private boolean answers(long entry, int depth, int alpha, int beta, int ply) {
        int known = TranspositionTable.depth(entry);
        if (known != depth && known != TranspositionTable.COMPLETE && !(deeper && known > depth)) return false;
        int value = scorer.fromTable(TranspositionTable.value(entry), ply);
        int bound = TranspositionTable.bound(entry);
        return bound == TranspositionTable.EXACT
                || bound == TranspositionTable.LOWER && value >= beta
                || bound == TranspositionTable.UPPER && value <= alpha;
    }

    /** What the position is worth at least if doing nothing is not better than the best move. */
    private int passed(int depth, int beta, int ply, int from, int judged) {
        // One ply at least, or a quiet threat would never be seen.
        int reduced = Math.max(1, depth - Selection.nullMoveReduction(depth, judged - beta, swing));
        tactics.pass(position);
        int value = -search(reduced, -beta, -beta + 1, ply + 1, from, false, NOTHING_EXCLUDED);
        position.undo();
        return value;
    }

    /** Whether the table's move is better than all others by a margin, by a shallower search of those others. */
    private boolean isSingular(int depth, int ply, int from, int end, long entry, int hashIndex) {
        int known = TranspositionTable.depth(entry);
        if (TranspositionTable.bound(entry) == TranspositionTable.UPPER
                || known == TranspositionTable.COMPLETE
                || known < depth - 3
                || end - from < 2) {
            return false;
        }
        int value = scorer.fromTable(TranspositionTable.value(entry), ply);
        if (scorer.isDecided(value)) return false;
        int mark = value - swing;
        boolean alone = search((depth - 1) / 2, mark - 1, mark, ply, end, false, hashIndex) < mark;
        if (alone) scorer.markInexact();
        return alone;
    }

    /** What stands in for the rest of the game. */
    private int horizon(int alpha, int beta, int ply) {
        if (quiescence) return rest.search(alpha, beta, ply);
        meter.node();
        variation.clear(ply);
        return position.isOver() ? scorer.over(ply) : scorer.evaluate();
    }

    private boolean isRepeated(long key, int ply) {
        for (int i = ply - 2; i >= 0; i -= 2) if (path[i] == key) return true;
        return false;
    }
}

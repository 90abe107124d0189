package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Outwit's own opinion of positions: its engine with the default function of the game, trusting nobody. */
public final class EngineJudge<P extends Position> {

    /** Values are compared at equal depth; a search that would take this many times its share is cut short. */
    private static final int PATIENCE = 10;

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table = TranspositionTable.ofMegabytes(32);
    private final Engine<P> engine;

    public EngineJudge(Game<P> game) {
        this.game = game;
        this.evaluator = game.defaultEvaluator();
        this.engine = new Engine<>(game, evaluator, table);
    }

    public Evaluator<P> evaluator() {
        return evaluator;
    }

    TranspositionTable table() {
        return table;
    }

    /** The best move by {@code evaluations}, and by looking two plies ahead at least. */
    public Result best(P position, long evaluations) {
        Result result = engine.search(position, Limits.NONE.withEvaluations(evaluations));
        if (!result.isKnown() || result.depth() < 2) return engine.search(position, Limits.depth(2));
        // A better move of a depth that was not finished has a value that no other move's can be compared with.
        return result.bound() == Bound.EXACT ? result : engine.search(position, Limits.depth(result.depth()));
    }

    /** What the position is worth after these moves, looking {@code depth} plies ahead from before them. */
    public Result after(P position, int viewer, int depth, long evaluations, int... moves) {
        P at = Position.copyOf(position);
        for (int move : moves) at.make(move);
        // A depth of 0 would leave captures unresolved, which is what one ply and quiescence are for.
        Limits limits = Limits.depth(Math.max(1, depth - moves.length)).withEvaluations(PATIENCE * evaluations);
        Result result = engine.search(at, viewer, limits);
        return result.isKnown() ? result : engine.search(at, viewer, Limits.depth(1));
    }

    /** Goes on where a line is shorter than {@code depth}, as lines are that were found in the table. */
    public List<Integer> prolonged(P position, int viewer, List<Integer> line, int depth, long evaluations) {
        List<Integer> moves = new ArrayList<>(line);
        P at = end(position, line);
        while (moves.size() < depth && !at.isOver()) {
            Limits limits = Limits.depth(depth - moves.size()).withEvaluations(evaluations);
            List<Integer> more = engine.search(at, viewer, limits).line();
            if (more.isEmpty()) break;
            for (int move : more) at.make(move);
            moves.addAll(more);
        }
        return moves;
    }

    public double units(int value) {
        return game.scale().units(value);
    }

    /** Whether the value is a game won or lost, not an opinion. */
    public boolean isDecided(int value) {
        return ForcedEnd.of(game, value).isPresent();
    }

    /** By how much the better value is better, in units; bent where one of them is the end of a game won or lost. */
    public double distance(int better, int worse, Weighing weighing) {
        return isDecided(better) || isDecided(worse)
                ? weighing.of(units(better)) - weighing.of(units(worse))
                : units(better) - units(worse);
    }

    /** A value for people. */
    public String text(int value) {
        if (isDecided(value)) return value > 0 ? "won" : "lost";
        double tenths = Math.round(10 * units(value)) / 10.0;
        return tenths == 0 ? "0.0" : String.format(Locale.ROOT, "%+.1f", tenths);
    }

    public List<String> line(P position, List<Integer> moves) {
        P at = Position.copyOf(position);
        List<String> names = new ArrayList<>();
        for (int move : moves) {
            names.add(game.notation().format(at, move));
            at.make(move);
        }
        return names;
    }

    /**
     * The feature that says most about why one line is better than the other: that whose weighted change differs most
     * between the ends of the two, by the first function of the game that is a weighted sum. Empty where an end of the game
     * decides, or where no function is one.
     */
    String reason(P position, int viewer, List<Integer> better, List<Integer> worse) {
        if (!(game.evaluator(LinearEvaluator.firstName(game)) instanceof LinearEvaluator<P> linear)) return "";
        P good = end(position, better);
        P bad = end(position, worse);
        if (good.isOver() || bad.isOver()) return "";
        String found = "";
        long most = 0;
        for (int i = 0; i < linear.features().size(); i++) {
            Feature<P> feature = linear.features().get(i);
            long change = (long) linear.weight(i) * (feature.value(good, viewer) - feature.value(bad, viewer));
            if (change <= most) continue;
            most = change;
            found = feature.name();
        }
        return found;
    }

    /** The position after these moves. */
    public P end(P position, List<Integer> moves) {
        P at = Position.copyOf(position);
        for (int move : moves) at.make(move);
        return at;
    }
}

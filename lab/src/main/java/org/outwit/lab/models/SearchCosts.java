package org.outwit.lab.models;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/** What searches with and without a model spend on the same position, both sides having one function, which likes exchanges. */
record SearchCosts(LinearEvaluator<DraughtsPosition> function, int depth) {

    static final List<Integer> ENGINE_DEPTHS = List.of(4, 6, 8);
    static final List<String> MODEL_ENGINES = List.of("symmetric", "root", "node");

    private static final Checkers GAME = SamuelTerms.GAME;

    /** Engines search one position in this number. */
    private static final int SOME = 20;

    private static final int TABLE_BYTES = 1 << 22;

    /** Adds up what each position takes under the names of the searches; "moves" and "positions" count those. */
    Consumer<DraughtsPosition> into(Map<String, Double> numbers) {
        return position -> {
            listings(position, numbers);
            if (numbers.merge("moves", 1.0, Double::sum) % SOME == 0) {
                numbers.merge("positions", 1.0, Double::sum);
                for (int plies : ENGINE_DEPTHS) engines(position, plies, numbers);
            }
        };
    }

    private void listings(DraughtsPosition position, Map<String, Double> numbers) {
        SumBounds bounds = SumBounds.symmetric(2 * piecesCost(position));
        add(numbers, "m*", leaves(spent(new OnePass<>(searcher()), position, depth)));
        add(numbers, "alpha-beta*", leaves(spent(new OnePassAlphaBetaStar<>(searcher(), bounds), position, depth)));
        add(
                numbers,
                "alpha-beta",
                spent(new AlphaBeta<>(function), position, depth).evaluations());
    }

    private void engines(DraughtsPosition position, int plies, Map<String, Double> numbers) {
        Interval anywhere = LinearSums.of(function, function);
        Interval symmetric = Interval.symmetric(Math.max(-anywhere.least(), anywhere.most()));
        Interval root = LinearSums.below(position, position.mover(), function, function);
        evaluations(
                numbers,
                "engine",
                new Engine<>(GAME, function, new TranspositionTable(TABLE_BYTES)).with(Technique.NONE),
                position,
                plies);
        evaluations(
                numbers,
                "symmetric",
                new ModelEngine<>(GAME, searcher(), symmetric, new TranspositionTable(TABLE_BYTES)),
                position,
                plies);
        evaluations(
                numbers,
                "root",
                new ModelEngine<>(GAME, searcher(), root, new TranspositionTable(TABLE_BYTES)),
                position,
                plies);
        evaluations(
                numbers,
                "node",
                new ModelEngine<>(GAME, searcher(), new TranspositionTable(TABLE_BYTES)),
                position,
                plies);
    }

    private static void evaluations(
            Map<String, Double> numbers,
            String name,
            Search<DraughtsPosition> search,
            DraughtsPosition position,
            int plies) {
        add(numbers, name + "@" + plies, spent(search, position, plies).evaluations());
    }

    private Player<DraughtsPosition> searcher() {
        return Player.of(List.of(function, function));
    }

    /** What the pieces on the board cost each side; both together lose twice that and never more, since pieces only leave. */
    private long piecesCost(DraughtsPosition position) {
        long cost = 0;
        for (int i = 0; i < function.features().size(); i++) {
            Feature<DraughtsPosition> feature = function.features().get(i);
            if (feature.name().equals("total")) cost -= (long) function.weight(i) * feature.value(position, 0);
        }
        return cost;
    }

    private static Counts spent(Search<DraughtsPosition> search, DraughtsPosition position, int plies) {
        return search.search(position, Limits.depth(plies)).counts();
    }

    /** The level that chooses right above the leaves evaluates each of them; the other asks for some. */
    private static long leaves(Counts counts) {
        return Collections.max(counts.perLevel());
    }

    private static void add(Map<String, Double> numbers, String name, long count) {
        numbers.merge(name, (double) count, Double::sum);
    }
}

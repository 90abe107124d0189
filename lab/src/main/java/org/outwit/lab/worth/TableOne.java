package org.outwit.lab.worth;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.work.Parallel;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * Table 1 of Carmel and Markovitch, <i>Pruning algorithms for multi-model adversary search</i>: αβ* against αβ, both deepening,
 * with the same number of evaluations a move. Both sides have six terms of Samuel and want few pieces on the board, which αβ does
 * not know of the other and αβ* does. The paper does not print its weights, so there are three pairs: material alone as in the older
 * paper, six terms, and six terms with the common term five times as heavy. Each is played by the listings and by the engines
 * without techniques, whose tables make the same evaluations go further.
 */
record TableOne(int pairs, long seed, Parallel parallel) {

    private static final Checkers GAME = Series.GAME;

    void print() {
        System.out.printf("alpha-beta* against alpha-beta, %d games a row, seed %d%n", 2 * pairs, seed);
        System.out.println("the paper: 100: 1.030, 200: 1.109, 300: 1.093, 400: 1.088, 500: 1.023");
        print("material - 0.004 total", Map.of("men", 1.0, "kings", 1.5, "total", -0.004));
        print("six terms - 0.004 total", sixTerms(-0.004));
        print("six terms - 0.02 total", sixTerms(-0.02));
    }

    private static Map<String, Double> sixTerms(double total) {
        return Map.ofEntries(
                Map.entry("men", 1.0),
                Map.entry("kings", 1.5),
                Map.entry("advance", 0.02),
                Map.entry("back", 0.06),
                Map.entry("centre", 0.03),
                Map.entry("mobility", 0.01),
                Map.entry("total", total));
    }

    private void print(String name, Map<String, Double> weights) {
        LinearEvaluator<DraughtsPosition> function = LinearEvaluator.of(GAME, weights);
        System.out.printf("%n%s%n", name);
        for (int budget = 100; budget <= 500; budget += 100) {
            row(budget, "alpha-beta", alphaBeta(function), alphaBeta(function));
            row(budget, "alpha-beta*", alphaBetaStar(function), alphaBeta(function));
            row(budget, "model engine", modelEngine(function), engine(function));
        }
    }

    private void row(
            int budget,
            String name,
            Supplier<Search<DraughtsPosition>> player,
            Supplier<Search<DraughtsPosition>> opponent) {
        Limits limits = Limits.NONE.withEvaluations(budget);
        System.out.printf(
                "%4d %-14s %s%n",
                budget, name, new Series(pairs, seed, opponent, limits, parallel).play(player, limits));
    }

    private static Supplier<Search<DraughtsPosition>> alphaBeta(LinearEvaluator<DraughtsPosition> function) {
        return () -> new Deepening<>(new AlphaBeta<>(function));
    }

    /** With the interval that holds below the position it is asked about, as the paper has it. */
    private static Supplier<Search<DraughtsPosition>> alphaBetaStar(LinearEvaluator<DraughtsPosition> function) {
        Player<DraughtsPosition> searcher = Player.of(List.of(function, function));
        return () -> new Deepening<>((root, viewer, limits) -> {
            SumBounds bounds = SumBounds.of(List.of(LinearSums.below(root, viewer, function, function)));
            return new AlphaBetaStar<>(searcher, bounds).search(root, viewer, limits);
        });
    }

    private static Supplier<Search<DraughtsPosition>> engine(LinearEvaluator<DraughtsPosition> function) {
        return () -> new Engine<>(GAME, function, new TranspositionTable(1 << 16)).with(Technique.NONE);
    }

    private static Supplier<Search<DraughtsPosition>> modelEngine(LinearEvaluator<DraughtsPosition> function) {
        return () -> new ModelEngine<>(GAME, Player.of(List.of(function, function)), new TranspositionTable(1 << 16));
    }
}

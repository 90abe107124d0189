package org.outwit.lab.worth;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * What does a model cost in checkers? Searches the same positions with and without a model of the opponent, to the same
 * depths, listings and engines, and prints evaluations a move (all functions counted) and how many times those of the search
 * without a model they are, for evaluations and for processor time.
 *
 * <p>Both sides have the same function, which likes exchanges: material less 0.004 for every piece on the board, alone or
 * with positional terms. What they disagree about is that both want pieces off.
 *
 * <p>Usage: {@code ModelCost [positions [seed]]}; by default 100 and 1.
 */
public final class ModelCost {

    private static final Checkers GAME = new Checkers();

    private ModelCost() {}

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        List<DraughtsPosition> positions = positions(count, seed);
        compare("material - 0.004 total", Map.of("men", 1.0, "kings", 1.5, "total", -0.004), positions);
        compare(
                "six terms",
                Map.of(
                        "men",
                        1.0,
                        "kings",
                        1.5,
                        "advance",
                        0.02,
                        "back",
                        0.06,
                        "centre",
                        0.03,
                        "mobility",
                        0.01,
                        "total",
                        -0.004),
                positions);
    }

    /** Positions of random games in which a quick search chooses, so that pieces are not simply given away. */
    private static List<DraughtsPosition> positions(int count, long seed) {
        Random random = new Random(seed);
        List<DraughtsPosition> positions = new ArrayList<>();
        while (positions.size() < count) {
            DraughtsPosition position = GAME.start();
            int plies = 8 + random.nextInt(40);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                int[] moves = new int[position.mostMoves()];
                int end = position.moves(moves, 0);
                boolean wild = ply < 6 || random.nextInt(6) == 0;
                position.make(
                        wild
                                ? moves[random.nextInt(end)]
                                : new AlphaBeta<>(GAME.evaluator("material"))
                                        .search(position, Limits.depth(3))
                                        .move());
            }
            if (!position.isOver()) positions.add(GAME.withoutDrawRules(position));
        }
        return positions;
    }

    private static void compare(String name, Map<String, Double> weights, List<DraughtsPosition> positions) {
        LinearEvaluator<DraughtsPosition> function = LinearEvaluator.of(GAME, weights);
        System.out.printf("%n%s%n%6s %-28s %12s %7s %7s%n", name, "depth", "search", "evaluations", "times", "CPU");
        for (int depth = 4; depth <= 8; depth += 2) {
            Player<DraughtsPosition> searcher = Player.of(List.of(function, function));
            Interval anywhere = LinearSums.of(function, function);
            Interval symmetric = Interval.symmetric(Math.max(-anywhere.least(), anywhere.most()));
            int plies = depth;
            if (depth == 4) {
                double[] base = run(positions, plies, p -> new AlphaBeta<>(function));
                print(depth, "alpha-beta", base, base);
                print(depth, "m*-one-pass", run(positions, plies, p -> new OnePass<>(searcher)), base);
                SumBounds bounds = SumBounds.of(List.of(symmetric));
                print(depth, "alpha-beta*", run(positions, plies, p -> new AlphaBetaStar<>(searcher, bounds)), base);
            }
            double[] base = run(
                    positions,
                    plies,
                    p -> new Engine<>(GAME, function, new TranspositionTable(1 << 22)).with(Technique.NONE));
            print(depth, "engine", base, base);
            print(
                    depth,
                    "model engine, symmetric",
                    run(
                            positions,
                            plies,
                            p -> new ModelEngine<>(GAME, searcher, symmetric, new TranspositionTable(1 << 22))),
                    base);
            print(
                    depth,
                    "model engine, from the root",
                    run(
                            positions,
                            plies,
                            p -> new ModelEngine<>(
                                    GAME,
                                    searcher,
                                    LinearSums.below(p, p.mover(), function, function),
                                    new TranspositionTable(1 << 22))),
                    base);
            print(
                    depth,
                    "model engine, at each node",
                    run(positions, plies, p -> new ModelEngine<>(GAME, searcher, new TranspositionTable(1 << 22))),
                    base);
        }
    }

    private interface Searcher {
        Search<DraughtsPosition> at(DraughtsPosition position);
    }

    /** Evaluations and seconds of processor time, each a move. */
    private static double[] run(List<DraughtsPosition> positions, int depth, Searcher searcher) {
        var threads = ManagementFactory.getThreadMXBean();
        long evaluations = 0;
        long start = threads.getCurrentThreadCpuTime();
        for (DraughtsPosition position : positions) {
            Result result = searcher.at(position).search(position, Limits.depth(depth));
            evaluations += result.counts().evaluations();
        }
        long spent = threads.getCurrentThreadCpuTime() - start;
        return new double[] {(double) evaluations / positions.size(), spent / 1e9 / positions.size()};
    }

    private static void print(int depth, String name, double[] found, double[] base) {
        System.out.printf(
                Locale.ROOT,
                "%6d %-28s %12.0f %7.2f %7.2f%n",
                depth,
                name,
                found[0],
                found[0] / base[0],
                found[1] / base[1]);
    }
}

package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.Strategy;
import org.outwit.learn.strategy.StrategyOptions;
import org.outwit.play.resources.Resources;

/**
 * Are players found out who are hidden? Minimax players with random weights over six of ten known features who look two to six
 * plies ahead answer positions; the learner gets the answers. Prints how often the depth is found, and how often the learned
 * strategy picks a move on unseen positions that is as good as any to the hidden player, with 95 % intervals: Wilson's for
 * depths, over players for agreement.
 *
 * <p>Usage: {@code HiddenPlayers [checkers|othello [players [seed [deepest [examples,… [noise]]]]]]}; by default checkers, 40, 1,
 * 6, 100,200,400,800 and 0.
 */
public final class HiddenPlayers {

    private static final int UNSEEN = 300;
    private static final int LEAST_DEPTH = 2;

    private static final List<String> CHECKERS =
            List.of("men", "kings", "mobility", "centre", "advance", "back", "exposure", "edge", "backed", "runaway");
    private static final List<String> OTHELLO = List.of(
            "discs",
            "mobility",
            "potential",
            "frontier",
            "corners",
            "x-squares",
            "c-squares",
            "edges",
            "centre",
            "stable");

    private HiddenPlayers() {}

    public static void main(String[] args) {
        String name = args.length > 0 ? args[0] : "checkers";
        int players = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
        int deepest = args.length > 3 ? Integer.parseInt(args[3]) : 6;
        int[] sizes = Arrays.stream((args.length > 4 ? args[4] : "100,200,400,800").split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
        double noise = args.length > 5 ? Double.parseDouble(args[5]) : 0;
        System.out.printf(
                Locale.ROOT,
                "%d hidden players of %s, depths %d to %d, seed %d, random moves %.0f %%%n",
                players,
                name,
                LEAST_DEPTH,
                deepest,
                seed,
                100 * noise);
        try (Resources resources = Resources.ofProgram()) {
            Parallel parallel = resources.parallel();
            if (name.equals("othello")) {
                new Experiment<>(new Othello(), OTHELLO, deepest, noise, parallel).run(players, seed, sizes);
            } else {
                new Experiment<>(new Checkers(), CHECKERS, deepest, noise, parallel).run(players, seed, sizes);
            }
        }
    }

    private static final class Experiment<P extends Position> {

        private final Game<P> game;
        private final List<Feature<P>> features;
        private final int deepest;
        private final double noise;
        private final Parallel parallel;

        Experiment(Game<P> game, List<String> names, int deepest, double noise, Parallel parallel) {
            this.game = game;
            this.features = game.features().stream()
                    .filter(feature -> names.contains(feature.name()))
                    .toList();
            this.deepest = deepest;
            this.noise = noise;
            this.parallel = parallel;
        }

        void run(int players, long seed, int[] sizes) {
            int[] found = new int[sizes.length];
            double[][] agreement = new double[sizes.length][players];
            for (int player = 0; player < players; player++) {
                int depth = LEAST_DEPTH + player % (deepest - LEAST_DEPTH + 1);
                Random random = new Random(seed * 1_000_003 + player);
                HiddenPlayer<P> hidden = new HiddenPlayer<>(game, features, depth, random);
                List<P> unseen = hidden.positions(UNSEEN, random);
                List<long[]> truth = parallel.map(unseen, ProgressMonitor.NONE, hidden::values);
                List<Example<P>> examples = new ArrayList<>();
                for (P position : hidden.positions(sizes[sizes.length - 1], random)) {
                    examples.add(hidden.answer(position, noise, random));
                }
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < sizes.length; i++) {
                    StrategyOptions options = StrategyOptions.toDepth(deepest + 1)
                            .withEnough(0.97)
                            .withSeed(seed)
                            .on(parallel);
                    LearnedStrategy<P> learned =
                            new LearnStrategy<>(game, features, options).learn(examples.subList(0, sizes[i]));
                    Strategy<P> best = learned.best();
                    if (best.depth() == depth) found[i]++;
                    agreement[i][player] = agreement(best, unseen, truth);
                    line.append(String.format(
                            Locale.ROOT,
                            "  %d: depth %d explains %.3f, agrees %.3f",
                            sizes[i],
                            best.depth(),
                            best.agreement().share(),
                            agreement[i][player]));
                }
                System.out.printf("player %d, depth %d%s%n", player, depth, line);
            }
            for (int i = 0; i < sizes.length; i++) {
                System.out.printf(
                        Locale.ROOT,
                        "| %d | %d of %d (%s) | %s |%n",
                        sizes[i],
                        found[i],
                        players,
                        wilson(found[i], players),
                        mean(agreement[i]));
            }
        }

        private double agreement(Strategy<P> strategy, List<P> unseen, List<long[]> truth) {
            DominantPositions<P> dominant =
                    new DominantPositions<>(game, features, strategy.evaluator(), strategy.depth());
            int same = 0;
            for (int i = 0; i < unseen.size(); i++) {
                long[] hidden = truth.get(i);
                if (hidden[choice(dominant, strategy.weights(), unseen.get(i))] == hidden[HiddenPlayer.best(hidden)])
                    same++;
            }
            return (double) same / unseen.size();
        }

        private int choice(DominantPositions<P> dominant, double[] weights, P position) {
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            Outlook outlook = dominant.of(new Example<>(position, moves[0]));
            int unit = game.scale().unit();
            long[] values = new long[outlook.alternatives()];
            for (int i = 0; i < values.length; i++) {
                values[i] = Math.round(outlook.payoff()[i] * unit);
                for (int f = 0; f < weights.length; f++) {
                    values[i] += (long) game.scale().value(weights[f]) * outlook.features()[i][f];
                }
            }
            return HiddenPlayer.best(values);
        }
    }

    private static String wilson(int hits, int count) {
        ConfidenceInterval share = ConfidenceInterval.ofShare(hits, count);
        return String.format(Locale.ROOT, "%.0f %% to %.0f %%", 100 * share.low(), 100 * share.high());
    }

    private static String mean(double[] values) {
        ConfidenceInterval mean = ConfidenceInterval.ofMean(values);
        return String.format(Locale.ROOT, "%.1f %% ± %.1f", 100 * mean.estimate(), 100 * mean.halfWidth());
    }
}

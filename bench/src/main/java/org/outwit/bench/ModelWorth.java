package org.outwit.bench;

import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Table;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.Mind;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * What is a model worth in checkers? Players with the same budget of evaluations a move, all functions counted, against an
 * opponent who looks a fixed number of plies ahead: a plain engine, the engine that predicts his next reply, and M*. Each
 * opening of random moves is played with both colours. Prints wins, draws and losses, points a game (win 1, draw ½) with a 95 %
 * interval from pairs of games, and the gain over the plain engine on the same openings.
 *
 * <p>Usage: {@code ModelWorth [pairs [seed [opponent [depth [evaluations]]]]]}; by default 1000, 1, material, 4, 3000.
 */
public final class ModelWorth {

    private static final Checkers GAME = new Checkers();
    private static final int MOST_PLIES = 200;
    private static final int OPENING = 8;

    /** With {@code -Dplain} neither engine searches selectively, as in the papers. */
    private static final Set<Technique> TECHNIQUES =
            System.getProperty("plain") == null ? Technique.ALL : Technique.NONE;

    private ModelWorth() {}

    public static void main(String[] args) {
        int pairs = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        String opponent = args.length > 2 ? args[2] : "material";
        int depth = args.length > 3 ? Integer.parseInt(args[3]) : 4;
        long budget = args.length > 4 ? Long.parseLong(args[4]) : 3000;
        System.out.printf(
                "samuel with %d evaluations a move against %s@%d, %d games, seed %d%n",
                budget, opponent, depth, 2 * pairs, seed);
        Evaluator<DraughtsPosition> own = GAME.evaluator("samuel");
        Evaluator<DraughtsPosition> his = GAME.evaluator(opponent);
        Limits limits = Limits.NONE.withEvaluations(budget);
        double[] plain = row(
                "plain engine",
                pairs,
                seed,
                his,
                depth,
                table -> new Engine<>(GAME, own, table).with(TECHNIQUES),
                limits,
                null);
        for (int error : errors(args)) {
            int believed = depth + error;
            if (believed < 1) continue;
            String name = "next reply, " + opponent + "@" + believed;
            row(
                    name,
                    pairs,
                    seed,
                    his,
                    depth,
                    table -> new NextReplyEngine<>(GAME, mind(own, his, believed), table).with(TECHNIQUES),
                    limits,
                    plain);
        }
        row(
                "next reply, own function",
                pairs,
                seed,
                his,
                depth,
                table -> new NextReplyEngine<>(GAME, mind(own, own, depth), table).with(TECHNIQUES),
                limits,
                plain);
        row(
                "m*, " + opponent + "@" + depth,
                pairs,
                seed,
                his,
                depth,
                table -> new ModelEngine<>(GAME, mind(own, his, depth), table),
                limits,
                plain);
    }

    /** By how much the depth of the model is wrong, one row for each; right only where a sixth argument asks for little. */
    private static int[] errors(String[] args) {
        return args.length > 5 ? new int[] {0} : new int[] {0, -2, -1, 1, 2};
    }

    private static Mind<DraughtsPosition> mind(
            Evaluator<DraughtsPosition> own, Evaluator<DraughtsPosition> his, int depth) {
        return new Mind<>(own, Mind.AS_DEEP_AS_WE, 0, new Mind<>(his, depth, 0, null));
    }

    /** Plays all pairs and prints a row; returns the points of each pair. */
    private static double[] row(
            String name,
            int pairs,
            long seed,
            Evaluator<DraughtsPosition> his,
            int depth,
            Function<Table, Search<DraughtsPosition>> player,
            Limits limits,
            double[] plain) {
        int[][] results = IntStream.range(0, pairs)
                .parallel()
                .mapToObj(pair -> new int[] {
                    play(seed + pair, 0, his, depth, player, limits), play(seed + pair, 1, his, depth, player, limits)
                })
                .toArray(int[][]::new);
        int[] count = new int[3];
        double[] points = new double[pairs];
        for (int pair = 0; pair < pairs; pair++) {
            for (int result : results[pair]) {
                count[result + 1]++;
                points[pair] += (result + 1) / 4.0;
            }
        }
        String gain = "";
        if (plain != null) {
            double[] difference = IntStream.range(0, pairs)
                    .mapToDouble(i -> points[i] - plain[i])
                    .toArray();
            gain = "   gain " + interval(difference);
        }
        System.out.printf(
                Locale.ROOT, "%-28s +%d =%d -%d   %s%s%n", name, count[2], count[1], count[0], interval(points), gain);
        return points;
    }

    private static String interval(double[] values) {
        double mean = IntStream.range(0, values.length)
                .mapToDouble(i -> values[i])
                .average()
                .orElse(0);
        double square = 0;
        for (double value : values) square += (value - mean) * (value - mean);
        double error = Math.sqrt(square / (values.length - 1) / values.length);
        return String.format(Locale.ROOT, "%.3f ± %.3f", mean, 1.96 * error);
    }

    /** 1 where the player with the budget wins, 0 for a draw, -1 for a loss. */
    private static int play(
            long seed,
            int side,
            Evaluator<DraughtsPosition> his,
            int depth,
            Function<Table, Search<DraughtsPosition>> player,
            Limits limits) {
        DraughtsPosition position = opening(seed);
        Search<DraughtsPosition> own = player.apply(new Table(1 << 20));
        Search<DraughtsPosition> other = new AlphaBeta<>(his);
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
            int move = position.mover() == side
                    ? own.search(position, limits).move()
                    : other.search(position, Limits.depth(depth)).move();
            position.play(move);
        }
        return position.isOver() ? Integer.signum(position.payoff(side)) : 0;
    }

    private static DraughtsPosition opening(long seed) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L);
        while (true) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < OPENING; ply++) {
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            int value = new AlphaBeta<>(GAME.evaluator("material"))
                    .search(position, Limits.depth(5))
                    .value();
            if (Math.abs(value) < 500) return position;
        }
    }
}

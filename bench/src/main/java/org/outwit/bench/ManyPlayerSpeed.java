package org.outwit.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.multi.BestReply;
import org.outwit.core.multi.MaxN;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * How many nodes a second do the engines for many players enter, and how many do they and the deepened listings need? In
 * Chinese checkers, from positions after a few random moves of everybody, by processor time of the one thread that searches.
 *
 * <p>Usage: {@code ManyPlayerSpeed [depth [rounds]]}; by default depth 4, 5 rounds after one for warming up. Exits with 1 where max^n is below a
 * million nodes a second.
 */
public final class ManyPlayerSpeed {

    private static final double WANTED = 1e6;
    private static final int POSITIONS = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ManyPlayerSpeed() {}

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        boolean enough = true;
        for (String name : List.of("chinese-checkers-3", "chinese-checkers-4", "chinese-checkers-6")) {
            enough &= measured(Games.named(name), depth, rounds);
        }
        if (!enough) System.exit(1);
    }

    private static <P extends Position> boolean measured(Game<P> game, int depth, int rounds) {
        List<P> roots = roots(game);
        double slowest = Double.POSITIVE_INFINITY;
        for (Map.Entry<String, Search<P>> each : searches(game).entrySet()) {
            double[] rates = new double[rounds];
            long nodes = 0;
            for (int round = -1; round < rounds; round++) {
                nodes = 0;
                long before = THREADS.getCurrentThreadCpuTime();
                for (P root : roots) {
                    Result result = each.getValue().search(root, Limits.depth(depth));
                    nodes += result.counts().nodes();
                }
                double seconds = (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
                if (round >= 0) rates[round] = nodes / seconds;
            }
            Arrays.sort(rates);
            double median = rates[rounds / 2];
            if (each.getKey().equals("maxn")) slowest = median;
            System.out.printf(
                    Locale.ROOT,
                    "%-20s %-20s %,12d nodes   %.2f M nodes/s (%.2f to %.2f)%n",
                    game.name(),
                    each.getKey(),
                    nodes,
                    median / 1e6,
                    rates[0] / 1e6,
                    rates[rounds - 1] / 1e6);
        }
        return slowest >= WANTED;
    }

    private static <P extends Position> List<P> roots(Game<P> game) {
        List<P> roots = new ArrayList<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            P position = game.start();
            Random random = new Random(seed);
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 4 * game.capabilities().players(); ply++) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            roots.add(position);
        }
        return roots;
    }

    private static <P extends Position> Map<String, Search<P>> searches(Game<P> game) {
        Evaluator<P> own = game.defaultEvaluator();
        List<Evaluator<P>> all = Collections.nCopies(game.capabilities().players(), own);
        TranspositionTable table = TranspositionTable.ofMegabytes(16);
        Map<String, Search<P>> searches = new LinkedHashMap<>();
        searches.put("maxn listing", new Deepening<>(new MaxN<>(all).seen()));
        searches.put("maxn", ManyPlayerEngine.maxn(game.capabilities(), all, table));
        searches.put("paranoid listing", new Deepening<>(new Paranoid<>(all)));
        searches.put("paranoid", ManyPlayerEngine.paranoid(game.capabilities(), own, table));
        searches.put("best-reply listing", new Deepening<>(new BestReply<>(all)));
        searches.put("best-reply", ManyPlayerEngine.bestReply(game.capabilities(), own, table));
        return searches;
    }
}

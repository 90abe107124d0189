package org.outwit.lab.knowing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * The games of one player of a cell: each opening with both sides, in order. A game that reaches a number of plies ends with a draw.
 *
 * @param seed of the openings
 */
record CellGames<P extends Position>(StudiedPair<P> pair, long seed, int games) {

    private static final int MOST_PLIES = 200;
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    /**
     * What came out.
     *
     * @param points of each game: 2 for a win, 1 for a draw
     * @param millis of processor time for a move of the player's, what it learns included
     */
    record Played(double[] points, double millis) {

        double mean() {
            return mean(0, points.length);
        }

        double mean(int from, int to) {
            double sum = 0;
            for (int i = from; i < to; i++) sum += points[i];
            return sum / (to - from);
        }
    }

    /** @param opponent the one of each game, who may be another one each time */
    Played play(CellPlayer<P> player, IntFunction<CellPlayer<P>> opponent, BooleanSupplier stopped) {
        double[] points = new double[games];
        long nanos = 0;
        long moves = 0;
        int[] room = new int[256];
        for (int game = 0; game < games; game++) {
            P position = pair.opening(1000L * seed + game / 2);
            CellPlayer<P> other = opponent.apply(game);
            int side = game % 2;
            for (int ply = 0; ply < MOST_PLIES && !position.isOver() && !stopped.getAsBoolean(); ply++) {
                if (position.mover() == side) {
                    long start = PROCESSOR.getCurrentThreadCpuTime();
                    int move = player.move(position);
                    nanos += PROCESSOR.getCurrentThreadCpuTime() - start;
                    moves++;
                    position.play(move);
                } else {
                    int move = other.move(position);
                    boolean decision = position.countMoves(room, 0) > 1;
                    if (decision) {
                        Example<P> seen = new Example<>(Position.copyOf(position), move, game, ply);
                        long start = PROCESSOR.getCurrentThreadCpuTime();
                        player.saw(seen);
                        nanos += PROCESSOR.getCurrentThreadCpuTime() - start;
                    }
                    position.play(move);
                }
            }
            points[game] = position.isOver() ? 1 + Integer.signum(position.payoff(side)) : 1;
        }
        return new Played(points, nanos / 1e6 / Math.max(1, moves));
    }
}

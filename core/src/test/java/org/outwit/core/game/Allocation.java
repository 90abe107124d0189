package org.outwit.core.game;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Measures what a position costs the heap while it is searched. */
final class Allocation {

    private static final int ROUNDS = 10;

    private Allocation() {}

    /** Bytes allocated by looking at every position of one game that was played before, and describing its moves. */
    static <P extends Position> long ofDescribing(Game<P> game, RandomGames<P> games) {
        List<P> positions = new ArrayList<>();
        games.playOut(game.start(), games.random(0), position -> {
            if (!position.isOver() && position.mover() != Position.CHANCE) positions.add(Position.copyOf(position));
        });
        MoveShapes<P> shapes = game.moveShapes();
        long[] row = new long[shapes.most()];
        int[][] moves = positions.stream()
                .map(position -> Snapshot.moves(position).stream()
                        .mapToInt(Integer::intValue)
                        .toArray())
                .toArray(int[][]::new);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long sum = 0;
        // The least of several rounds, since describers make room for long lists when they meet them.
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < moves.length; i++) {
                shapes.look(positions.get(i));
                for (int move : moves[i]) sum += shapes.describe(move, row) + row[0];
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return sum == Long.MIN_VALUE ? -1 : least;
    }

    /** Bytes allocated by playing one game, asking everything a search asks at each position, and taking it back. */
    static <P extends Position> long ofPlaying(Game<P> game, RandomGames<P> games) {
        List<Integer> played = new ArrayList<>();
        P position = game.start();
        int most = 0;
        for (Random random = games.random(0); !position.isOver() && played.size() < 300; ) {
            most = Math.max(most, position.mostMoves());
            played.add(RandomGames.choose(position, random));
            position.make(played.get(played.size() - 1));
        }
        for (int i = 0; i < played.size(); i++) position.undo();

        int[] moves = played.stream().mapToInt(Integer::intValue).toArray();
        List<Evaluator<P>> evaluators = List.copyOf(game.evaluators().values());
        int[] buffer = new int[most];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long sum = 0;
        // The least of several rounds: classes are loaded and lambdas linked only in the first.
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int move : moves) {
                position.make(move);
                sum += ask(position, buffer, evaluators);
            }
            for (int i = 0; i < moves.length; i++) position.undo();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        // The sum is used, or the compiler might drop the questions.
        return sum == Long.MIN_VALUE ? -1 : least;
    }

    private static <P extends Position> long ask(P position, int[] buffer, List<Evaluator<P>> evaluators) {
        long sum = position.key() + position.mover() + position.mostMoves() + position.moves(buffer, 0);
        if (position.isOver()) sum += position.payoff(0);
        for (int i = 0; i < evaluators.size(); i++) sum += evaluators.get(i).value(position, i & 1);
        return sum;
    }
}

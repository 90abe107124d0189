package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;

/** What all shapes of moves promise, asked of a position. */
public final class SeenShapes {

    private SeenShapes() {}

    public static int[] moves(Position position) {
        int[] moves = new int[position.mostMoves()];
        return Arrays.copyOf(moves, position.moves(moves, 0));
    }

    /** The numbers of a move in the position that was looked at. */
    public static long[] numbers(MoveShapes<?> shapes, int move) {
        long[] row = new long[shapes.most()];
        return Arrays.copyOf(row, shapes.describe(move, row));
    }

    /** No move has a number twice. */
    public static <P extends Position> void differ(MoveShapes<P> shapes, P position) {
        shapes.look(position);
        for (int move : moves(position)) assertThat(numbers(shapes, move)).doesNotHaveDuplicates();
    }

    public static <P extends Position> void allocateNothing(MoveShapes<P> shapes, P position) {
        int[] moves = moves(position);
        long[] row = new long[shapes.most()];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long sum = 0;
        for (int round = 0; round < 10; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            shapes.look(position);
            for (int move : moves) sum += row[shapes.describe(move, row) - 1];
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes, while the numbers summed to %d", sum).isZero();
    }
}

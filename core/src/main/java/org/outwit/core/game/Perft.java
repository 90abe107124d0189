package org.outwit.core.game;

import java.util.Arrays;

/**
 * Counts the ways to play a number of plies: the check of a move generator against published tables. Games that end
 * sooner are not counted, a pass is a ply like any other, and every move of chance counts once. Published tables know no
 * draws by repetition and the like: count from {@link Game#withoutDrawRules} to compare with them.
 */
public final class Perft {

    private final Position position;
    private final boolean bulk;
    private int[] moves = new int[64];

    private Perft(Position position, boolean bulk) {
        this.position = position;
        this.bulk = bulk;
    }

    /** Makes and takes back every move, the last ply included; the position is left as it was. */
    public static long count(Position position, int depth) {
        return new Perft(position, false).run(depth);
    }

    /** Counts without making the moves of the last ply: faster, and blind to mistakes in making those. */
    public static long countInBulk(Position position, int depth) {
        return new Perft(position, true).run(depth);
    }

    private long run(int depth) {
        if (depth < 0) throw new IllegalArgumentException("The depth (" + depth + ") must not be negative.");
        return count(depth, 0);
    }

    private long count(int depth, int from) {
        if (depth == 0) return 1;
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        if (bulk && depth == 1) return position.countMoves(moves, from);

        // Where the game is over there are no moves; asking for that first would list them twice in some games.
        int end = position.moves(moves, from);
        long leaves = 0;
        for (int i = from; i < end; i++) {
            position.make(moves[i]);
            leaves += count(depth - 1, end);
            position.undo();
        }
        return leaves;
    }
}

package org.outwit.games.othello;

/**
 * Counts plies as Aart Bik's table does: a side that cannot turn a disc passes even where the other cannot either, and
 * the game ends when it is the other's turn. Games that end sooner are not counted.
 */
final class BikPerft {

    private BikPerft() {}

    static long count(OthelloPosition position, int depth) {
        return count(position, depth, new int[60 * (depth + 1)], 0);
    }

    private static long count(OthelloPosition position, int depth, int[] moves, int from) {
        if (depth == 0) return 1;
        // What is the end for us has one more ply there: the pass after which the other cannot move either.
        if (position.isOver()) return depth == 1 ? 1 : 0;
        if (depth == 1) return position.countMoves(moves, from);
        int end = position.moves(moves, from);
        long leaves = 0;
        for (int i = from; i < end; i++) {
            position.make(moves[i]);
            leaves += count(position, depth - 1, moves, end);
            position.undo();
        }
        return leaves;
    }
}

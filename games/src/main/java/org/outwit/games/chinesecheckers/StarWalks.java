package org.outwit.games.chinesecheckers;

/**
 * Where the pieces of one side can go: room to work in for one position, so that nothing is allocated. A chain of jumps is a walk from hole
 * to hole; what matters of it is where it can end, each place once.
 */
final class StarWalks {

    private static final int WORD = 64;

    private final int[] open = new int[StarBoard.HOLES];

    /** The holes that are reached, as bits. */
    private long low;

    private long high;

    /** Writes the moves of a piece in the order of the holes they lead to, and returns the index after the last. */
    int write(byte[] owners, int from, int[] buffer, int start) {
        low = 0;
        high = 0;
        jump(owners, from);
        for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
            int to = StarBoard.neighbour(from, direction);
            if (to != StarBoard.NOWHERE && owners[to] == ChineseCheckersPosition.NOBODY) reach(to);
        }
        int end = start;
        for (long left = low; left != 0; left &= left - 1) {
            buffer[end++] = ChineseCheckersPosition.move(from, Long.numberOfTrailingZeros(left));
        }
        for (long left = high; left != 0; left &= left - 1) {
            buffer[end++] = ChineseCheckersPosition.move(from, WORD + Long.numberOfTrailingZeros(left));
        }
        return end;
    }

    /** The piece that moves is lifted: it is no longer in its hole to be jumped over, and to come back there is no move. */
    private void jump(byte[] owners, int from) {
        byte lifted = owners[from];
        owners[from] = ChineseCheckersPosition.NOBODY;
        reach(from);
        int count = 0;
        open[count++] = from;
        while (count > 0) {
            int hole = open[--count];
            for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
                int to = StarBoard.landing(hole, direction);
                if (to == StarBoard.NOWHERE || owners[to] != ChineseCheckersPosition.NOBODY || isReached(to)) continue;
                if (owners[StarBoard.neighbour(hole, direction)] == ChineseCheckersPosition.NOBODY) continue;
                reach(to);
                open[count++] = to;
            }
        }
        owners[from] = lifted;
        if (from < WORD) low &= ~(1L << from);
        else high &= ~(1L << from);
    }

    private void reach(int hole) {
        if (hole < WORD) low |= 1L << hole;
        else high |= 1L << hole;
    }

    private boolean isReached(int hole) {
        return ((hole < WORD ? low : high) >>> hole & 1) != 0;
    }
}

package org.outwit.games.draughts;

/**
 * A position of any game of draughts, generated from its {@link DraughtsRules}.
 *
 * <p>The pieces that a capture on a large board takes do not fit into an int, so a capture is coded by its index in the
 * list of captures, which is a function of the position alone. {@link CaptureRows} keeps the list of every ply of the
 * line being played: taking moves back uncovers the lists of earlier plies, so a search that goes through the moves of
 * a node generates nothing twice. Where no list is kept, as in a fresh copy, it is made again.
 */
final class GeneralPosition extends DraughtsPosition {

    private final CaptureRows rows;
    private final CaptureSearch search;

    GeneralPosition(DraughtsRules rules, Board board, Setup setup) {
        super(rules, board, setup);
        rows = new CaptureRows(0);
        search = new CaptureSearch(this, rows);
    }

    private GeneralPosition(GeneralPosition other) {
        super(other);
        rows = new CaptureRows(made);
        search = new CaptureSearch(this, rows);
    }

    @Override
    public GeneralPosition copy() {
        return new GeneralPosition(this);
    }

    /** How many captures there are. */
    private int captures() {
        if (!rows.isFilled(made)) search.fill(made);
        return rows.size(made);
    }

    @Override
    long taken(int move) {
        int captures = captures();
        int index = (move >>> CAPTURE_SHIFT) - 1;
        assert index < captures : "There is no capture " + index + ".";
        return rows.taken(made, index);
    }

    @Override
    public void make(int move) {
        super.make(move);
        // Not sooner: making a capture may first have to fill the row that the new one begins behind.
        rows.enter(made);
    }

    @Override
    public int mostMoves() {
        int captures = captures();
        if (captures > 0) return captures;
        int reach = rules.flyingKings() ? 2 * board.width - 3 : Board.DIRECTIONS;
        return 2 * Long.bitCount(own) + reach * Long.bitCount(own & kings);
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (drawn()) return from;
        int captures = captures();
        for (int i = 0; i < captures; i++) buffer[from + i] = rows.move(made, i);
        return captures > 0 ? from + captures : steps(buffer, from);
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        if (drawn()) return 0;
        int captures = captures();
        if (captures > 0) return captures;
        return (own & kings) == 0 ? countStepsOfMen() : steps(buffer, from) - from;
    }

    /** The pieces that may step in a direction: men only go forward. */
    private long walkers(int direction) {
        return Board.isDown(direction) == (colour == BLACK) ? own : own & kings;
    }

    private int countStepsOfMen() {
        long open = empty();
        int forward = colour == BLACK ? Board.DOWN_LEFT : Board.UP_RIGHT;
        return Long.bitCount(board.step(own, forward) & open) + Long.bitCount(board.step(own, forward + 1) & open);
    }

    private int steps(int[] buffer, int from) {
        long open = empty();
        int end = from;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            int step = board.steps[direction];
            long walking = walkers(direction);
            int distance = step;
            while (walking != 0) {
                walking = board.step(walking, direction) & open;
                for (long left = walking; left != 0; left &= left - 1) {
                    int to = Long.numberOfTrailingZeros(left);
                    buffer[end++] = to - distance | to << 6;
                }
                if (!rules.flyingKings()) break;
                // Only kings go further; they are the walkers whose start is a king.
                walking &= Long.rotateLeft(kings, distance);
                distance += step;
            }
        }
        return end;
    }

    @Override
    boolean mustCapture() {
        return captures() > 0;
    }

    @Override
    boolean canMove() {
        long open = empty();
        long steps = 0;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            steps |= board.step(walkers(direction), direction) & open;
        }
        return steps != 0 || captures() > 0;
    }
}

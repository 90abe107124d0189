package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;

/** A position of {@link ChaseGame}; a move is the square it leads to. */
final class ChasePosition implements Position {

    private final ChaseGame game;
    private final int[] squares;
    private int[] past = new int[64];
    private int made;
    private int mover;

    ChasePosition(ChaseGame game, int first, int second, int mover) {
        this.game = game;
        this.squares = new int[] {first, second};
        this.mover = mover;
    }

    int square(int player) {
        return squares[player];
    }

    static int goal(int player) {
        return player == 0 ? ChaseGame.SQUARES - 1 : 0;
    }

    int value(int player) {
        if (isOver()) return payoff(player);
        int ahead = ChaseGame.distance(squares[1], goal(1)) - ChaseGame.distance(squares[0], goal(0));
        int value = 6 * ahead + squares[0] % 3 - squares[1] % 2;
        return player == 0 ? value : -value;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int square = squares[mover];
        int end = from;
        if (square >= ChaseGame.SIDE) end = add(buffer, end, square - ChaseGame.SIDE);
        if (square % ChaseGame.SIDE > 0) end = add(buffer, end, square - 1);
        if (square % ChaseGame.SIDE < ChaseGame.SIDE - 1) end = add(buffer, end, square + 1);
        if (square < ChaseGame.SQUARES - ChaseGame.SIDE) end = add(buffer, end, square + ChaseGame.SIDE);
        if (end == from) buffer[end++] = square; // between walls there is nothing but to wait
        return end;
    }

    private int add(int[] buffer, int end, int square) {
        if (game.isWall(square)) return end;
        buffer[end] = square;
        return end + 1;
    }

    @Override
    public int mostMoves() {
        return 4;
    }

    @Override
    public void make(int move) {
        if (made == past.length) past = Arrays.copyOf(past, 2 * made);
        past[made++] = squares[mover];
        squares[mover] = move;
        mover = 1 - mover;
    }

    @Override
    public void undo() {
        mover = 1 - mover;
        squares[mover] = past[--made];
    }

    @Override
    public long key() {
        return ((long) squares[0] * ChaseGame.SQUARES + squares[1]) * 2 + mover + 1;
    }

    @Override
    public boolean isOver() {
        int last = 1 - mover;
        return squares[0] == squares[1] || squares[last] == goal(last);
    }

    /** The player who moved last has won. */
    @Override
    public int payoff(int player) {
        return player == mover ? -TacticalGame.WIN : TacticalGame.WIN;
    }

    @Override
    public ChasePosition copy() {
        ChasePosition copy = new ChasePosition(game, squares[0], squares[1], mover);
        copy.past = past.clone();
        copy.made = made;
        return copy;
    }
}

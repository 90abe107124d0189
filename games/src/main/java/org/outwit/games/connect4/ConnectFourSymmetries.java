package org.outwit.games.connect4;

import org.outwit.core.game.Symmetries;

/** Left and right can be exchanged, and nothing else: stones fall. */
final class ConnectFourSymmetries implements Symmetries<ConnectFourPosition> {

    @Override
    public int count() {
        return 2;
    }

    @Override
    public int inverse(int symmetry) {
        return symmetry;
    }

    @Override
    public ConnectFourPosition image(ConnectFourPosition position, int symmetry) {
        return new ConnectFourPosition(image(position.stonesOf(0), symmetry), image(position.stonesOf(1), symmetry));
    }

    private static long image(long stones, int symmetry) {
        return symmetry == 0 ? stones : Board.mirrored(stones);
    }

    @Override
    public int move(int move, int symmetry) {
        return symmetry == 0 ? move : Board.COLUMNS - 1 - move;
    }
}

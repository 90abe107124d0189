package org.outwit.games.chess;

import org.outwit.core.Thoroughness;
import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ChessContractTest extends GameContract<ChessPosition> {

    private final Chess game = new Chess();

    @Override
    protected Game<ChessPosition> game() {
        return game;
    }

    /** As published in many places, among them the tests of Stockfish. */
    @Override
    protected long[] perft() {
        return new long[] {20, 400, 8902, 197_281, 4_865_609};
    }

    @Override
    protected boolean shareTouches(String move, String other) {
        return move.contains("=") && move.split("=")[0].equals(other.split("=")[0]);
    }

    @Override
    protected int playouts() {
        return Thoroughness.of(4, 2);
    }

    @Override
    protected int mostPlies() {
        return 120;
    }
}

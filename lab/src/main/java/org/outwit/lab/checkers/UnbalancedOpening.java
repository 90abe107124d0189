package org.outwit.lab.checkers;

import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/** Where games begin: eight random moves, whoever they favour. Nothing but the length of the game makes it a draw. */
public final class UnbalancedOpening {

    private static final Checkers GAME = new Checkers();
    private static final int PLIES = 8;

    private UnbalancedOpening() {}

    /** Equal seeds, equal openings. */
    public static DraughtsPosition of(long seed) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        DraughtsPosition position = GAME.withoutDrawRules(GAME.start());
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < PLIES; ply++) {
            position.play(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }
}

package org.outwit.lab.checkers;

import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/** Where games begin: eight random moves, after which nobody is half a man ahead by a search of five plies. */
public final class BalancedOpening {

    private static final Checkers GAME = new Checkers();
    private static final int PLIES = 8;
    private static final int DEPTH = 5;

    private BalancedOpening() {}

    /** Equal seeds, equal openings. */
    public static DraughtsPosition of(long seed) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        while (true) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < PLIES; ply++) {
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            int value = new AlphaBeta<>(GAME.evaluator("material"))
                    .search(position, Limits.depth(DEPTH))
                    .value();
            if (Math.abs(value) < GAME.scale().unit() / 2) return position;
        }
    }
}

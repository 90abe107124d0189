package org.outwit.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Position;

/** Positions to search from, as the moves that lead there: the form that both programs understand. */
final class Opening {

    private Opening() {}

    /** Random moves that do not end the game; none where the seed is 0. Changes {@code position}. */
    static List<Integer> play(Position position, long seed, int plies) {
        List<Integer> opening = new ArrayList<>();
        Random random = new Random(seed);
        int[] moves = new int[position.mostMoves()];
        while (seed != 0 && opening.size() < plies) {
            int move = moves[random.nextInt(position.moves(moves, 0))];
            position.make(move);
            if (position.isOver()) {
                position.undo();
            } else {
                opening.add(move);
            }
        }
        return opening;
    }

    static String name(long seed, int plies) {
        return seed == 0 ? "start" : plies + " moves, seed " + seed;
    }
}

package org.outwit.lab.aima;

import java.util.SplittableRandom;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

/** Positions of backgammon as they come up when both sides take the play that looks best at once. */
final class BackgammonGame {

    static final Backgammon GAME = new Backgammon();

    /** Nobody wins or loses more than three points, a backgammon. */
    static final int MOST = 3 * GAME.scale().unit();

    private BackgammonGame() {}

    /** A position of a seeded game after 4 to 23 throws, with the dice thrown. */
    static BackgammonPosition position(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            BackgammonPosition position = GAME.start();
            int throwsLeft = 4 + random.nextInt(20);
            while (!position.isOver() && (throwsLeft > 0 || position.mover() == Position.CHANCE)) {
                if (position.mover() == Position.CHANCE) {
                    position.make(thrown(position, random));
                    throwsLeft--;
                } else {
                    position.make(best(position, GAME.defaultEvaluator()));
                }
            }
            if (!position.isOver()) return position;
        }
    }

    private static int thrown(BackgammonPosition position, SplittableRandom random) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        double left = random.nextDouble();
        for (int i = 0; i < end - 1; i++) {
            left -= position.probability(moves[i]);
            if (left < 0) return moves[i];
        }
        return moves[end - 1];
    }

    private static int best(BackgammonPosition position, Evaluator<BackgammonPosition> evaluator) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int mover = position.mover();
        int best = moves[0];
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = evaluator.value(position, mover);
            position.undo();
            if (value > highest) {
                highest = value;
                best = moves[i];
            }
        }
        return best;
    }
}

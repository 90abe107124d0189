package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

/** Programs that play checkers, and what they decided. */
final class Programs {

    static final Checkers GAME = new Checkers();

    /** Six terms of Samuel with different opinions of all but men. */
    static final LinearEvaluator<DraughtsPosition> OURS = samuel(1.5, 0.02, 0.06, 0.03, 0.01);

    static final LinearEvaluator<DraughtsPosition> THEIRS = samuel(1.4, 0.05, 0.03, 0.06, 0.03);

    /** A player who looks at what we do not. */
    static final LinearEvaluator<DraughtsPosition> STRANGER =
            LinearEvaluator.of(GAME, Map.of("men", 1.0, "kings", 1.4, "edge", 0.04, "exposure", -0.05, "backed", 0.03));

    private Programs() {}

    private static LinearEvaluator<DraughtsPosition> samuel(
            double kings, double advance, double back, double centre, double mobility) {
        return LinearEvaluator.of(
                GAME,
                Map.of(
                        "men",
                        1.0,
                        "kings",
                        kings,
                        "advance",
                        advance,
                        "back",
                        back,
                        "centre",
                        centre,
                        "mobility",
                        mobility));
    }

    /** Chooses a move. */
    interface Chooser {
        int move(DraughtsPosition position, Random random);
    }

    static Chooser searching(Evaluator<DraughtsPosition> function, int depth) {
        AlphaBeta<DraughtsPosition> search = new AlphaBeta<>(function);
        return (position, random) ->
                search.search(position, Limits.depth(depth)).move();
    }

    static final Chooser AT_RANDOM = (position, random) -> {
        int[] moves = new int[position.mostMoves()];
        return moves[random.nextInt(position.moves(moves, 0))];
    };

    /** What somebody decided in games against us, who look two plies ahead, after eight plies at random. */
    static List<Example<DraughtsPosition>> decisions(Chooser them, int count, long seed) {
        Random random = new Random(seed);
        Chooser us = searching(OURS, 2);
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        for (int game = 0; decisions.size() < count; game++) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < 100 && !position.isOver() && decisions.size() < count; ply++) {
                boolean theirs = ply >= 8 && position.mover() != game % 2;
                Chooser chooser = ply < 8 ? AT_RANDOM : theirs ? them : us;
                int move = chooser.move(position, random);
                if (theirs && position.countMoves(new int[position.mostMoves()], 0) > 1) {
                    decisions.add(new Example<>(Position.copyOf(position), move, game, ply));
                }
                position.make(move);
            }
        }
        return decisions;
    }
}

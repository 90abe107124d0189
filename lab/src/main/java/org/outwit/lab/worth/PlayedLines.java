package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.statistics.WeightedDraw;

/**
 * Games that somebody would play against themselves, drawn from what is expected of them, where there are no records of real ones. People
 * give up before the end, so the last plies are left out.
 *
 * @param plies lines begin after so many
 * @param last so many are left out at the end
 */
record PlayedLines<P extends Position>(Game<P> game, MovePredictor<P> predictor, int plies, int last)
        implements OpeningLines<P> {

    private static final int MOST = 300;

    @Override
    public List<P> positions(Random random) {
        while (true) {
            P position = game.start();
            List<P> found = new ArrayList<>();
            for (int ply = 0; ply < MOST && !position.isOver(); ply++) {
                if (ply >= plies) found.add(Position.copyOf(position));
                int[] moves = new int[position.mostMoves()];
                position.moves(moves, 0);
                double[] chances = new double[moves.length];
                int count = predictor.predict(position, chances);
                position.make(moves[WeightedDraw.of(chances, count, random.nextDouble())]);
            }
            int left = found.size() - last;
            if (left > 0 && position.isOver() && position.payoff(0) != 0) return found.subList(0, left);
        }
    }
}

package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** Games of random moves, from some ply on. */
record RandomLines<P extends Position>(Game<P> game, int plies) implements OpeningLines<P> {

    @Override
    public List<P> positions(Random random) {
        while (true) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            List<P> found = new ArrayList<>();
            for (int ply = 0; !position.isOver(); ply++) {
                if (ply >= plies) found.add(Position.copyOf(position));
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (!found.isEmpty()) return found;
        }
    }
}

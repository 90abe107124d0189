package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.learn.training.ArchivedGame;

/** Games to begin from: positions of one game after the other, from some ply on. */
@FunctionalInterface
interface OpeningLines<P extends Position> {

    /** The positions of a game that is drawn, none of which is over; at least one. */
    List<P> positions(Random random);

    /** Recorded games, so that people are met where they are at home. */
    static <P extends Position> OpeningLines<P> of(List<ArchivedGame<P>> games, int plies) {
        return random -> {
            while (true) {
                ArchivedGame<P> game = games.get(random.nextInt(games.size()));
                List<P> found = new ArrayList<>();
                game.replay((position, move, ply) -> {
                    if (ply >= plies) found.add(Position.copyOf(position));
                });
                if (!found.isEmpty()) return found;
            }
        };
    }
}

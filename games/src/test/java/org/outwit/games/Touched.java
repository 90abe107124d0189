package org.outwit.games;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** Touches as tests write them. */
public final class Touched {

    private Touched() {}

    /** The ways to play a move, both position and move as the game writes them. */
    public static <P extends Position> List<List<Place>> ways(Game<P> game, String position, String move) {
        P at = game.notation().position(position);
        return game.touches(at, game.notation().parse(at, move));
    }

    /** Rows and columns in turn. */
    public static List<Place> way(int... numbers) {
        return IntStream.range(0, numbers.length / 2)
                .mapToObj(i -> new Place(numbers[2 * i], numbers[2 * i + 1]))
                .toList();
    }
}

package org.outwit.games.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;

/**
 * A recorded game whose every move was found legal.
 *
 * @param number which game of its file it is, from 1
 * @param place where it begins in its file
 * @param tags everything else the record says, by name, in the order of the file
 * @param players a name for each player of the game in the order of movers; empty strings where unknown
 * @param start where the moves begin; shared, so {@link Position#copy} it before playing
 * @param moves the moves in order; shared, not to be written to
 */
public record PlayedGame<P extends Position>(
        long number,
        Place place,
        Map<String, String> tags,
        List<String> players,
        P start,
        int[] moves,
        Outcome outcome) {

    public PlayedGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        players = List.copyOf(players);
    }

    /** The position after the last move. */
    public P end() {
        P position = Position.copyOf(start);
        for (int move : moves) position.make(move);
        return position;
    }
}

package org.outwit.games.record.movetext;

import java.util.List;
import java.util.Map;
import org.outwit.games.record.Place;

/**
 * A well-formed game and where its parts stand, so that a replay can say where it goes wrong.
 *
 * @param number which game of its file it is, from 1
 * @param place where it begins
 * @param tagPlaces where each tag stands
 * @param movePlaces where each move of the main line stands
 */
public record ParsedGame(
        long number, Place place, AnnotatedGame game, Map<String, Place> tagPlaces, List<Place> movePlaces) {

    public ParsedGame {
        tagPlaces = Map.copyOf(tagPlaces);
        movePlaces = List.copyOf(movePlaces);
    }
}

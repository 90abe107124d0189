package org.outwit.games.bridge.record;

import org.outwit.games.record.Place;

/** A word or a value of a file, and where it stands. */
record PlacedText(String text, Place place) {

    PlacedText(String text, long line, long column) {
        this(text, new Place(line, column));
    }

    /** The place in it that is {@code column} characters from its beginning. */
    Place at(int column) {
        return new Place(place.line(), place.column() + column);
    }
}

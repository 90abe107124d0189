package org.outwit.games.bridge.record;

import org.outwit.games.record.Place;

/** A word or a value of a file, and where it stands. */
record PlacedText(String text, Place place) {

    PlacedText(String text, long line, long column) {
        this(text, new Place(line, column));
    }

    /** A place inside it, so many characters from its beginning. */
    Place at(int column) {
        return new Place(place.line(), place.column() + column);
    }
}

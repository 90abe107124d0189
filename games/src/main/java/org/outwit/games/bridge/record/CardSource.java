package org.outwit.games.bridge.record;

import java.util.Optional;
import org.outwit.games.bridge.Seat;

/** The cards of a record's play, in the order of the record. */
interface CardSource {

    /** A record without a play. */
    CardSource NONE = new CardSource() {
        @Override
        public Optional<PlacedText> next(Seat seat, int trick) {
            return Optional.empty();
        }

        @Override
        public Optional<PlacedText> unused() {
            return Optional.empty();
        }
    };

    /** The card of a seat in a trick, counted from 0; none where the record ends. */
    Optional<PlacedText> next(Seat seat, int trick);

    /** A card that nobody has asked for. */
    Optional<PlacedText> unused();
}

package org.outwit.games.bridge.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.games.bridge.Seat;

/**
 * The play as PBN has it: a row for each trick, and in every row the columns are the same seats, not those from the leader on. So the order within a trick
 * follows only from the trick before.
 */
final class PbnGrid implements CardSource {

    private final Seat first;
    private final List<PlacedText> cells = new ArrayList<>();

    PbnGrid(Seat first) {
        this.first = first;
    }

    /** The next card, or {@code -} where there is none. */
    void add(PlacedText card) {
        cells.add(card);
    }

    @Override
    public Optional<PlacedText> next(Seat seat, int trick) {
        int at = 4 * trick + (seat.ordinal() - first.ordinal() & 3);
        if (at >= cells.size() || isEmpty(cells.get(at))) return Optional.empty();
        PlacedText card = cells.get(at);
        cells.set(at, new PlacedText("-", card.place()));
        return Optional.of(card);
    }

    @Override
    public Optional<PlacedText> unused() {
        return cells.stream().filter(cell -> !isEmpty(cell)).findFirst();
    }

    private static boolean isEmpty(PlacedText cell) {
        return cell.text().equals("-");
    }
}

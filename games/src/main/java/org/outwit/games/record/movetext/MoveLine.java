package org.outwit.games.record.movetext;

import java.util.List;

/** Moves in order with what is said about them: the main line of a game, or a variation. */
public record MoveLine(List<Item> items) {

    /** Deeper nesting is refused, which keeps everything that walks over lines within its stack. */
    public static final int MOST_DEPTH = 200;

    public MoveLine {
        items = List.copyOf(items);
    }

    /** The moves of the line itself, without its variations. */
    public List<String> moves() {
        return items.stream()
                .filter(Item.Move.class::isInstance)
                .map(item -> ((Item.Move) item).text())
                .toList();
    }
}

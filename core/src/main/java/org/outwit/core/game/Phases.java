package org.outwit.core.game;

import java.util.List;

/**
 * The parts into which people divide a game, such as opening, middle game and ending. What matters changes between them, so
 * learned weights may differ, and reports tell them apart.
 */
public interface Phases<P extends Position> {

    /** Short names in the order in which the phases come; never empty. */
    List<String> names();

    /** The index of the phase that the position belongs to, read off the position alone and cheap to ask. */
    int of(P position);

    /** The phases of a game that is all of a piece: one. */
    static <P extends Position> Phases<P> single() {
        return new Phases<>() {
            @Override
            public List<String> names() {
                return List.of("game");
            }

            @Override
            public int of(P position) {
                return 0;
            }
        };
    }
}

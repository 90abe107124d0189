package org.outwit.core.game;

import java.util.List;

/**
 * What positions of a game that hides something are worth when everybody sees everything, to the end of the game. A game gives one where it has
 * a better way to find out than a search by its moves. It may remember what it found, so one belongs to one thread.
 */
public interface ClairvoyantValues<P extends Position> {

    /** What the player gets if all see everything and each plays as well as possible for their side. */
    int value(P position, int player);

    /** What the player gets after each of these moves of the position. Worth overriding where all are found faster than one after the other. */
    default int[] values(P position, List<Integer> moves, int player) {
        P after = Position.copyOf(position);
        int[] values = new int[moves.size()];
        for (int i = 0; i < values.length; i++) {
            after.make(moves.get(i));
            values[i] = value(after, player);
            after.undo();
        }
        return values;
    }

    /** What was spent so far, in positions entered. */
    long nodes();
}

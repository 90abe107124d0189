package org.outwit.games;

import java.util.List;
import java.util.function.ToIntFunction;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;

/**
 * Opening, middle game and ending, told apart by how many pieces are on the board.
 *
 * @param count how many pieces there are
 * @param middle how many begin the middle game
 * @param ending how many begin the ending: fewer than {@code middle} where pieces vanish, more where they come
 */
public record CountedPhases<P extends Position>(ToIntFunction<P> count, int middle, int ending) implements Phases<P> {

    private static final List<String> NAMES = List.of("opening", "middle", "ending");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int of(P position) {
        int now = count.applyAsInt(position);
        int way = middle < ending ? 1 : -1;
        if (way * now >= way * ending) return 2;
        return way * now >= way * middle ? 1 : 0;
    }
}

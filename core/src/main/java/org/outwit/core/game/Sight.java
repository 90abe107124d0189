package org.outwit.core.game;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What a player sees of a game that hides something, as far as a search needs it. There is no way from here to the position.
 *
 * @param seat who sees it
 * @param mover who moves: a player or {@link Position#CHANCE}
 * @param moves what the seat may play, in the order of the position; empty where somebody else moves
 * @param key a number that is the same in all positions that look the same to this seat; see {@link SightKey}
 */
public record Sight(int seat, int mover, List<Integer> moves, long key) {

    public Sight {
        moves = List.copyOf(moves);
    }

    /** The legal moves of a position that is not over, in its order. */
    public static List<Integer> moves(Position position) {
        int[] row = new int[position.mostMoves()];
        int end = position.moves(row, 0);
        return IntStream.range(0, end).mapToObj(i -> row[i]).toList();
    }
}

package org.outwit.core.search;

import java.util.Optional;
import org.outwit.core.game.Position;

/**
 * Moves that are known beforehand. A book is asked once, at the root, before anything is searched. What it says depends on
 * the {@link Position#key} of the position alone, so it does not matter how the position came about. May be asked by many
 * threads at once.
 */
@FunctionalInterface
public interface OpeningBook<P extends Position> {

    /** The move to play here, or {@link Position#NO_MOVE} where the book knows nothing. */
    int move(P position);

    /**
     * What a player with this book answers without searching: a move of their own that is legal here, with no claim about
     * its value and {@link StopReason#BOOK} as the reason. Books are files, and keys of different positions may be equal,
     * so a move that is not legal is no answer.
     */
    default Optional<Result> answer(P root, int viewer) {
        if (root.isOver() || root.mover() != viewer) return Optional.empty();
        int move = move(root);
        if (move == Position.NO_MOVE || !isLegal(root, move)) return Optional.empty();
        return Optional.of(Result.fromBook(move));
    }

    private static boolean isLegal(Position position, int move) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) if (moves[i] == move) return true;
        return false;
    }
}

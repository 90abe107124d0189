package org.outwit.games;

import java.util.StringJoiner;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;

/** The moves of a position by the way they are written, for notations in which every move is written in one way. */
public final class LegalMoves {

    private LegalMoves() {}

    /**
     * The legal move that the notation writes like this text, blanks around it aside. Otherwise a refusal lists them
     * all; {@code kind} says what a move is here, say "an empty cell".
     */
    public static <P extends Position> int written(Notation<P> notation, P position, String text, String kind) {
        String wanted = text.strip();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        StringJoiner legal = new StringJoiner(", ");
        for (int i = 0; i < end; i++) {
            String candidate = notation.format(position, moves[i]);
            if (candidate.equals(wanted)) return moves[i];
            legal.add(candidate);
        }
        throw new NotationException(
                end == 0
                        ? "The game is over, so '" + text + "' cannot be played."
                        : "'" + text + "' is not " + kind + "; expected one of " + legal + ".",
                0);
    }
}

package org.outwit.learn.prepare;

import java.util.List;
import java.util.Optional;
import org.outwit.learn.study.PersonResults;

/**
 * A position of a repertoire. Values are yours, in units of the game.
 *
 * @param ply how many moves after the start of the chapter
 * @param yours whether you move here
 * @param reach how likely a game comes here if you play by the repertoire
 * @param value against best play
 * @param expected against them: what to expect after the last ply of the preparation
 * @param met how their games ended for them that came here
 * @param moves your move first and then what else was compared; or their replies, the likeliest first. None where preparation ends
 * @param as where the same position, or an image of it, was shown before: the moves that lead there; else empty
 */
public record PreparedTurn(
        String position,
        int ply,
        boolean yours,
        double reach,
        double value,
        double expected,
        PersonResults met,
        List<Move> moves,
        List<String> as) {

    public PreparedTurn {
        moves = List.copyOf(moves);
        as = List.copyOf(as);
    }

    /**
     * A move that is made here.
     *
     * @param likely the probability that they play it; 1 for your move
     * @param anybody that of anybody of their strength
     * @param played how their games ended for them in which it was played here
     * @param loss what it gives away against best play, in units
     * @param value what it leads to against best play, for you
     * @param expected what it leads to against them
     * @param error whether it is an error by a search that looks further ahead, too
     * @param next what comes then; empty for a move of yours that is not to be played
     */
    public record Move(
            String move,
            double likely,
            double anybody,
            PersonResults played,
            double loss,
            double value,
            double expected,
            boolean error,
            Optional<PreparedTurn> next) {}

    /** Whether the repertoire says what to do here; it ends elsewhere. */
    public boolean goesOn() {
        return !moves.isEmpty();
    }

    /** What to play, where it is your turn and the repertoire goes on. */
    public Optional<Move> yourMove() {
        return yours && goesOn() ? Optional.of(moves.get(0)) : Optional.empty();
    }
}

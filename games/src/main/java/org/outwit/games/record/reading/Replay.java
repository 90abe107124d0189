package org.outwit.games.record.reading;

import java.util.Arrays;
import java.util.Locale;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;

/**
 * Plays recorded moves one after the other. Many records leave out passes, since a player who cannot move has no choice:
 * where the only legal move is one that is written {@link #PASS} and something else comes, it is put in.
 */
public final class Replay<P extends Position> {

    /** How a game writes its pass. */
    public static final String PASS = "pass";

    private final Notation<P> notation;
    private final P position;
    private int[] legal;
    private int[] moves = new int[64];
    private int count;

    public Replay(Notation<P> notation, P start) {
        this.notation = notation;
        this.position = Position.copyOf(start);
        this.legal = new int[position.mostMoves()];
    }

    /** Where the moves so far lead; not to be changed by others. */
    public P position() {
        return position;
    }

    /** How many moves were made, passes included. */
    public int count() {
        return count;
    }

    /** A copy of the moves made, passes included. */
    public int[] moves() {
        return Arrays.copyOf(moves, count);
    }

    /** Whether the mover has nothing but a pass. */
    public boolean mustPass() {
        if (legal.length < position.mostMoves()) legal = new int[position.mostMoves()];
        return position.moves(legal, 0) == 1
                && notation.format(position, legal[0]).equals(PASS);
    }

    /** Makes the pass that a record left out, if there is one. */
    public void passIfForced() {
        if (mustPass()) make(legal[0]);
    }

    /**
     * Plays the move that the text means, after a pass that was left out.
     *
     * @throws NotationException where it is not legal; then nothing was played, such a pass excepted
     */
    public void play(String text) {
        if (!isPass(text)) passIfForced();
        make(notation.parse(position, text));
    }

    /** Whether a text is one of the usual words for a pass. */
    public static boolean isPass(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case PASS, "pa", "ps", "--" -> true;
            default -> false;
        };
    }

    /** Takes everything back, to replay another game from the same start. */
    public void restart() {
        for (; count > 0; count--) position.undo();
    }

    private void make(int move) {
        if (count == moves.length) moves = Arrays.copyOf(moves, 2 * count);
        position.make(move);
        moves[count++] = move;
    }
}

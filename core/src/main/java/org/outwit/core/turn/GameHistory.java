package org.outwit.core.turn;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * A game as it was played: where it started and every move since, those of chance included. It never changes; {@link #then} is
 * a longer one. Positions that it hands out are copies.
 */
public final class GameHistory<P extends Position> {

    /** Looks at the moves of a game one after the other. */
    @FunctionalInterface
    public interface Visitor<P extends Position> {

        /** {@code move} was played at {@code before}, which is only lent: it changes with the next move. */
        void visit(P before, int move, int ply);
    }

    private final P start;
    private final int[] moves;
    private final int given;
    private final P end;

    private GameHistory(P start, int[] moves, int given, P end) {
        this.start = start;
        this.moves = moves;
        this.given = given;
        this.end = end;
    }

    /** A game that begins here. */
    public static <P extends Position> GameHistory<P> from(P start) {
        return new GameHistory<>(Position.copyOf(start), new int[0], 0, Position.copyOf(start));
    }

    /**
     * A game whose first moves were given: an opening that somebody set up rather than the players' own choices.
     *
     * @throws org.outwit.core.game.IllegalMoveException where they cannot be played
     */
    public static <P extends Position> GameHistory<P> from(P start, int... opening) {
        P end = Position.copyOf(start);
        for (int move : opening) end.play(move);
        return new GameHistory<>(Position.copyOf(start), opening.clone(), opening.length, end);
    }

    /**
     * This game and one move more.
     *
     * @throws org.outwit.core.game.IllegalMoveException where it cannot be played
     */
    public GameHistory<P> then(int move) {
        P next = end();
        next.play(move);
        int[] longer = Arrays.copyOf(moves, moves.length + 1);
        longer[moves.length] = move;
        return new GameHistory<>(start, longer, given, next);
    }

    /** The first {@code plies} moves of this game. */
    public GameHistory<P> upTo(int plies) {
        if (plies < 0 || plies > moves.length) {
            throw new IllegalArgumentException("The plies (" + plies + ") must be 0 to " + moves.length + ".");
        }
        P at = start();
        for (int ply = 0; ply < plies; ply++) at.make(moves[ply]);
        return new GameHistory<>(start, Arrays.copyOf(moves, plies), Math.min(given, plies), at);
    }

    public P start() {
        return Position.copyOf(start);
    }

    /** Where the game is now. */
    public P end() {
        return Position.copyOf(end);
    }

    public int plies() {
        return moves.length;
    }

    /** How many moves from the start were given and chosen by nobody who plays. */
    public int given() {
        return given;
    }

    public int move(int ply) {
        return moves[ply];
    }

    public int[] moves() {
        return moves.clone();
    }

    /** Whether both are the same game at different times: one was made from the other by {@link #then} and {@link #upTo}. */
    public boolean isSameGameAs(GameHistory<P> other) {
        return start == other.start;
    }

    /** How many moves this game and another have in common, or -1 where they did not even start at the same position. */
    public int sharedWith(GameHistory<P> other) {
        if (start.key() != other.start.key()) return -1;
        int different = Arrays.mismatch(moves, other.moves);
        return different < 0 ? moves.length : different;
    }

    /** Whether this game is the other one, gone on by some moves or none. */
    public boolean continues(GameHistory<P> other) {
        return sharedWith(other) == other.plies();
    }

    public void forEach(Visitor<P> visitor) {
        P at = start();
        for (int ply = 0; ply < moves.length; ply++) {
            visitor.visit(at, moves[ply], ply);
            at.make(moves[ply]);
        }
    }
}

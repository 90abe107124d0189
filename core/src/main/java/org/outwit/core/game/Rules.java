package org.outwit.core.game;

import java.util.List;

/**
 * The easy way in: a game as functions over immutable states, thirty lines of Java. {@link #asGame} turns it into a
 * {@link Game} that every search and command accepts. Slower than a {@link Position} of its own, and just as correct.
 *
 * @param <S> a state: a record, a text, or what {@link StateKey} can read
 * @param <M> a move; its {@code toString} is how people write it
 */
public interface Rules<S, M> {

    /** {@link #winner} while the game goes on. */
    int NOBODY_YET = -2;

    /** {@link #winner} when the game has ended without one. */
    int DRAW = -1;

    S initial();

    /** Whose turn it is, from 0. */
    int mover(S state);

    /** The legal moves in a fixed order; at least one while nobody has won (a pass is a move). */
    List<M> moves(S state);

    S next(S state, M move);

    /** The winner's index, {@link #DRAW}, or {@link #NOBODY_YET}. */
    int winner(S state);

    default int players() {
        return 2;
    }

    /** How good the state is for a player while nobody has won, between -999 and 999; a win counts 1000. */
    default int guess(S state, int player) {
        return 0;
    }

    /** The state whose toString this is. Only the start unless overridden, because a state cannot be parsed in general. */
    default S parse(String text) {
        S start = initial();
        if (text.equals(start.toString())) return start;
        throw new NotationException(
                "Only the start (" + start + ") can be read from text here; found '" + text + "'.", 0);
    }

    /**
     * A number for the state, the same in every run. Equal states must have equal numbers; searches take states with equal
     * numbers for equal. By default it is read from all that the state consists of, see {@link StateKey}. Override it where that
     * is too much (a state carries its history, or an {@code equals} of its own leaves a component out) or too slow.
     */
    default long key(S state) {
        return StateKey.of(state);
    }

    /** Whether a state can come back within a game. */
    default boolean loops() {
        return false;
    }

    /** This game in the form that searches take. */
    default Game<RulesPosition<S, M>> asGame(String name) {
        return new RulesGame<>(name, this);
    }
}

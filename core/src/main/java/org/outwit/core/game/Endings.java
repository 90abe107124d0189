package org.outwit.core.game;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The endings of a game, numbered, so that a table can hold the outcome of each. They come in slices, usually one for
 * each material: the positions of a slice are numbered from 0 without a gap, each number is a position, and positions
 * that differ only in who is who share one, so that the side to move is part of no number.
 *
 * <p>Contract: two players, who alternate; no draw rules, as after {@link Game#withoutDrawRules}; a move from a position
 * of a slice stays in the slice, leads to a slice of a lower number, or ends the game outside all slices. Slices are in the order of their
 * pieces, so that those with few pieces are the first. Methods keep no state and may be called by many
 * threads at once, each with positions of its own.
 *
 * <p>An implementation without parameters that is listed in {@code META-INF/services/org.outwit.core.game.Endings}
 * serves the installed game of that name.
 */
public interface Endings<P extends Position> {

    /** The {@link #place} of a position that is in no slice. */
    long NOWHERE = -1;

    Game<P> game();

    /** No slice has fewer pieces. */
    int leastPieces();

    /** No slice has more pieces. */
    int mostPieces();

    /** How many slices hold no more than {@code pieces} pieces; they are those from 0 on. */
    int slices(int pieces);

    /** A name to tell slices apart and files by: lower-case letters, digits and hyphens. */
    String name(int slice);

    /** How many positions the slice has. */
    int size(int slice);

    /**
     * The position of this number: {@code room} set up anew where the game can do that, or else a new one. No moves have
     * been made in it, and no draw rule holds. The room is a position that came from here or from
     * {@link Game#withoutDrawRules}, without moves made in it.
     */
    P position(P room, int slice, int index);

    /** Where the position is: see {@link #slice} and {@link #index}; or {@link #NOWHERE}. Never allocates. */
    long place(P position);

    /**
     * Whether a move of a position of some slice surely stays in it, so that nobody has to make it to find out. No is always
     * a right answer.
     */
    default boolean stays(P position, int move) {
        return false;
    }

    /**
     * An upper bound on what {@link #predecessors} writes; 0 where the game cannot take moves back, and tables take
     * longer to build.
     */
    default int mostPredecessors() {
        return 0;
    }

    /**
     * Writes the numbers of the positions in the same slice from which one move leads to this one into the buffer, once
     * for each such move, and returns how many there are.
     */
    default int predecessors(P position, int[] buffer) {
        throw new UnsupportedOperationException(game().name() + " cannot take moves back.");
    }

    /** The endings of a game, or an {@link InputException} that names the games that have some. */
    static <P extends Position> Endings<P> required(Game<P> game) {
        return of(game).orElseThrow(() -> {
            String others = Games.all().stream()
                    .filter(each -> of(each).isPresent())
                    .map(Game::name)
                    .collect(Collectors.joining(", "));
            return new InputException("The positions of " + game.name()
                    + " are not numbered, so it has no endgame tables; those of " + others + " are.");
        });
    }

    static long place(int slice, int index) {
        return (long) slice << 32 | index;
    }

    static int slice(long place) {
        return (int) (place >> 32);
    }

    static int index(long place) {
        return (int) place;
    }

    /** The endings of an installed game, if it numbers them. */
    @SuppressWarnings("unchecked") // a game is told by its name, and it has one class of positions
    static <P extends Position> Optional<Endings<P>> of(Game<P> game) {
        return ServiceLoader.load(Endings.class).stream()
                .map(provider -> (Endings<P>) provider.get())
                .filter(endings -> endings.game().name().equals(game.name()))
                .findFirst();
    }
}

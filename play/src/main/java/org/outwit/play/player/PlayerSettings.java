package org.outwit.play.player;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.play.resources.Resources;

/**
 * What a player is given besides what they value.
 *
 * @param algorithm how to search; empty for what suits the player
 * @param megabytes the size of the table
 * @param threads how many threads the engine uses for one move; with more than one, equal games need not stay equal
 * @param seed where choices are random
 * @param margin how much, in units of the game, a model may at most cost by our own judgement; empty for no limit
 * @param exact whether the engine leaves out everything that changes values
 * @param tables the folder of endgame tables that the engine asks; empty for none
 * @param book what players without a model play from before they search; empty for none
 * @param resorts whether players make it hard for the opponent where best play does not help, see {@link LostGames}
 * @param resources who lends the table and the threads
 */
public record PlayerSettings(
        Optional<Algorithm> algorithm,
        int megabytes,
        int threads,
        long seed,
        OptionalDouble margin,
        boolean exact,
        Optional<Path> tables,
        Optional<BookFiles<?>> book,
        boolean resorts,
        Resources resources) {

    /** A small table, one thread, nothing special. */
    public static final PlayerSettings USUAL = new PlayerSettings(
            Optional.empty(),
            16,
            1,
            0,
            OptionalDouble.empty(),
            false,
            Optional.empty(),
            Optional.empty(),
            false,
            Resources.ALONE);

    public PlayerSettings {
        if (megabytes < 1) {
            throw new InputException("The table (" + megabytes + " MB) must have 1 MB or more.");
        }
        if (threads < 1) throw new InputException("The threads (" + threads + ") must be positive.");
        if (margin.isPresent() && !(margin.getAsDouble() >= 0)) {
            throw new InputException("The margin (" + margin.getAsDouble() + ") must not be negative.");
        }
    }

    /** The margin in the values of searches. */
    OptionalInt margin(Game<?> game) {
        return margin.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(game.scale().value(margin.getAsDouble()));
    }

    public PlayerSettings with(Algorithm algorithm) {
        return new PlayerSettings(
                Optional.of(algorithm), megabytes, threads, seed, margin, exact, tables, book, resorts, resources);
    }

    public PlayerSettings withTable(int megabytes) {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, exact, tables, book, resorts, resources);
    }

    public PlayerSettings onThreads(int threads) {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, exact, tables, book, resorts, resources);
    }

    public PlayerSettings seeded(long seed) {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, exact, tables, book, resorts, resources);
    }

    public PlayerSettings losingAtMost(double margin) {
        return new PlayerSettings(
                algorithm,
                megabytes,
                threads,
                seed,
                OptionalDouble.of(margin),
                exact,
                tables,
                book,
                resorts,
                resources);
    }

    /** The settings with a book, which must be one of the game that is played. */
    public PlayerSettings withBook(BookFiles<?> book) {
        return new PlayerSettings(
                algorithm, megabytes, threads, seed, margin, exact, tables, Optional.of(book), resorts, resources);
    }

    public PlayerSettings exactly() {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, true, tables, book, resorts, resources);
    }

    /** Where best play does not help, they play for what people overlook. For games that are played; who asks for values wants best play. */
    public PlayerSettings resorting() {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, exact, tables, book, true, resources);
    }

    /** The settings of an adviser: the same knowledge and memory, one thread, and no opinion of the opponent. */
    public PlayerSettings forAdvice() {
        return new PlayerSettings(
                Optional.empty(), megabytes, 1, 0, OptionalDouble.empty(), false, tables, book, resorts, resources);
    }

    /** The settings with tables and threads that others share. */
    public PlayerSettings sharing(Resources resources) {
        return new PlayerSettings(algorithm, megabytes, threads, seed, margin, exact, tables, book, resorts, resources);
    }
}

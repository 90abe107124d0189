package org.outwit.games.record;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;

/**
 * Finds out which game a file holds: by the ending of its name and, where several games have it, by which of them can read it.
 *
 * @param name what people call the file
 * @param byEnding all games that have files with this ending
 * @param readers those of them that can read most of its first records; none where no record is legal in any
 */
public record GameOfFile(String name, List<Game<?>> byEnding, List<Game<?>> readers) {

    /** A game that can read this number of records is the one. */
    private static final int ENOUGH = 20;

    /** No honest file has its first games further behind. */
    private static final long MOST_BYTES = 4 << 20;

    /** Ends the reading of a file. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        Enough() {
            super(null, null, false, false);
        }
    }

    public GameOfFile {
        byEnding = List.copyOf(byEnding);
        readers = List.copyOf(readers);
    }

    public static GameOfFile of(RecordSource source) throws IOException {
        List<Game<?>> candidates = new ArrayList<>();
        for (Game<?> game : Games.all())
            if (RecordFiles.format(game, source.name()).isPresent()) candidates.add(game);
        if (candidates.size() <= 1) return new GameOfFile(source.name(), candidates, candidates);
        List<Game<?>> best = new ArrayList<>();
        int most = 1;
        for (Game<?> game : candidates) {
            int legal = legal(game, source);
            if (legal > most) best.clear();
            if (legal >= most) best.add(game);
            most = Math.max(most, legal);
        }
        return new GameOfFile(source.name(), candidates, best);
    }

    /** The game, where only one can be meant. */
    public Optional<Game<?>> game() {
        return readers.size() == 1 ? Optional.of(readers.get(0)) : Optional.empty();
    }

    /** Why it is not clear, without the full stop, so that advice can follow. */
    public String doubt() {
        if (byEnding.isEmpty()) return name + ": no game has files with this ending";
        return readers.isEmpty()
                ? name + " holds no legal game of " + names(byEnding)
                : name + " may hold games of " + names(readers);
    }

    private static String names(List<Game<?>> games) {
        return games.stream().map(Game::name).collect(Collectors.joining(", "));
    }

    /** How many of the first records are legal games with moves; the game must have files with this ending. */
    public static <P extends Position> int legal(Game<P> game, RecordSource source) throws IOException {
        RecordFormat<P> format = RecordFiles.format(game, source.name()).orElseThrow();
        int[] seen = new int[2];
        try {
            format.read(beginning(source), new RecordSink<>() {
                @Override
                public void game(PlayedGame<P> played) {
                    if (played.moves().length > 0)
                        seen[0]++; // numbers alone are no moves, and say nothing about the game
                    count();
                }

                @Override
                public void rejected(Rejection rejection) {
                    count();
                }

                private void count() {
                    if (++seen[1] == ENOUGH) throw new Enough();
                }
            });
        } catch (Enough e) {
            return seen[0];
        }
        return seen[0];
    }

    /** A film that is called a text is not read to its end once for every game. */
    private static RecordSource beginning(RecordSource source) {
        return new RecordSource() {
            @Override
            public String name() {
                return source.name();
            }

            @Override
            public InputStream open() throws IOException {
                return new Beginning(source.open());
            }

            @Override
            public Optional<RecordSource> neighbour(String ending) throws IOException {
                return source.neighbour(ending);
            }
        };
    }

    private static final class Beginning extends FilterInputStream {

        private long left = MOST_BYTES;

        Beginning(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return left-- <= 0 ? -1 : in.read();
        }

        @Override
        public int read(byte[] bytes, int from, int count) throws IOException {
            if (left <= 0) return -1;
            int read = in.read(bytes, from, (int) Math.min(count, left));
            if (read > 0) left -= read;
            return read;
        }
    }
}

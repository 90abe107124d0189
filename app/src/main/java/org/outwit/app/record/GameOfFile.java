package org.outwit.app.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** Finds out which game a file holds: by the ending of its name and, where several games have it, by which of them can read it. */
public final class GameOfFile {

    /** Whoever can read so many knows the game. */
    private static final int ENOUGH = 20;

    /** Ends the reading of a file. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        Enough() {
            super(null, null, false, false);
        }
    }

    private GameOfFile() {}

    /** The game; throws with a sentence where there is none or more than one. */
    public static Game<?> of(String file) throws IOException {
        List<Game<?>> candidates = new ArrayList<>();
        for (Game<?> game : Games.all()) if (RecordFiles.format(game, file).isPresent()) candidates.add(game);
        if (candidates.isEmpty()) {
            throw new InputException(file + ": no game has files with this ending; say which it is: --game NAME.");
        }
        if (candidates.size() == 1) return candidates.get(0);
        List<Game<?>> best = new ArrayList<>();
        int most = 1;
        for (Game<?> game : candidates) {
            int legal = legal(game, file);
            if (legal > most) best.clear();
            if (legal >= most) best.add(game);
            most = Math.max(most, legal);
        }
        if (best.size() == 1) return best.get(0);
        String names =
                (best.isEmpty() ? candidates : best).stream().map(Game::name).collect(Collectors.joining(", "));
        throw new InputException(
                best.isEmpty()
                        ? file + " holds no legal game of " + names + "; say which game it is: --game NAME."
                        : file + " may hold games of " + names + "; say which: --game NAME.");
    }

    /** How many of the first records are legal. */
    private static <P extends Position> int legal(Game<P> game, String file) throws IOException {
        RecordFormat<P> format = RecordFiles.format(game, file).orElseThrow();
        int[] seen = new int[2];
        try {
            format.read(RecordSource.of(Path.of(file)), new RecordSink<>() {
                @Override
                public void game(PlayedGame<P> played) {
                    seen[0]++;
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
}

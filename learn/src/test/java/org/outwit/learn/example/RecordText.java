package org.outwit.learn.example;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** Records that stand in a test. */
public final class RecordText {

    private RecordText() {}

    /** The games of a text in the format that files with this ending have; all of them must be good. */
    public static <P extends Position> List<PlayedGame<P>> games(Game<P> game, String ending, String text)
            throws IOException {
        List<PlayedGame<P>> games = new ArrayList<>();
        RecordFiles.format(game, "games." + ending)
                .orElseThrow()
                .read(RecordSource.of("games", text), new RecordSink<>() {
                    @Override
                    public void game(PlayedGame<P> played) {
                        games.add(played);
                    }

                    @Override
                    public void rejected(Rejection rejection) {
                        throw new AssertionError(rejection.reason());
                    }
                });
        return games;
    }
}

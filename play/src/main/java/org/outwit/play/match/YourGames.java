package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordedGame;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;

/** The games that somebody has played against Outwit, kept in a file of records: what it knows of them between games. */
public final class YourGames<P extends Position> {

    /** What the person is called in records. */
    public static final String YOU = "You";

    private final RecordedGame<P> game;
    private final Path file;

    /** Throws with a sentence where games of this kind cannot be kept in such a file. */
    public YourGames(Game<P> game, Path file) {
        this.game = RecordFiles.recorded(game);
        this.file = file;
        SavedGames.check(game, file);
        if (RecordFiles.format(this.game, file.toString()).isEmpty()) {
            throw new InputException("Games are kept in a file that can be read again, such as games."
                    + this.game
                            .recordFormats()
                            .get(this.game.recordFormats().size() > 1 ? 1 : 0)
                            .endings()
                            .get(0)
                    + ", and '" + file + "' cannot.");
        }
    }

    /** What they decided in all games so far; none where there is no file yet. */
    public List<Example<P>> decisions() throws IOException {
        List<Example<P>> decisions = new ArrayList<>();
        if (Files.exists(file)) {
            RecordFiles.read(game, file.toString(), Decisions.of(YOU::equals, decisions::add));
        }
        return decisions;
    }
}

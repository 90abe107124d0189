package org.outwit.play.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;

/** The games that a person has played against Outwit, in a file of records. */
public final class YourGames<P extends Position> {

    /** What the person is called in records. */
    public static final String YOU = "You";

    private final Game<P> game;
    private final Path file;

    /** Throws with a sentence if games of this kind cannot be kept in such a file. Nothing is written yet. */
    public YourGames(Game<P> game, Path file) throws IOException {
        this.game = game;
        this.file = file;
        if (!keepsYou(SavedGames.format(game, file))) {
            throw new InputException("Your games need a file that can be read again with the names of the players, such"
                    + " as games." + ending() + "; '" + file + "' is none.");
        }
        checkPlace();
    }

    private String ending() throws IOException {
        for (RecordFormat<P> each : RecordFiles.formats(game)) {
            if (keepsYou(each)) return each.endings().get(0);
        }
        throw new IllegalStateException("No format of " + game.name() + " keeps names.");
    }

    /** Tries it with a game of one move: formats of positions and plain transcripts do not give back who played. */
    private boolean keepsYou(RecordFormat<P> format) throws IOException {
        P start = game.start();
        int[] list = new int[start.mostMoves()];
        start.moves(list, 0);
        int[] moves = {list[0]};
        List<String> players = new ArrayList<>(List.of(YOU));
        for (int i = 1; i < game.capabilities().players(); i++) players.add("Outwit");
        PlayedGame<P> tried = new PlayedGame<>(1, new Place(1, 1), Map.of(), players, start, moves, Outcome.UNKNOWN);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            format.write(List.of(tried), bytes);
        } catch (IllegalArgumentException e) {
            return false; // the format cannot hold it
        }
        List<PlayedGame<P>> read = new ArrayList<>();
        format.read(RecordSource.of("tried", bytes.toByteArray()), new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> found) {
                read.add(found);
            }

            @Override
            public void rejected(Rejection rejection) {}
        });
        return read.size() == 1
                && read.get(0).players().equals(players)
                && Arrays.equals(read.get(0).moves(), moves);
    }

    /** Finds out before the first move what would otherwise fail after the last. */
    private void checkPlace() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) throw new InputException("There is no folder " + folder + " to keep games in.");
        if (Files.isDirectory(file)) throw new InputException(file + " is a folder; expected the name of a file.");
        if (!Files.exists(file)) return;
        if (!Files.isRegularFile(file)) {
            throw new InputException(file + " is a pipe or a device. Take a file, which can be read again.");
        }
        if (!Files.isReadable(file) || !Files.isWritable(file)) {
            throw new InputException("You are not allowed to read and write " + file + ".");
        }
        if (Files.size(file) > 0 && SavedGames.count(game, file) == 0) {
            throw new InputException(file + " is there already, and no game of " + game.name()
                    + " can be read from it. Take another name.");
        }
    }

    /** What the person decided in all games so far; empty if there is no file yet. */
    public List<Example<P>> decisions() throws IOException {
        List<Example<P>> decisions = new ArrayList<>();
        if (Files.exists(file)) {
            RecordFiles.read(game, file.toString(), Decisions.withRepeats(game, YOU::equals, decisions::add));
        }
        return decisions;
    }
}

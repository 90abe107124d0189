package org.outwit.play.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSource;

/** Writes games to a file, in the format that the ending of its name says, such as PGN for {@code .pgn}. */
public final class SavedGames<P extends Position> {

    private final Game<P> game;
    private final String event;
    private final List<PlayedGame<P>> games = new ArrayList<>();

    public SavedGames(Game<P> game) {
        this(game, "Outwit");
    }

    /** Games of an event with a name of its own. */
    public SavedGames(Game<P> game, String event) {
        this.game = game;
        this.event = event;
    }

    /** Adds a game from {@code start}; {@code players} are the names by seat. */
    public void add(P start, List<String> players, GameReport report) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Round", Integer.toString(games.size() + 1));
        tags.put("Termination", report.end().toString());
        boolean opposed = report.seats() == 2 && game.capabilities().zeroSum();
        if (!opposed && !report.payoffs().isEmpty()) tags.put("Payoffs", payoffs(report));
        games.add(new PlayedGame<>(
                games.size() + 1, new Place(1, 1), tags, players, start, report.moves(), report.outcome()));
    }

    /** The payoff of each seat, for games in which a result such as 1-0 cannot say it. */
    private static String payoffs(GameReport report) {
        return report.payoffs().stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** Checks that games can be saved under such a name; an {@link InputException} lists the endings that can be used. */
    public static void check(Game<?> game, Path file) {
        format(game, file);
    }

    /** How many legal games a file holds. */
    public static <P extends Position> long count(Game<P> game, Path file) throws IOException {
        return RecordFiles.count(format(game, file), RecordSource.of(file));
    }

    static <P extends Position> RecordFormat<P> format(Game<P> game, Path file) {
        return RecordFiles.format(game, file.toString())
                .orElseThrow(() -> new InputException("Games of " + game.name() + " are saved in files that end in "
                        + RecordFiles.endings(game, " or ") + ", and '" + file + "' does not."));
    }

    /** Writes all games, if the rule allows to replace what is there. The old file stays until all of them are written. */
    public void write(Path file, ReplaceRule rule) throws IOException {
        byte[] bytes = bytes(file);
        WholeFile.write(file, stream -> stream.write(bytes), rule);
    }

    /** What is written to a file of this name. */
    public byte[] bytes(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            format(game, file).write(games, bytes);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage(), e); // the format that was asked for cannot hold the game
        }
        return bytes.toByteArray();
    }
}

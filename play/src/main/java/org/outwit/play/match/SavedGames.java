package org.outwit.play.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;

/**
 * Games written to a file in the format that its name's ending says, such as PGN for {@code .pgn}; as plain text where it
 * ends in {@code .txt} or the game has no formats.
 */
public final class SavedGames<P extends Position> {

    private static final String TEXT = "txt";

    private final Game<P> game;
    private final List<PlayedGame<P>> games = new ArrayList<>();
    private final List<Ending> endings = new ArrayList<>();

    public SavedGames(Game<P> game) {
        this.game = game;
    }

    /** Adds a game from {@code start}; {@code players} are named by mover. */
    public void add(P start, List<String> players, GameReport report) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Outwit");
        tags.put("Round", Integer.toString(games.size() + 1));
        tags.put("Termination", report.ending().toString());
        games.add(new PlayedGame<>(
                games.size() + 1, new Place(1, 1), tags, players, start, report.moves(), report.outcome()));
        endings.add(report.ending());
    }

    /** Checks that games can be saved under such a name; an {@link InputException} lists what can be. */
    public static void check(Game<?> game, Path file) {
        format(game, file);
    }

    private static <P extends Position> Optional<RecordFormat<P>> format(Game<P> game, Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (!(game instanceof RecordedGame<P> recorded) || name.endsWith("." + TEXT)) return Optional.empty();
        Optional<RecordFormat<P>> format = recorded.recordFormats().stream()
                .filter(each -> each.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
                .findFirst();
        if (format.isPresent()) return format;
        String known = recorded.recordFormats().stream()
                .flatMap(each -> each.endings().stream())
                .map(ending -> "." + ending)
                .collect(Collectors.joining(", "));
        throw new InputException("Games of " + game.name() + " are saved in files that end in " + known + " or ." + TEXT
                + ", and '" + file + "' does not.");
    }

    /** Writes all games; what stood there before stays until they are all written. */
    public void write(Path file) throws IOException {
        write(file, new byte[0]);
    }

    /** Writes all games behind those that the file holds. */
    public void append(Path file) throws IOException {
        write(file, Files.exists(file) ? Files.readAllBytes(file) : new byte[0]);
    }

    private void write(Path file, byte[] before) throws IOException {
        Optional<RecordFormat<P>> format = format(game, file);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(before);
        if (format.isPresent()) format.get().write(games, bytes);
        else bytes.write(text().getBytes(StandardCharsets.UTF_8));
        WholeFile.write(file, bytes::writeTo, ReplaceRule.anything());
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < games.size(); i++) {
            PlayedGame<P> played = games.get(i);
            text.append(String.format(
                    "%s, game %d: %s - %s, %s %s%n",
                    game.name(),
                    i + 1,
                    played.players().get(0),
                    played.players().get(1),
                    result(played.outcome()),
                    endings.get(i)));
            P position = Position.copyOf(played.start());
            String from = game.notation().format(position);
            if (!from.equals(game.notation().format(game.start())))
                text.append("from ").append(from).append('\n');
            List<String> moves = new ArrayList<>();
            for (int move : played.moves()) {
                moves.add(game.notation().format(position, move));
                position.make(move);
            }
            text.append(String.join(" ", moves)).append("\n\n");
        }
        return text.toString();
    }

    /** As score sheets have it. */
    public static String result(Outcome outcome) {
        return switch (outcome) {
            case FIRST_WINS -> "1-0";
            case SECOND_WINS -> "0-1";
            case DRAW -> "1/2-1/2";
            case UNKNOWN -> "*";
        };
    }
}

package org.outwit.core.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;

/**
 * One seeded random game written out in full and kept as a file, so that any change in what a game does shows up as a
 * difference that people can read. {@code -Doutwit.golden=write} writes the files instead of comparing.
 */
final class Playthrough<P extends Position> {

    private static final String FOLDER = "playthroughs";
    private static final String HOW_TO_WRITE =
            "run the test with -Doutwit.golden=write, read the difference, and commit the file if it is meant";

    private final Game<P> game;
    private final StringBuilder text = new StringBuilder();

    private Playthrough(Game<P> game) {
        this.game = game;
    }

    /** Compares with the file {@code name}, found on the class path of {@code test}. */
    static <P extends Position> void check(Game<P> game, String name, int plies, Class<?> test) {
        String found = write(game, plies);
        String file = FOLDER + "/" + name + ".txt";
        if ("write".equals(System.getProperty("outwit.golden"))) {
            save(Path.of("src", "test", "resources").resolve(file), found);
            return;
        }
        String expected = load(file, test);
        if (expected == null)
            Assertions.fail("There is no playthrough " + file + "; to make it, " + HOW_TO_WRITE + ".");
        List<String> expectedLines = expected.lines().toList();
        List<String> foundLines = found.lines().toList();
        for (int i = 0; i < Math.max(expectedLines.size(), foundLines.size()); i++) {
            String was = i < expectedLines.size() ? expectedLines.get(i) : "(end of file)";
            String is = i < foundLines.size() ? foundLines.get(i) : "(end of file)";
            String where = file + " line " + (i + 1) + " differs. If the change is meant, " + HOW_TO_WRITE + ".";
            Assertions.assertEquals(was, is, where);
        }
    }

    /** The game as text: what it says of itself, then every ply. */
    static <P extends Position> String write(Game<P> game, int plies) {
        Playthrough<P> playthrough = new Playthrough<>(game);
        playthrough.describe();
        playthrough.play(plies);
        return playthrough.text.toString();
    }

    private void describe() {
        line("game", game.name());
        line("title", game.title());
        line("capabilities", game.capabilities());
        line("scale", game.scale());
        for (Feature<P> feature : game.features()) {
            String range = feature.least() + " to " + feature.most();
            line("feature", feature.name() + ", " + range + ", " + feature.sides() + ": " + feature.meaning());
        }
    }

    private void play(int plies) {
        Random random = new Random(1);
        P position = game.start();
        for (int ply = 0; ; ply++) {
            text.append('\n');
            line("ply", ply);
            line("position", game.notation().format(position));
            for (Feature<P> feature : game.features()) {
                line("feature " + feature.name(), each(player -> feature.value(position, player)));
            }
            for (Map.Entry<String, Evaluator<P>> entry : game.evaluators().entrySet()) {
                line("value " + entry.getKey(), each(player -> entry.getValue().value(position, player)));
            }
            if (position.isOver()) {
                line("over", each(position::payoff));
                return;
            }
            line("mover", position.mover());
            line("moves", moves(position));
            if (ply == plies) return;
            int move = RandomGames.choose(position, random);
            line("played", game.notation().format(position, move));
            position.make(move);
        }
    }

    private String moves(P position) {
        return Snapshot.moves(position).stream()
                .map(move -> game.notation().format(position, move))
                .collect(Collectors.joining(" "));
    }

    private String each(IntUnaryOperator view) {
        return IntStream.range(0, game.capabilities().players())
                .map(view)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private void line(String what, Object content) {
        text.append(what).append(": ").append(content).append('\n');
    }

    private static String load(String file, Class<?> test) {
        try (InputStream in = test.getResourceAsStream("/" + file)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void save(Path path, String content) {
        try {
            Files.createDirectories(path.getParent());
            Files.writeString(path, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

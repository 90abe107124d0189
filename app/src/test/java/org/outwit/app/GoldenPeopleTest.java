package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.docs.Repository;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is learned of a person stays what it was: the numbers of {@code learn}, {@code predict} and {@code study}, and the
 * moves that the clone chooses, each compared with a file line by line. {@code -Doutwit.golden=write} writes the files
 * instead, so that a change which is meant shows as a difference that people can read.
 */
class GoldenPeopleTest {

    private static final String GOLDEN = "app/src/test/resources/org/outwit/app/golden/";

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    private static final String WHO = "Anna";

    private static final int CLONE_POSITIONS = 30;

    private static final Othello OTHELLO = new Othello();

    @TempDir
    private Path folder;

    /** Few features, so that it is learned soon. */
    @ParameterizedTest
    @ValueSource(strings = {"ranking", "program"})
    void whatFewFeaturesTellIsUnchanged(String method) throws IOException {
        String model = folder.resolve("anna.json").toString();
        String features = "corners,x-squares,c-squares,edges,centre";
        learnAndPredict("few-features/" + method + "-", model, "--method", method, "--features", features);
        compare("few-features/" + method + "-study", study("--model", model));
    }

    @Test
    @Tag("long")
    void whatEveryFeatureTellsIsUnchanged() throws IOException {
        learnAndPredict("", folder.resolve("anna.json").toString());
    }

    /** Learns a model of its own first. */
    @Test
    @Tag("long")
    void theStudyIsUnchanged() throws IOException {
        compare("study", study("--depth", "2"));
    }

    private static void learnAndPredict(String place, String model, String... options) throws IOException {
        String[] learn = {"learn", "othello", CLUB, "--who", WHO, "--depth", "2", "--out", model, "--json"};
        compare(place + "learn", run(with(learn, options)));
        compare(place + "predict", run("predict", "othello", CLUB, "--who", WHO, "--model", model, "--json"));
        compare(place + "clone", moves("file:" + model));
    }

    private List<String> study(String... options) {
        String out = folder.resolve("study").toString();
        String[] study = {
            "study", "othello", CLUB, "--who", WHO, "--out", out, "--quick", "--evaluations", "200", "--json"
        };
        return run(with(study, options));
    }

    private static String[] with(String[] words, String... options) {
        return Stream.concat(Arrays.stream(words), Arrays.stream(options)).toArray(String[]::new);
    }

    /** The JSON that a command prints, a number a line. */
    private static List<String> run(String... args) {
        Shell shell = Shell.run(args);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        List<String> lines = new ArrayList<>();
        flatten("", JsonMapper.builder().build().readTree(shell.out()), lines);
        lines.removeIf(line -> line.startsWith("/out ")); // where it was written, which is new every time
        return lines;
    }

    private static void flatten(String path, JsonNode node, List<String> lines) {
        if (node.isObject()) {
            node.properties().forEach(each -> flatten(path + "/" + each.getKey(), each.getValue(), lines));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) flatten(path + "/" + i, node.get(i), lines);
        } else {
            lines.add(path + " " + text(node));
        }
    }

    /** Rounded, because the last digits of logarithms are not the same on every machine. */
    private static String text(JsonNode node) {
        if (!node.isFloatingPointNumber()) return node.asString();
        String rounded = String.format(Locale.ROOT, "%.4f", node.asDouble());
        return rounded.equals("-0.0000") ? "0.0000" : rounded;
    }

    /** What the clone plays in positions of random games, from openings to endings. */
    private static List<String> moves(String player) {
        MoveChooser<OthelloPosition> clone =
                Players.of(OTHELLO, PlayerSpec.parse(player), PlayerSettings.USUAL.seeded(1));
        List<String> lines = new ArrayList<>();
        Random random = new Random(1);
        for (int number = 0; lines.size() < CLONE_POSITIONS; number++) {
            OthelloPosition position = OTHELLO.start();
            for (int ply = 0; ply < number % 50 && !position.isOver(); ply++) position.make(any(position, random));
            if (position.isOver()) continue;
            int move = clone.choose(position, Limits.depth(2)).move();
            lines.add(OTHELLO.notation().format(position) + " "
                    + OTHELLO.notation().format(position, move));
        }
        return lines;
    }

    private static int any(OthelloPosition position, Random random) {
        int[] moves = new int[position.mostMoves()];
        return moves[random.nextInt(position.moves(moves, 0))];
    }

    private static void compare(String name, List<String> found) throws IOException {
        Path file = Repository.ROOT.resolve(GOLDEN + name + ".txt");
        if ("write".equals(System.getProperty("outwit.golden"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, String.join("\n", found) + "\n");
            return;
        }
        List<String> expected = Repository.read(file).lines().toList();
        List<String> changed = new ArrayList<>();
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            String was = i < expected.size() ? expected.get(i) : "(nothing)";
            String is = i < found.size() ? found.get(i) : "(nothing)";
            if (!was.equals(is)) changed.add("line " + (i + 1) + ": " + was + " -> " + is);
        }
        assertThat(changed)
                .as(Repository.name(file) + " differs; if the change is meant, run the test with -Doutwit.golden=write,"
                        + " read the difference, and commit the file")
                .isEmpty();
    }
}

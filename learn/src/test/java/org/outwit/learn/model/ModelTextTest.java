package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.VoiceWeights;

class ModelTextTest {

    static final String SMALL = """
            {
              "outwit": "opponent model",
              "version": 1,
              "game": "othello",
              "who": "Anna",
              "depth": 2,
              "weights": {
                "game": {
                  "mobility": 1.5,
                  "corners": [3, 2, 4]
                }
              },
              "holdOut": {"examples": 0, "agreement": 0, "chance": 0},
              "from": {"files": [], "games": 0, "examples": 0, "forced": 0, "repeated": 0}
            }
            """;

    private static final Othello OTHELLO = new Othello();

    @TempDir
    private Path folder;

    @Test
    void whatWasWrittenIsReadBack() {
        for (long seed = 0; seed < 200; seed++) {
            OpponentModel model = random(new Random(seed));
            isReadBack(model, "seed " + seed);
        }
    }

    /** Numbers with few decimals, as files have them. */
    private static OpponentModel random(Random random) {
        Map<String, Map<String, Weight>> weights = new LinkedHashMap<>();
        for (String phase : random.nextBoolean() ? List.of("game") : List.of("opening", "middle", "ending")) {
            Map<String, Weight> row = new LinkedHashMap<>();
            for (int i = random.nextInt(5); i >= 0; i--) {
                double value = number(random) - 500;
                double below = random.nextBoolean() ? 0 : random.nextInt(5);
                row.put("feature-" + i, new Weight(value, value - below, value + 2 * below));
            }
            weights.put(phase, row);
        }
        List<DepthScore> depths = new ArrayList<>();
        for (int depth = 1; depth <= random.nextInt(4); depth++) {
            depths.add(new DepthScore(depth, number(random) / 1000, loss(random)));
        }
        HabitBook<OthelloPosition> book = new HabitBook<>(OTHELLO);
        OthelloPosition position = OTHELLO.start();
        for (int i = random.nextInt(3); i > 0; i--) {
            int[] moves = new int[position.mostMoves()];
            int move = moves[random.nextInt(position.moves(moves, 0))];
            book.add(position, move, 1 + random.nextInt(9));
            position.make(move);
        }
        return new OpponentModel(
                "Tastet, M. \u00e9\u4e2d\"\\",
                new Judgement(weights, 1 + random.nextInt(9), optional(random), optional(random), true),
                new Evidence(
                        depths,
                        new HoldOut(random.nextInt(1000), number(random) / 1000, number(random) / 1000, loss(random)),
                        new Origin(List.of("a.wtb", "b c.wtb"), random.nextInt(99), 1L << 40, 3, 4)),
                book);
    }

    private static PersonalDifference personal(Random random) {
        double[][] rows = new double[1 + random.nextInt(3)][5];
        for (double[] row : rows) Arrays.setAll(row, c -> number(random) / 8 - 60);
        double rating = random.nextBoolean() ? Double.NaN : 1000 + random.nextInt(2000);
        double tilt = random.nextBoolean() ? 0 : number(random) / 1000;
        byte[] units = new byte[1 << PersonalBias.BITS];
        int known = random.nextInt(20) == 0 ? 100 : 0; // many take long to compress
        for (int i = 0; i < known; i++) units[random.nextInt(units.length)] = (byte) (random.nextInt(255) - 127);
        Pool pool = Pool.values()[random.nextInt(Pool.values().length)];
        PersonalDifference alone = new PersonalDifference(
                        "0a1b2c3d", rating, random.nextInt(6), rows, tilt, PersonalBias.of(units))
                .in(random.nextBoolean() ? Optional.empty() : Optional.of(pool));
        if (random.nextBoolean()) return alone;
        double[][] two = new double[random.nextBoolean() ? 1 : rows.length][2];
        for (double[] row : two) Arrays.setAll(row, c -> number(random) / 1000);
        return alone.with(new VoiceWeights(List.of(new NetworkMark("maia-1500 \u00e9", "0a1b2c3d4e5f")), two));
    }

    private static List<String> habits(OpponentModel model) {
        HabitBook<?> book = model.book();
        return book.habits().stream()
                .map(each -> each.position().key() + " " + each.moves())
                .toList();
    }

    /** Equal in every number, and equal once more as a text. */
    private static void isReadBack(OpponentModel model, String about) {
        String text = ModelText.of(model);
        OpponentModel read = ModelReader.read(OTHELLO, text);
        assertThat(ModelText.of(read)).as(about).isEqualTo(text);
        assertThat(read.who()).isEqualTo(model.who());
        assertThat(read.judgement()).as(about).isEqualTo(model.judgement());
        assertThat(read.evidence()).as(about).isEqualTo(model.evidence());
        assertThat(habits(read)).as(about).isEqualTo(habits(model));
        assertThat(read.personal().isPresent()).isEqualTo(model.personal().isPresent());
        if (model.personal().isEmpty()) return;
        PersonalDifference written = model.personal().get();
        PersonalDifference found = read.personal().get();
        assertThat(found.people()).isEqualTo(written.people());
        assertThat(found.rating()).isEqualTo(written.rating());
        assertThat(found.depth()).isEqualTo(written.depth());
        assertThat(found.weights()).isDeepEqualTo(written.weights());
        assertThat(found.tilt()).isEqualTo(written.tilt());
        assertThat(found.voice().map(VoiceWeights::networks))
                .isEqualTo(written.voice().map(VoiceWeights::networks));
        written.voice()
                .ifPresent(voice -> assertThat(found.voice().get().rows()).isDeepEqualTo(voice.rows()));
        assertThat(found.bias().units()).isEqualTo(written.bias().units());
    }

    @Test
    void whatSomebodyDoesDifferentlyIsReadBack() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            OpponentModel model = random(random);
            OpponentModel person = model.with(personal(random), model.holdOut(), model.book());
            isReadBack(person, "seed " + seed);
        }
    }

    @Test
    void damageToWhatSomebodyDoesDifferentlyIsASentenceThatNamesThePlace() {
        personal("7", "personal: expected an object, found 7.");
        personal("{}", "personal.people: it is missing; expected a text.");
        String good = "{\"people\": \"0a\", \"rating\": 1500, \"depth\": 1, \"weights\": [[1, 2]], \"bias\": \""
                + BiasText.of(new PersonalBias(0)) + "\"}";
        assertThat(ModelReader.read(OTHELLO, SMALL.replace("\"depth\": 2", "\"depth\": 2, \"personal\": " + good))
                        .personal())
                .isPresent();
        personal(good.replace("1500", "\"strong\""), "personal.rating: expected a number, found \"strong\"");
        personal(
                good.replace("\"depth\"", "\"pool\": \"slow\", \"depth\""),
                "personal.pool: expected one of bullet, blitz, rapid, tournament, found 'slow'.");
        personal(good.replace("\"depth\": 1", "\"depth\": -1"), "The depth (-1) must be 0 or more.");
        personal(good.replace("[[1, 2]]", "[1, 2]"), "personal.weights: expected a list of rows of numbers, found 1.");
        personal(good.replace("[[1, 2]]", "[[1, null]]"), "personal.weights: expected a list of numbers, found null.");
        personal(good.replace("[[1, 2]]", "[]"), "A person needs weights for at least one phase.");
        personal(
                good.replace("\"bias\": \"", "\"bias\": \"AAAA"),
                "The bias is damaged; expected what 'outwit learn' wrote.");
        personal(good.replace("\"bias\"", "\"bios\""), "personal.bios: there is no such key; expected one of bias,");
    }

    private static void personal(String data, String sentence) {
        damaged("\"depth\": 2", "\"depth\": 2, \"personal\": " + data, sentence);
    }

    private static double number(Random random) {
        return random.nextInt(1000);
    }

    private static double loss(Random random) {
        return random.nextBoolean() ? Double.NaN : number(random) / 8;
    }

    private static OptionalDouble optional(Random random) {
        return random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(0.5 + number(random) / 4);
    }

    @Test
    void aPersonCanWriteOne() {
        OpponentModel model = ModelReader.read(OTHELLO, SMALL);
        assertThat(model.who()).isEqualTo("Anna");
        assertThat(model.depth()).isEqualTo(2);
        assertThat(model.temperature()).isEmpty();
        assertThat(model.weights().get("game"))
                .containsEntry("mobility", Weight.of(1.5))
                .containsEntry("corners", new Weight(3, 2, 4));
        assertThat(ModelText.of(model)).contains("\"mobility\" : 1.5,", "\"who\" : \"Anna\"");
    }

    @Test
    void everyDamageIsASentenceThatNamesThePlace() {
        refused("", "This is no model file");
        refused("[1, 2]", "This is no model file: it must be a JSON object that begins with \"outwit\"");
        refused("{\"white\": 1}", "This is no model file");
        refused(SMALL.substring(0, 150), "line ", "this is no JSON: ");
        refused(SMALL + "{}", "this is no JSON: ");
        damaged("\"opponent model\"", "\"tree\"", "outwit: expected \"opponent model\", found \"tree\".");
        damaged("\"version\": 1", "\"version\": 2", "version: this program reads version 1, the file has 2; a newer");
        damaged("\"version\": 1", "\"version\": 0", "version: this program reads version 1, the file has 0.");
        damaged("\"version\": 1,", "", "version: it is missing; expected a whole number.");
        damaged("\"depth\": 2", "\"depth\": 2.5", "depth: expected a whole number, found 2.5.");
        damaged("\"depth\": 2", "\"depth\": null", "depth: it is missing; expected a whole number.");
        damaged("\"depth\": 2", "\"depth\": 0", "The depth (0) must be 1 or more.");
        damaged("\"depth\": 2", "\"depth\": 2, \"depth\": 3", "depth");
        damaged("\"depth\": 2", "\"deep\": 2", "deep: there is no such key; expected one of book, depth,");
        damaged("\"depth\": 2", "\"depth\": 2, \"error\": -1", "The error (-1.0) must be 0 or more.");
        damaged("\"depth\": 2", "\"depth\": 2, \"error\": 1e999", "error: expected a number");
        damaged("\"depth\": 2", "\"depth\": 2, \"temperature\": 0", "The temperature (0.0) must be positive.");
        damaged(
                "\"depth\": 2",
                "\"depth\": 2, \"temperature\": \"hot\"",
                "temperature: expected a number, found \"hot\"");
        damaged("\"othello\"", "8", "game: expected a text, found 8.");
        damaged("\"othello\"", "\" \"", "A model must name its game.");
        damaged("1.5", "\"much\"", "weights.game.mobility: expected a number, found \"much\".");
        damaged("1.5", "[]", "weights.game.mobility: expected a weight or [weight, least, most], found 0 numbers.");
        damaged("[3, 2, 4]", "[3, 2]", "weights.game.corners: expected a weight or [weight, least, most], found 2");
        damaged("[3, 2, 4]", "[3, 2, \"x\"]", "weights.game.corners: expected a list of numbers, found \"x\".");
        damaged("[3, 2, 4]", "[5, 2, 4]", "weights.game.corners: A weight must lie in its interval; found 5.0");
        damaged(
                "\"holdOut\": {\"examples\": 0,",
                "\"holdOut\": {\"examples\": -1,",
                "holdOut.examples: expected a count");
        damaged(
                "\"agreement\": 0",
                "\"agreement\": 1.2",
                "holdOut.agreement: expected a share from 0 to 1, found 1.2.");
        damaged("\"chance\": 0", "\"chances\": 0", "holdOut.chances: there is no such key; expected one of agreement");
        damaged("\"files\": []", "\"files\": [1]", "from.files: expected a list of texts, found 1.");
        damaged("\"files\": []", "\"files\": \"a\"", "from.files: expected a list, found \"a\".");
        damaged("\"depth\": 2", "\"depth\": 2, \"book\": [7]", "book: expected a list of objects, found 7.");
        book("{\"position\": \"start\"}", "book[0].moves: it is missing; expected an object.");
        book("{\"position\": \"start\", \"moves\": {}}", "A habit at start needs a move.");
        book("{\"position\": \"start\", \"moves\": {\"f5\": 0}}", "The move f5 at start must have been played once");
        book("{\"position\": \"start\", \"moves\": {\"f5\": 1.5}}", "book[0].moves.f5: expected a count");
        book("{\"position\": \"there\", \"moves\": {\"f5\": 1}}", "The book of Anna at the position 'there': ");
        String start = OTHELLO.notation().format(OTHELLO.start());
        book(
                "{\"position\": \"" + start + "\", \"moves\": {\"a1\": 1}}",
                "The book of Anna at the position '" + start + "': ");
        damaged("\"othello\"", "\"chess\"", "The model of Anna was made for chess, not for othello.");
        refused(SMALL.replaceAll("(?s)\"game\": \\{.*?\\}", ""), "A model needs weights for at least one phase.");
    }

    private static void book(String habit, String sentence) {
        damaged("\"depth\": 2", "\"depth\": 2, \"book\": [" + habit + "]", sentence);
    }

    private static void damaged(String whole, String broken, String sentence) {
        assertThat(SMALL).contains(whole);
        refused(SMALL.replace(whole, broken), sentence);
    }

    private static void refused(String text, String... sentences) {
        assertThatThrownBy(() -> ModelReader.read(OTHELLO, text))
                .isInstanceOf(ModelException.class)
                .hasMessageContainingAll(sentences);
    }

    /** After any cut or change the answer is a model or a sentence. */
    @Test
    void noDamageIsAnythingButASentence() {
        Random random = new Random(1);
        String whole = ModelText.of(random(random));
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder(whole);
            for (int j = random.nextInt(3); j >= 0; j--) {
                int at = random.nextInt(text.length());
                if (random.nextBoolean()) text.setCharAt(at, (char) (32 + random.nextInt(95)));
                else text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
            }
            try {
                assertThat(ModelReader.read(OTHELLO, text.toString()).depth()).isPositive();
            } catch (ModelException e) {
                assertThat(e.getMessage()).endsWith(".");
            }
        }
    }

    @Test
    void filesThatCannotBeUsedAreNamed() throws IOException {
        Path file = folder.resolve("anna.json");
        Files.writeString(file, SMALL);
        assertThat(ModelText.of(ModelFile.read(OTHELLO, file.toString())))
                .isEqualTo(ModelText.of(ModelReader.read(OTHELLO, SMALL)));
        Files.writeString(file, SMALL.replace("\"depth\": 2", "\"depth\": \"two\""));
        unusable(file.toString(), "depth: expected a whole number, found \"two\".");
        Files.write(file, "é".getBytes(StandardCharsets.ISO_8859_1));
        unusable(file.toString(), "this is no model file: it is not text in UTF-8.");
        unusable(folder.toString(), "this is a folder, not a model file.");
        unusable(folder.resolve("nobody.json").toString(), "there is no such model file.");
        unusable("a\0b", "this is not the name of a file.");
    }

    private static void unusable(String name, String sentence) {
        assertThatThrownBy(() -> ModelFile.read(OTHELLO, name))
                .isInstanceOf(ModelException.class)
                .hasMessage(name + ": " + sentence);
    }
}

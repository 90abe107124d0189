package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.chess.Chess;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;

class ModelPlayersTest {

    private static final Othello OTHELLO = new Othello();

    @TempDir
    private Path folder;

    /** Values discs as the evaluator "greedy" does. */
    private static HabitBook<OthelloPosition> habits(OthelloPosition position, Map<String, Integer> moves) {
        HabitBook<OthelloPosition> book = new HabitBook<>(OTHELLO);
        moves.forEach((move, times) -> book.add(position, OTHELLO.notation().parse(position, move), times));
        return book;
    }

    private String greedy(int depth, OptionalDouble temperature, HabitBook<OthelloPosition> book) {
        OpponentModel model = new OpponentModel(
                "Anna",
                new Judgement(Map.of("game", Map.of("discs", Weight.of(0.9))), depth).withTemperature(temperature),
                Evidence.NONE,
                book);
        Path file = folder.resolve("anna.json");
        try {
            Files.writeString(file, ModelText.of(model));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return "file:" + file;
    }

    private static <P extends Position> SearchingChooser<P> player(Game<P> game, String text, long seed) {
        return Players.of(
                game, PlayerSpec.parse(text), PlayerSettings.USUAL.withTable(1).seeded(seed));
    }

    private static OthelloPosition somewhere(long seed) {
        Random random = new Random(seed);
        OthelloPosition position = OTHELLO.start();
        int[] moves = new int[position.mostMoves()];
        for (int i = 0; i < 12 && !position.isOver(); i++) {
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }

    private static int move(String player, OthelloPosition position, long seed) {
        return player(OTHELLO, player, seed).choose(position, Limits.NONE).move();
    }

    /** The first of the best moves by the definition. */
    private static int best(String evaluator, int depth, OthelloPosition position) {
        return new AlphaBeta<>(OTHELLO.evaluator(evaluator))
                .search(position, Limits.depth(depth))
                .move();
    }

    /** What a draw with this seed gives by the predictor. */
    private static int drawn(String player, double temperature, OthelloPosition position, long seed) {
        double[] expected = ModelPredictor.of(OTHELLO, ModelFile.read(OTHELLO, player.substring("file:".length())))
                .choosing(temperature)
                .probabilities(position);
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        double left = new Random(seed).nextDouble();
        int at = 0;
        while (at < expected.length - 1 && left >= expected[at]) left -= expected[at++];
        return moves[at];
    }

    @Test
    void theFileSaysWhatIsValuedAndHowDeep() {
        String anna = greedy(3, OptionalDouble.empty(), new HabitBook<>(OTHELLO));
        assertThat(player(OTHELLO, anna, 1).ownDepth()).isEqualTo(3);
        assertThat(player(OTHELLO, anna + "@2", 1).ownDepth()).isEqualTo(2);
        for (long seed = 0; seed < 10; seed++) {
            OthelloPosition position = somewhere(seed);
            assertThat(move(anna, position, 1)).isEqualTo(best("greedy", 3, position));
            assertThat(move(anna + "@2", position, 1)).isEqualTo(best("greedy", 2, position));
            assertThat(move("-" + anna, position, 1)).isEqualTo(move("-greedy@3", position, 1));
            assertThat(modelled("(mobility@4," + anna + ")", position))
                    .isEqualTo(modelled("(mobility@4,greedy@3)", position));
        }
    }

    @Test
    void whoPlaysHimselfErrsAsHeDoes() {
        String anna = greedy(2, OptionalDouble.of(1.5), new HabitBook<>(OTHELLO));
        for (long seed = 0; seed < 10; seed++) {
            OthelloPosition position = somewhere(seed);
            assertThat(move(anna, position, seed)).isEqualTo(drawn(anna, 1.5, position, seed));
            assertThat(move(anna + "%0", position, seed)).isEqualTo(best("greedy", 2, position));
            assertThat(move(anna + "%9", position, seed)).isEqualTo(drawn(anna, 9, position, seed));
            // As a model of other searches they are taken at their word.
            assertThat(modelled("(mobility@2," + anna + ")", position))
                    .isEqualTo(modelled("(mobility@2,greedy@2)", position));
            assertThat(move("(mobility@2,0.5*" + anna + "+0.5*quiet@2)", position, 1))
                    .isEqualTo(move("(mobility@2,0.5*greedy@2+0.5*quiet@2)", position, 1));
        }
        PlayerSettings listing = PlayerSettings.USUAL.with(Algorithm.ALPHA_BETA);
        assertThat(Players.of(OTHELLO, PlayerSpec.parse(anna), listing).ownDepth())
                .isEqualTo(2);
        assertThat(Players.player(OTHELLO, PlayerSpec.parse("(mobility@4," + anna + ")"))
                        .model()
                        .depth())
                .isEqualTo(2);
    }

    private static int modelled(String player, OthelloPosition position) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).with(Algorithm.ALPHA_BETA_STAR);
        return Players.of(OTHELLO, PlayerSpec.parse(player), settings)
                .choose(position, Limits.NONE)
                .move();
    }

    /** A learned person is a distribution, errors and habits included, and is reckoned with as one. */
    @Test
    void whoPlaysAgainstAPersonReckonsWithWhatTheyMayPlay() {
        String anna = greedy(2, OptionalDouble.of(1.5), new HabitBook<>(OTHELLO));
        MovePredictor<OthelloPosition> predictor =
                ModelPredictor.of(OTHELLO, ModelFile.read(OTHELLO, anna.substring("file:".length())));
        int compared = 0;
        for (long seed = 0; seed < 20; seed++) {
            OthelloPosition position = somewhere(seed);
            SearchingChooser<OthelloPosition> chooser = player(OTHELLO, "(mobility@4," + anna + ")", 1);
            Result result = chooser.choose(position, Limits.NONE);
            int margin = OTHELLO.scale().value(OTHELLO.usualMargin());
            Result expected = new ExpectedReplyEngine<>(
                            OTHELLO,
                            OTHELLO.evaluator("mobility"),
                            predictor,
                            margin,
                            TranspositionTable.ofMegabytes(1))
                    .swing(10 * margin)
                    .search(position, Limits.depth(4));
            assertThat(result).isEqualTo(expected);
            ReplyForecast forecast = chooser.forecast().orElseThrow();
            assertThat(forecast.move()).isEqualTo(result.move());
            if (forecast.candidates() == 0) continue;
            compared++;
            OthelloPosition next = position.copy();
            next.make(result.move());
            assertThat(forecast.replies().get(0).move()).isEqualTo(predictor.likeliest(next));
            assertThat(forecast.risk()).isLessThanOrEqualTo(margin);
        }
        assertThat(compared).isPositive();
    }

    @Test
    void aTemperatureBehindThePersonGoesBeforeTheFiles() {
        String anna = greedy(2, OptionalDouble.of(1.5), new HabitBook<>(OTHELLO));
        PlayerSettings wide = PlayerSettings.USUAL.withTable(1).losingAtMost(20);
        int sharper = 0;
        for (long seed = 0; seed < 20; seed++) {
            double likeliest = 0;
            for (String text : List.of("%30", "%0.1")) {
                SearchingChooser<OthelloPosition> chooser =
                        Players.of(OTHELLO, PlayerSpec.parse("(mobility@2," + anna + text + ")"), wide);
                chooser.choose(somewhere(seed), Limits.NONE);
                ReplyForecast forecast = chooser.forecast().orElseThrow();
                double probability = forecast.replies().isEmpty()
                        ? 0
                        : forecast.replies().get(0).probability();
                if (likeliest > 0 && probability > likeliest) sharper++;
                likeliest = probability;
            }
        }
        assertThat(sharper).isGreaterThan(15);
    }

    /** The clone plays what the predictor expects: of habits, of values, and of both. */
    @Test
    void movesArePlayedAsOftenAsTheyAreExpected() {
        OthelloPosition known = OTHELLO.start();
        known.make(OTHELLO.notation().parse(known, "f5"));
        String anna = greedy(1, OptionalDouble.of(1), habits(known, Map.of("d6", 30, "f6", 10)));
        ModelPredictor<OthelloPosition> predictor =
                ModelPredictor.of(OTHELLO, ModelFile.read(OTHELLO, anna.substring("file:".length())));
        SearchingChooser<OthelloPosition> chooser = player(OTHELLO, anna, 7);
        int draws = 1000;
        for (OthelloPosition position : List.of(known, somewhere(3), somewhere(4))) {
            int[] moves = new int[position.mostMoves()];
            double[] expected = predictor.probabilities(position);
            position.moves(moves, 0);
            Map<Integer, Integer> counts = new TreeMap<>();
            for (int i = 0; i < draws; i++) {
                counts.merge(chooser.choose(position, Limits.NONE).move(), 1, Integer::sum);
            }
            for (int i = 0; i < expected.length; i++) {
                double reach = 4 * Math.sqrt(expected[i] * (1 - expected[i]) / draws);
                assertThat(counts.getOrDefault(moves[i], 0) / (double) draws).isCloseTo(expected[i], within(reach));
            }
        }
        Set<Integer> first = new TreeSet<>();
        for (int i = 0; i < 10; i++) first.add(move(anna, known, 3));
        assertThat(first).as("the same seed").hasSize(1);
        assertThat(move(anna + "%0", known, 3)).isEqualTo(predictor.likeliest(known));
        assertThat(move("-" + anna + "%0", known, 3)).isEqualTo(move("-greedy@1%0", known, 3));
    }

    @Test
    void theCloneObeysLimits() {
        String anna = greedy(6, OptionalDouble.of(1), new HabitBook<>(OTHELLO));
        SearchingChooser<OthelloPosition> chooser = player(OTHELLO, anna, 1);
        Result result = chooser.choose(somewhere(2), Limits.NONE.withEvaluations(500));
        assertThat(result.depth()).isBetween(1, 4);
        assertThat(result.counts().evaluations()).isLessThanOrEqualTo(500);
        assertThat(chooser.choose(somewhere(2), Limits.depth(2)).depth()).isEqualTo(2);
    }

    @Test
    void aFileThatWasReadIsNotReadAgain() throws IOException {
        PlayerSpec anna = PlayerSpec.parse(greedy(2, OptionalDouble.empty(), new HabitBook<>(OTHELLO)));
        PlayerFiles files = new PlayerFiles();
        PlayerSettings small = PlayerSettings.USUAL.withTable(1);
        int move = Players.of(OTHELLO, anna, small, files)
                .choose(somewhere(1), Limits.NONE)
                .move();
        Files.delete(folder.resolve("anna.json"));
        assertThat(Players.of(OTHELLO, anna, small, files)
                        .choose(somewhere(1), Limits.NONE)
                        .move())
                .isEqualTo(move);
    }

    @Test
    void habitsHoldForMirrorImages() {
        OthelloPosition known = OTHELLO.start();
        known.make(OTHELLO.notation().parse(known, "f5"));
        String anna = greedy(1, OptionalDouble.empty(), habits(known, Map.of("d6", 9)));
        Map<String, String> answers = Map.of("f5", "d6", "d3", "c5", "c4", "e3", "e6", "f4");
        answers.forEach((opening, answer) -> {
            OthelloPosition position = OTHELLO.start();
            position.make(OTHELLO.notation().parse(position, opening));
            assertThat(OTHELLO.notation().format(position, move(anna, position, 1)))
                    .as(opening)
                    .isEqualTo(answer);
        });
    }

    @Test
    void whateverIsWrongIsASentence() throws IOException {
        String anna = greedy(2, OptionalDouble.empty(), new HabitBook<>(OTHELLO));
        refused(OTHELLO, "file:" + folder.resolve("nobody.json"), "nobody.json: there is no such model file.");
        refused(OTHELLO, "(mobility@2,file:nobody.json)", "nobody.json: there is no such model file.");
        refused(OTHELLO, "file:", "Expected the path of a model file behind 'file:', as in file:anna.json.");
        String path = anna.substring("file:".length());
        refused(new Chess(), anna, path + ": The model of Anna was made for othello, not for chess.");
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"outwit\": ");
        refused(OTHELLO, "file:" + broken, broken + ": line 1, column 12: this is no JSON: ");
        OthelloPosition start = OTHELLO.start();
        String text = OTHELLO.notation().format(start);
        String some = Files.readString(Path.of(greedy(2, OptionalDouble.empty(), habits(start, Map.of("f5", 2)))
                .substring("file:".length())));
        Files.writeString(broken, some.replace("\"f5\"", "\"a1\""));
        refused(OTHELLO, "file:" + broken, broken + ": The book of Anna at the position '" + text + "': ");
        Files.writeString(broken, some.replace(text, "there"));
        refused(OTHELLO, "file:" + broken, broken + ": The book of Anna at the position 'there': ");
    }

    private static void refused(Game<?> game, String player, String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player(game, player, 1))
                .withMessageContaining(sentence);
    }

    @Test
    void pathsThatCannotBeWrittenGetAdvice() {
        for (String text : List.of("file:my model.json", "file:a,b.json", "file:a@b.json", "(greedy,file:a(1).json)")) {
            assertThatThrownBy(() -> PlayerSpec.parse(text))
                    .as(text)
                    .isInstanceOf(NotationException.class)
                    .hasMessageEndingWith(
                            "The path of a model file can have no blanks and none of ( ) , @ ~ % * +; rename it if it has.");
        }
    }
}

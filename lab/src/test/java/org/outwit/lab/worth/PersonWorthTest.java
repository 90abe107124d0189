package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.InputException;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class PersonWorthTest {

    private static final ConnectFour GAME = new ConnectFour();

    @TempDir
    private Path folder;

    private static String run(String... args) throws IOException {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            PersonWorth.main(args);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Apart from the time that it took. */
    private static List<String> rows(String out) {
        return out.lines().map(line -> line.replaceAll("[0-9.]+ ms", "ms")).toList();
    }

    private String[] question(Path journal) {
        return new String[] {
            "game=connect4",
            "person=lines@2%0.01",
            "model=lines@2%0.01",
            "other=attack@1%0.01",
            "depth=3",
            "pairs=4",
            "seed=5",
            "margin=0.01",
            "journal=" + journal
        };
    }

    @Test
    void goesOnWhereItStoppedAndSaysTheSame() throws IOException {
        String whole = run(question(folder.resolve("whole")));
        assertThat(whole).contains("8 games a row", "plain ", "plain, deeper ", "model ", "other ", "claimed ");
        Path cut = folder.resolve("cut");
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("whole")));
        assertThat(lines).hasSize(1 + 4 * 4);
        Files.write(cut, lines.subList(0, 7));
        assertThat(rows(run(question(cut)))).isEqualTo(rows(whole));
        assertThat(Files.readAllLines(cut)).hasSize(1 + 4 * 4);
        assertThat(run(question(cut))).as("nothing is played again").isEqualTo(run(question(cut)));
    }

    @Test
    void thePersonDrawsTheSameWhoeverPlays() {
        MovePredictor<ConnectFourPosition> uniform = (position, into) -> {
            int count = position.countMoves(new int[position.mostMoves()], 0);
            for (int i = 0; i < count; i++) into[i] = 1.0 / count;
            return count;
        };
        PersonSeries<ConnectFourPosition> series =
                new PersonSeries<>(WorthOpenings.even(GAME, 3, 4, 1), () -> uniform, 7, 42);
        PersonSeries.Entrant<ConnectFourPosition> plain =
                listener -> new Engine<>(GAME, GAME.defaultEvaluator(), new TranspositionTable(1));
        for (int pair = 0; pair < 3; pair++) {
            PersonPair one = series.play(pair, plain, Limits.depth(2));
            PersonPair other = series.play(pair, plain, Limits.depth(2));
            assertThat(one.points()).isEqualTo(other.points()).isBetween(0.0, 2.0);
            assertThat(one.moves()).isEqualTo(other.moves()).isPositive();
            assertThat(one.depths()).isEqualTo(other.depths());
            assertThat(one.expected()).isZero();
            assertThat(PersonPair.parse(one.text())).isEqualTo(one);
        }
    }

    @Test
    void whoIsBehindIsBehind() {
        WorthOpenings<ConnectFourPosition> behind =
                WorthOpenings.behind(GAME, 6, 3, GAME.scale().value(0.01));
        for (int pair = 0; pair < 4; pair++) {
            for (int seat = 0; seat < 2; seat++) {
                ConnectFourPosition position = behind.start(pair, seat);
                assertThat(behind.start(pair, seat).key()).isEqualTo(position.key());
                int value = new Engine<>(GAME, GAME.defaultEvaluator(), new TranspositionTable(1))
                        .search(position, seat, Limits.depth(6))
                        .value();
                assertThat(value).isNegative();
            }
        }
    }

    @Test
    void whatIsWrongIsASentence() {
        assertThatThrownBy(() -> WorthOptions.parse("pairs=3"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Say whom to play: person=");
        assertThatThrownBy(() -> WorthOptions.parse("pairs")).hasMessage("Expected key=value, found 'pairs'.");
        assertThatThrownBy(() -> WorthOptions.parse("a=1", "a=2")).hasMessage("The key 'a' is there twice.");
        assertThatThrownBy(() -> WorthOptions.parse("person=x", "pairs=x").whole("pairs", 1))
                .hasMessage("pairs must be a whole number, found 'x'.");
        assertThatThrownBy(() -> new PredictorSpec<>(GAME, "").parse("lines"))
                .hasMessageEndingWith("or FUNCTION@DEPTH%TEMPERATURE, found 'lines'.");
    }
}

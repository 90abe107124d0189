package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.games.connect4.ConnectFour;

/** The whole experiment, with somebody who is written down. */
class PersonWorthTest {

    private static final ConnectFour GAME = new ConnectFour();

    @TempDir
    private Path folder;

    private static List<String> run(String... args) throws IOException {
        return PersonWorth.run(WorthOptions.parse(args), () -> 0);
    }

    private String[] question(Path journal, String... more) {
        Stream<String> always = Stream.of(
                "game=connect4",
                "person=lines@2%0.01",
                "model=lines@2%0.01",
                "other=attack@1%0.01",
                "nodes=300",
                "seed=5",
                "margin=0.01",
                "lost=0.01",
                "journal=" + journal);
        return Stream.concat(always, Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void goesOnWhereItStoppedAndSaysTheSame() throws IOException {
        String[] amounts = {"even=3", "behind=2", "sparring=2", "engine=2"};
        List<String> whole = run(question(folder.resolve("whole"), amounts));
        assertThat(whole).anyMatch(line -> line.startsWith("plain ") && line.contains("6 games"));
        assertThat(whole).anyMatch(line -> line.startsWith("deeper "));
        assertThat(whole).anyMatch(line -> line.startsWith("model ") && line.contains("claimed "));
        assertThat(whole).anyMatch(line -> line.startsWith("model over other: "));
        for (WorthSetting setting : WorthSetting.values()) {
            assertThat(whole).contains(setting.meaning() + ", 1 person");
        }
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("whole")));
        int nodes = 4;
        int pairs = 3 * 4 + 2 * 3 + 2 * 4 + 2 * 2;
        assertThat(lines).hasSize(1 + nodes + 1 + pairs);
        for (int kept : new int[] {1, 3, 9, lines.size() - 3}) {
            Path cut = folder.resolve("cut" + kept);
            Files.write(cut, lines.subList(0, kept));
            assertThat(run(question(cut, amounts))).isEqualTo(whole);
            assertThat(Files.readAllLines(cut)).isEqualTo(lines);
        }
    }

    @Test
    void moreOfItGoesOnToo() throws IOException {
        Path journal = folder.resolve("journal");
        run(question(journal, "even=1"));
        List<String> more = run(question(journal, "even=2"));
        assertThat(more).isEqualTo(run(question(folder.resolve("at once"), "even=2")));
        assertThatThrownBy(() -> run(question(journal, "even=2", "most=10")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this is of another run: PersonWorth game=connect4");
    }

    @Test
    void whatIsWrongIsASentence() {
        assertThatThrownBy(() -> WorthOptions.parse("even=3"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Say whom to play: files of games and people=");
        assertThatThrownBy(() -> WorthOptions.parse("person=x", "games.pgn"))
                .hasMessageStartingWith("Say whom to play");
        assertThatThrownBy(() -> WorthOptions.parse("=3")).hasMessage("Expected key=value or a file, found '=3'.");
        assertThatThrownBy(() -> WorthOptions.parse("a=1", "a=2")).hasMessage("The key 'a' is there twice.");
        assertThatThrownBy(() -> WorthOptions.parse("person=x", "even=x").whole("even", 1))
                .hasMessage("even must be a whole number, found 'x'.");
        assertThatThrownBy(() -> new PredictorSpec<>(GAME, "").parse("lines"))
                .hasMessageEndingWith("or FUNCTION@DEPTH%TEMPERATURE, found 'lines'.");
        for (String row : List.of("person@x", "person@1@2", "person:1:2", "person@1:")) {
            assertThatThrownBy(() -> WorthRow.parse(row))
                    .isInstanceOf(InputException.class)
                    .hasMessage("Expected a row such as person, person@2 or person@2:1.5, found '" + row + "'.");
        }
    }
}

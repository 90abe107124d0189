package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.model.MovePredictor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;

/** People of an archive, and the experiment with them; the games are random. */
class WorthPeopleTest {

    private static final Checkers GAME = new Checkers();

    @TempDir
    private Path folder;

    private String archive() throws IOException {
        Random random = new Random(1);
        List<PlayedGame<DraughtsPosition>> games = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            DraughtsPosition position = GAME.start();
            int[] moves = new int[position.mostMoves()];
            int[] played = new int[24];
            for (int ply = 0; ply < played.length; ply++) {
                played[ply] = moves[random.nextInt(position.moves(moves, 0))];
                position.make(played[ply]);
            }
            List<String> players =
                    i % 3 == 0 ? List.of("Ann", "Bob") : i % 3 == 1 ? List.of("Bob", "Cyd") : List.of("Cyd", "Ann");
            games.add(
                    new PlayedGame<>(i + 1, new Place(1, 1), Map.of(), players, GAME.start(), played, Outcome.UNKNOWN));
        }
        Path file = folder.resolve("club.pdn");
        try (OutputStream stream = Files.newOutputStream(file)) {
            RecordFiles.formats(GAME).get(0).write(games, stream);
        }
        return file.toString();
    }

    @Test
    void theyAreLearnedTwiceAndPlayed() throws IOException {
        String[] args = {
            "game=checkers",
            "people=2",
            "ahead=0",
            "sharpness=1.2",
            "nodes=400",
            "even=1",
            "engine=1",
            "most=30",
            archive()
        };
        List<String> report = PersonWorth.run(WorthOptions.parse(args), () -> 0);
        assertThat(report).contains(WorthSetting.EVEN.meaning() + ", 2 people");
        for (String row : List.of("plain", "deeper", "person@2", "anybody@2", "other@2", "nobody")) {
            assertThat(report).anyMatch(line -> line.startsWith(row + " ") && line.contains(" 4 games "));
        }
        assertThat(PersonWorth.run(WorthOptions.parse(args), () -> 0)).isEqualTo(report);
    }

    @Test
    void namesArePeopleAndRowsAreKnown() throws IOException {
        WorthOptions options = WorthOptions.parse(
                "game=checkers", "people=cyd; Ann", "ahead=0", "sharpness=1", "opening=4", archive());
        try (WorthJournal journal = WorthJournal.of(options)) {
            List<WorthPerson<DraughtsPosition>> people = new WorthPeople<>(GAME, options).people(journal);
            assertThat(people).extracting(WorthPerson::name).containsExactly("Cyd", "Ann");
            DraughtsPosition position =
                    people.get(0).lines().positions(new Random(1)).get(0);
            MovePredictor<DraughtsPosition> other =
                    people.get(0).known().apply(WorthRow.parse("other@0")).get();
            MovePredictor<DraughtsPosition> second =
                    people.get(1).known().apply(WorthRow.parse("person@0")).get();
            assertThat(other.probabilities(position)).isEqualTo(second.probabilities(position));
            assertThatThrownBy(() -> people.get(0).known().apply(WorthRow.parse("friend")))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("Expected a row of plain, deeper, person, anybody, other or nobody");
        }
        WorthOptions nobody = WorthOptions.parse("game=checkers", "people=Dan", archive());
        assertThatThrownBy(() -> new WorthPeople<>(GAME, nobody).people(WorthJournal.of(nobody)))
                .isInstanceOf(InputException.class);
    }
}

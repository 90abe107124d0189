package org.outwit.lab.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;

class RecordsFolderTest {

    @TempDir
    private Path folder;

    @Test
    void peopleAreRankedByTheirGames() throws IOException {
        RecordedPeople<?> people = RecordsFolder.people(ClubRecords.in(folder), "checkers");
        assertThat(people.games()).hasSize(13);
        assertThat(people.name(0)).isEqualTo("Ann");
        assertThat(people.name(1)).isEqualTo("Bob");
        assertThat(people.name(2)).isEqualTo("Cyd");
        assertThat(people.person(0).games()).hasSize(9);
        assertThat(people.areStrangers()).isFalse();
        assertThatThrownBy(() -> people.name(3))
                .isInstanceOf(InputException.class)
                .hasMessage("The records of checkers have 3 people, and person number 4 by games is asked for.");
    }

    @Test
    void whatIsMissingIsSaid() throws IOException {
        assertThatThrownBy(() -> RecordsFolder.people(ClubRecords.context(Optional.empty()), "othello"))
                .isInstanceOf(InputException.class)
                .hasMessage("Records of real games are needed: --records FOLDER, with othello/*.wtb in it.");
        Path chess = Files.createDirectory(folder.resolve("chess"));
        assertThatThrownBy(() -> RecordsFolder.people(ClubRecords.context(Optional.of(folder)), "chess"))
                .isInstanceOf(InputException.class)
                .hasMessage(chess + ": there are no records of chess here; expected files *.pgn.");
        assertThatThrownBy(() -> RecordsFolder.people(ClubRecords.context(Optional.of(folder)), "othello"))
                .hasMessageContaining("there are no records of othello here");
    }

    @Test
    void inputsAreTheFilesOfTheGame() throws IOException {
        LabContext context = ClubRecords.in(folder);
        Inputs inputs = RecordsFolder.inputs(context, "checkers");
        assertThat(inputs.list())
                .extracting(Inputs.Input::name)
                .containsExactly("checkers/club.pdn", "people of checkers, of the program");
        Files.writeString(folder.resolve("checkers").resolve("notes.txt"), "not read");
        Files.createDirectory(folder.resolve("chess"));
        assertThat(RecordsFolder.inputs(context, "checkers")).isEqualTo(inputs);
        assertThat(RecordsFolder.people(context, "checkers")).isSameAs(RecordsFolder.people(context, "checkers"));
        Files.writeString(folder.resolve("checkers").resolve("more.pdn"), "1. 99-98 *\n");
        assertThat(RecordsFolder.inputs(context, "checkers").fingerprint()).isNotEqualTo(inputs.fingerprint());
        assertThat(RecordsFolder.people(context, "checkers").numbers().get(Measurement.REJECTED))
                .isEqualTo(1.0);
    }

    @Test
    void aFileThatCannotBeReadIsNamed(@TempDir Path folder) throws IOException {
        Path games = Files.createDirectories(folder.resolve("checkers"));
        Files.createSymbolicLink(games.resolve("gone.pdn"), folder.resolve("nowhere.pdn"));
        assertThatThrownBy(() -> RecordsFolder.people(ClubRecords.context(Optional.of(folder)), "checkers"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("gone.pdn: cannot be read: there is no such file.");
    }
}

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
    void aFileThatCannotBeReadIsNamed(@TempDir Path folder) throws IOException {
        Path games = Files.createDirectories(folder.resolve("checkers"));
        Files.createSymbolicLink(games.resolve("gone.pdn"), folder.resolve("nowhere.pdn"));
        assertThatThrownBy(() -> RecordsFolder.people(ClubRecords.context(Optional.of(folder)), "checkers"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("gone.pdn: cannot be read: there is no such file.");
    }
}

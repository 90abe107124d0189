package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;

class PlayersCommandTest {

    @Test
    void listsLevelsAndEvaluators() {
        Shell shell = Shell.run("players", "othello");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).contains("level:1 ", "level:10", "people of about", "patterns, mobility");
    }

    @Test
    void gamesWithoutPeopleHaveLevelsThatErr() {
        assertThat(Shell.run("players", "kalah").out()).contains("level:3", "%");
    }

    @Test
    void hasOneObjectAPlayer() {
        Shell shell = Shell.run("players", "checkers", "--json");
        assertThat(shell.lines()).allMatch(line -> line.startsWith("{\"player\":"));
        assertThat(shell.lines()).hasSizeGreaterThan(10);
    }

    @Test
    void aLevelAndAnotherOpponentAreTooMuch() {
        Shell shell = Shell.run("play", "othello", "--level", "3", "--against", "greedy");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("--level and --against both name your opponent");
    }
}

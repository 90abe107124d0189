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
    void listsCharactersWithTwoSentencesAndWhatWasMeasured() {
        Shell shell = Shell.run("players", "chess");
        assertThat(shell.out()).contains("fiona ", "Fiona aims at your king", "Elo", "level:");
        assertThat(Shell.run("players", "chess", "--json").out())
                .contains("{\"player\":\"fiona\",\"about\":\"Fiona aims at your king");
    }

    @Test
    void aCharacterPlaysAMatchByNameOrWithItsPrefix() {
        Shell plain = Shell.run("match", "othello", "cora", "level:1", "--games", "2", "--threads", "1");
        assertThat(plain.status()).isZero();
        Shell prefixed = Shell.run("match", "othello", "character:cora", "level:1", "--games", "2", "--threads", "1");
        assertThat(prefixed.out().lines().skip(1).toList())
                .isEqualTo(plain.out().lines().skip(1).toList());
    }

    @Test
    void whoIsNotThereGetsASentenceWithThoseWhoAre() {
        Shell character = Shell.run("play", "chess", "--against", "character:nobody");
        assertThat(character.status()).isEqualTo(2);
        assertThat(character.err()).contains("There is no character 'nobody' in chess; there are fiona, boris, greta.");
        Shell level = Shell.run("play", "tictactoe", "--level", "9");
        assertThat(level.status()).isEqualTo(2);
        assertThat(level.err()).contains("There is no level '9' in tictactoe; expected level:1 to level:4.");
        assertThat(Shell.run("play", "chess", "--level", "-3").err()).contains("--level must be 1 or more, found -3.");
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

package org.outwit.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.player.PlayerSpec;
import org.outwit.games.chess.Chess;
import org.outwit.games.kalah.Kalah;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

class ForeignPlayersTest {

    @Test
    void commandsHaveArguments() {
        assertThat(ForeignPlayers.words("/usr/games/phalanx -o + -b-"))
                .containsExactly("/usr/games/phalanx", "-o", "+", "-b-");
        assertThat(ForeignPlayers.words(" 'a b' \"c  d\" e")).containsExactly("a b", "c  d", "e");
        assertThat(ForeignPlayers.words("  ")).isEmpty();
    }

    @Test
    void theCommandIsTheWholeRestOfThePlayer() {
        PlayerSpec player = PlayerSpec.parse(" xboard:/usr/games/phalanx -o +, (really) ");
        assertThat(ForeignPlayers.isForeign(player)).isTrue();
        assertThat(player).hasToString("xboard:/usr/games/phalanx -o +, (really)");
        assertThat(ForeignPlayers.isForeign(PlayerSpec.parse("(classic,material)")))
                .isFalse();
    }

    @Test
    void whatCannotPlayIsRefusedWithASentence() {
        PlayerSpec nobody = PlayerSpec.parse("xboard:/no/such/program");
        assertThatThrownBy(() -> ForeignPlayers.check(new Chess(), nobody))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("xboard:/no/such/program cannot be started: there is no program");
        assertThatThrownBy(() -> ForeignPlayers.check(new Kalah(), nobody))
                .hasMessage("xboard:/no/such/program is a program for chess, so it cannot play kalah.");
        assertThatThrownBy(() -> ForeignPlayers.check(new Chess(), PlayerSpec.parse("xboard:")))
                .hasMessageStartingWith("Behind xboard: the command of a program is expected");
        assertThatThrownBy(() ->
                        Players.of(new Chess(), PlayerSpec.parse("(classic,xboard:phalanx)"), PlayerSettings.USUAL))
                .hasMessageStartingWith("xboard:phalanx is another program");
    }
}

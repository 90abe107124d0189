package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.foursquares.FourSquares;
import org.outwit.games.foursquares.FourSquaresPosition;
import org.outwit.games.mnk.MnkPosition;
import org.outwit.games.mnk.TicTacToe;

/** The searches of other kinds as players: UCT, and those that prove. */
class UctPlayerTest {

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"UCT", "UCT_CUTOFF"})
    void uctPlaysWithinItsLimits(Algorithm algorithm) {
        ConnectFour game = new ConnectFour();
        PlayerSettings settings = PlayerSettings.USUAL.with(algorithm).seeded(5);
        try (SearchingChooser<ConnectFourPosition> player = Players.of(game, PlayerSpec.parse("lines"), settings)) {
            ConnectFourPosition position = game.start();
            while (!position.isOver()) {
                Result found = player.choose(position, Limits.NONE.withNodes(300));
                assertThat(found.counts().nodes()).isLessThanOrEqualTo(300);
                assertThat(found.reason()).isEqualTo(StopReason.NODES);
                assertThat(Math.abs(found.value()))
                        .isLessThanOrEqualTo(game.scale().unit());
                position.play(found.move());
            }
            assertThat(player.canCompare()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"PN", "DF_PN"})
    void proofsAreFoundByPlayers(Algorithm algorithm) {
        TicTacToe game = new TicTacToe();
        try (SearchingChooser<MnkPosition> player =
                Players.of(game, PlayerSpec.parse("lines"), PlayerSettings.USUAL.with(algorithm))) {
            Result found = player.choose(game.start(), Limits.NONE);
            assertThat(found.value()).isZero();
            assertThat(found.complete()).isTrue();
        }
    }

    /** Positions come back here, and rules that count repetitions do not confuse it. */
    @Test
    void dfPnPlaysTheGameOfFourSquares() {
        FourSquares game = new FourSquares();
        try (SearchingChooser<FourSquaresPosition> player =
                Players.of(game, PlayerSpec.parse("race"), PlayerSettings.USUAL.with(Algorithm.DF_PN))) {
            assertThat(player.choose(game.start(), Limits.NONE).value()).isPositive();
        }
    }

    @Test
    void listingsForTreesDoNotPlay() {
        PlayerSettings settings = PlayerSettings.USUAL.with(Algorithm.CONSPIRACY);
        assertThatThrownBy(() -> Players.of(new TicTacToe(), PlayerSpec.parse("lines"), settings))
                .isInstanceOf(InputException.class)
                .hasMessage("conspiracy decides on trees that are written down, and no game states what it needs;"
                        + " use engine or uct.");
    }
}

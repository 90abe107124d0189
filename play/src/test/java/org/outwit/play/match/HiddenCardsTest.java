package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Observation;
import org.outwit.games.whist.Whist;
import org.outwit.games.whist.WhistForThree;
import org.outwit.games.whist.WhistForTwo;
import org.outwit.games.whist.WhistGame;
import org.outwit.games.whist.WhistPosition;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

/** Games in which players see their own cards only. */
class HiddenCardsTest {

    private static MoveChooser<WhistPosition> player(WhistGame game, String name, Algorithm algorithm) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).seeded(5);
        return Players.of(game, PlayerSpec.parse(name), algorithm == null ? settings : settings.with(algorithm));
    }

    private static GameReport play(WhistGame game, long deal, List<MoveChooser<WhistPosition>> players, Limits limits) {
        Clock clock = new Clock(TimeControl.NONE, players.size());
        return new Referee<>(game, 1_000).play(new int[0], players, limits, clock, Dice.seeded(deal), () -> false);
    }

    @ParameterizedTest
    @EnumSource(names = {"PIMC", "IS_MCTS", "ALPHA_MU"})
    void wholeDealsArePlayedByTwoThreeAndFour(Algorithm algorithm) {
        for (WhistGame game : List.of(new WhistForTwo(), new WhistForThree(), new Whist())) {
            int seats = game.capabilities().players();
            List<MoveChooser<WhistPosition>> players =
                    new ArrayList<>(Collections.nCopies(seats, player(game, "random", null)));
            players.set(0, player(game, "cards", algorithm));
            GameReport report = play(game, 3, players, Limits.depth(2).withNodes(400));
            assertThat(report.end()).as(game.name()).isEqualTo(GameEnd.RULES);
            assertThat(report.payoffs().stream().mapToInt(each -> each).sum()).isZero();
        }
    }

    /** Eight deals, each played from both seats; who searches is well ahead of who plays at random. */
    @Test
    void whoSearchesBeatsWhoPlaysAtRandom() {
        WhistForTwo game = new WhistForTwo();
        int won = 0;
        for (int deal = 0; deal < 8; deal++) {
            MoveChooser<WhistPosition> random = player(game, "random", null);
            MoveChooser<WhistPosition> search = player(game, "cards", Algorithm.IS_MCTS);
            Limits limits = Limits.NONE.withNodes(2_000);
            won += play(game, deal, List.of(search, random), limits).payoffs().get(0);
            won += play(game, deal, List.of(random, search), limits).payoffs().get(1);
        }
        assertThat(game.scale().units(won)).isGreaterThan(16);
    }

    @Test
    void nobodyIsGivenThePosition() {
        WhistForTwo game = new WhistForTwo();
        MoveChooser<WhistPosition> peeking = turn -> {
            assertThatThrownBy(turn::position).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(turn::history).isInstanceOf(IllegalStateException.class);
            assertThat(turn.observation()).isInstanceOf(Observation.Shown.class);
            return Result.played(turn.anyMove(), Counts.ZERO);
        };
        assertThat(play(game, 1, List.of(peeking, peeking), Limits.NONE).end()).isEqualTo(GameEnd.RULES);
    }

    @Test
    void whoSeesEverythingIsRefused() {
        WhistForTwo game = new WhistForTwo();
        assertThatThrownBy(() -> player(game, "cards", Algorithm.ENGINE))
                .isInstanceOf(InputException.class)
                .hasMessage("engine sees everything, and this game hides something from its players;"
                        + " use pimc, is-mcts or alpha-mu.");
        assertThatThrownBy(() -> player(game, "(cards,tricks)", null))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("is-mcts knows no model of the opponent");
    }
}

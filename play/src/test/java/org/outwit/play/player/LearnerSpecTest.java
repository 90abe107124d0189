package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.outwit.play.player.WrittenPlayers.player;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.player.PlayerSpec;
import org.outwit.games.draughts.Checkers;

class LearnerSpecTest {

    private static final Checkers GAME = new Checkers();

    @Test
    void isWrittenAsOthersAre() {
        PlayerSpec written = PlayerSpec.parse("learner:samuel@4");
        assertThat(LearnerSpec.isLearner(written)).isTrue();
        assertThat(written).hasToString("learner:samuel@4");
        assertThat(LearnerSpec.plain(GAME, written)).isEqualTo(PlayerSpec.parse("samuel@4"));
        assertThat(LearnerSpec.of("samuel")).isEqualTo(PlayerSpec.parse("learner:samuel"));
        assertThat(player(GAME, "learner:samuel@4").ownDepth()).isEqualTo(4);
        assertThat(player(GAME, "learner:samuel").ownDepth()).isEqualTo(Integer.MAX_VALUE);
        assertThat(LearnerSpec.isLearner(PlayerSpec.parse("samuel@4"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "learner:clever | checkers has no evaluator named 'clever'; it has",
                "learner: | Expected an evaluator behind 'learner:', as in learner:",
                "learner:samuel@0 | the depth 0 must be 1 or more",
                "-learner:samuel | 'learner:samuel' plays as it is and finds its model itself; expected it alone",
                "learner:samuel~1 | no sign, error, temperature or model, found learner:samuel~1.",
                "learner:samuel%0.5 | found learner:samuel%0.5.",
                "(learner:samuel,material) | found (learner:samuel,material).",
                "(samuel,learner:samuel) | what it values is not one function",
                "learner:learner:samuel | what it values is not one function",
                "learner:level:3 | what it values is not one function",
                "learner:random | 'random' plays without values"
            })
    void nonsenseGetsASentence(String written, String sentence) {
        assertThatThrownBy(() -> player(GAME, written)).hasMessageContaining(sentence);
    }

    @ParameterizedTest
    @CsvSource({
        "backgammon, network, chance moves",
        "whist-2, cards, cards are hidden",
        "nim-3, blind, it has 3 players",
        "staghunt, patient, payoffs do not add up to nothing"
    })
    void gamesThatHaveNoLearnerSayWhy(String name, String evaluator, String why) {
        Game<?> game = Games.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertThatThrownBy(() -> player(game, "learner:" + evaluator))
                .hasMessage("A learner foresees one opponent on an open board where one wins what the other loses; in "
                        + name + " " + why + ".");
        assertThat(LearnerSpec.refusal(game)).isPresent();
        assertThat(LearnerSpec.refusal(GAME)).isEmpty();
    }

    @Test
    void onlySearchesThatItCanCompareLinesWithAreTaken() {
        PlayerSettings usual = PlayerSettings.USUAL;
        assertThat(player(GAME, "learner:samuel@2", usual.with(Algorithm.ALPHA_BETA))
                        .ownDepth())
                .isEqualTo(2);
        assertThatThrownBy(() -> player(GAME, "learner:samuel@2", usual.with(Algorithm.UCT)))
                .hasMessageContaining("such as alpha-beta; found uct.");
        assertThatThrownBy(() -> player(GAME, "learner:samuel@2", usual.onThreads(2)))
                .hasMessage("learner:samuel@2 searches with one thread, not 2.");
        assertThatThrownBy(() -> player(GAME, "learner:samuel@2", usual.losingAtMost(1)))
                .hasMessageContaining("A margin is for players with a model");
    }
}

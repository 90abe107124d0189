package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Capabilities;

class RequirementsTest {

    private static final Requirements MAXN = new Requirements(2, 6, false, false);
    private static final Requirements STAR1 = new Requirements(1, 2, true, true);

    private static Capabilities game(int players, boolean zeroSum, boolean chance, boolean hidden) {
        return new Capabilities(players, zeroSum, chance, hidden, false);
    }

    @Test
    void whatFitsIsNotRefused() {
        assertThat(Requirements.MINIMAX.refusal("minimax", Capabilities.TWO_PLAYER))
                .isEmpty();
        assertThat(Requirements.MINIMAX.refusal("minimax", Capabilities.TWO_PLAYER.withLoops()))
                .isEmpty();
        assertThat(STAR1.refusal("star1", game(2, true, true, false))).isEmpty();
        assertThat(STAR1.refusal("star1", game(2, true, false, false))).isEmpty();
        assertThat(MAXN.refusal("maxn", game(6, false, false, false))).isEmpty();
        assertThat(MAXN.refusal("maxn", game(2, false, false, false))).isEmpty();
    }

    @Test
    void aPuzzleHasNoOpponentWhoseGainCouldBeALoss() {
        assertThat(Requirements.MINIMAX.refusal("minimax", game(1, false, false, false)))
                .isEmpty();
    }

    @Test
    void hiddenThings() {
        assertThat(Requirements.MINIMAX.refusal("alpha-beta", game(2, true, false, true)))
                .hasValue("alpha-beta sees everything, and this game hides something from its players;"
                        + " use pimc, is-mcts or alpha-mu.");
    }

    @Test
    void nothingHidden() {
        Requirements hidden = new Requirements(1, 6, false, true, true);
        assertThat(hidden.refusal("pimc", game(4, true, true, true))).isEmpty();
        assertThat(hidden.refusal("pimc", game(2, true, false, false)))
                .hasValue("pimc is for games that hide something, and this one shows everything; use engine or uct.");
    }

    @Test
    void chance() {
        assertThat(Requirements.MINIMAX.refusal("pvs", game(2, true, true, false)))
                .hasValue("pvs knows no chance nodes, and this game has them; use expectiminimax, star1 or star2.");
    }

    @Test
    void tooManyPlayers() {
        assertThat(Requirements.MINIMAX.refusal("sss*", game(3, true, false, false)))
                .hasValue("sss* is for 2 players, and this game has 3; use maxn or paranoid.");
        assertThat(MAXN.refusal("maxn", game(7, false, false, false))).isPresent();
    }

    @Test
    void tooFewPlayers() {
        assertThat(MAXN.refusal("maxn", game(1, true, false, false)))
                .hasValue("maxn needs at least 2 players, and this game has 1.");
    }

    @Test
    void gainThatIsNotTheOthersLoss() {
        assertThat(Requirements.MINIMAX.refusal("mtd-f", game(2, false, false, false)))
                .hasValue("mtd-f is right only for zero-sum games, and this one is not; use maxn instead.");
        assertThat(MAXN.refusal("maxn", game(2, false, false, false))).isEmpty();
    }

    @Test
    void whatIsHiddenIsNamedBeforeChanceAndChanceBeforeThePlayers() {
        assertThat(Requirements.MINIMAX.refusal("minimax", game(4, false, true, true)))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("hides something"));
        assertThat(Requirements.MINIMAX.refusal("minimax", game(4, false, true, false)))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains("chance nodes"));
    }
}

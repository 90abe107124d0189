package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;

/** That the characters of games of many and of trust do what is said about them. */
class SmallGameCharactersTest {

    private static String firstMove(String game, String character) {
        return firstMove(Games.named(game), character);
    }

    private static <P extends Position> String firstMove(Game<P> game, String character) {
        P start = game.start();
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(character), PlayerSettings.USUAL)) {
            int move = chooser.choose(Turn.of(GameHistory.from(start), Limits.NONE))
                    .move();
            return game.notation().format(start, move);
        }
    }

    @Test
    void hugoHurriesAndPamWaits() {
        for (String game : new String[] {"nim", "nim-3", "nim-4", "nim-5", "nim-6"}) {
            assertThat(firstMove(game, "hugo")).as(game).isEqualTo("c7");
            assertThat(firstMove(game, "pam")).as(game).endsWith("1");
        }
    }

    /** Heaps of 3, 5 and 7: one stone of any of them makes the nim-sum 0. */
    @Test
    void noraMakesTheNimSumZero() {
        assertThat(firstMove("nim", "nora")).isIn("a1", "b1", "c1");
        assertThat(firstMove("nim-4", "nora")).isIn("a1", "b1", "c1");
    }

    /** The hunter begins in the corner a1, with a hare at a3 and the stag at c2. */
    @Test
    void tessGoesToTheStagAndCaraToAHare() {
        assertThat(firstMove("staghunt", "tess")).isNotEqualTo(firstMove("staghunt", "cara"));
        assertThat(firstMove("staghunt", "cara")).isEqualTo("a2");
        assertThat(firstMove("staghunt", "tess")).isEqualTo("b1");
    }
}

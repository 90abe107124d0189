package org.outwit.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

/**
 * What the player who begins gets on small boards: win, draw or loss as in the table of Irving, Donkers and Uiterwijk,
 * "Solving Kalah", 2000, for boards with 1 to 6 seeds in each pit.
 */
class KalahSolvedTest {

    @ParameterizedTest
    @CsvSource({"1, DLWLWD", "2, WLLLWW", "3, DWW", "4, WW"})
    void theOracleReproducesThePublishedTable(int pits, String results) {
        for (int seeds = 1; seeds <= results.length(); seeds++) {
            int value = NaiveKalah.start(KalahRules.of(pits, seeds)).solve();
            char result = value > 0 ? 'W' : value < 0 ? 'L' : 'D';
            assertThat(result).as(pits + " pits of " + seeds).isEqualTo(results.charAt(seeds - 1));
        }
    }

    @Test
    @Tag("long")
    void largerBoardsOfTheTable() {
        assertThat(NaiveKalah.start(KalahRules.of(3, 4)).solve()).isEqualTo(2);
        assertThat(NaiveKalah.start(KalahRules.of(4, 3)).solve()).isEqualTo(6);
    }

    /** The same to the seed, and under all rules, by a search in which the mover does not alternate. */
    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "2,1", "2,2", "2,3", "2,4", "3,1", "3,2", "4,1"})
    void alphaBetaAgreesWithTheOracle(int pits, int seeds) {
        for (int variant = 0; variant < 4; variant++) {
            KalahRules rules = new KalahRules(pits, seeds, variant % 2 == 1, variant > 1);
            Kalah game = new Kalah(rules);
            int value = new AlphaBeta<>(game.evaluator("stores"))
                    .search(game.start(), Limits.NONE)
                    .value();
            assertThat(value)
                    .as(rules.toString())
                    .isEqualTo(Kalah.SEED * NaiveKalah.start(rules).solve());
        }
    }
}

package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CheckersTournamentTest {

    /** Both games of a pair are the same game then, seen from either side. */
    @Test
    void againstThemselvesEverybodyGetsHalfOfThePoints() {
        FixedDepthPlayer player = FixedDepthPlayer.minimax(SamuelTerms.F1, 3);
        GamePoints points = new CheckersTournament(5, 20).play(player, player);
        assertThat(points.games()).isEqualTo(20);
        assertThat(points.points()).isEqualTo(20);
        assertThat(points.wins()).isEqualTo(points.losses());
    }

    @Test
    void whoLooksFurtherScoresMore() {
        GamePoints points = new CheckersTournament(1, 20)
                .play(FixedDepthPlayer.minimax(SamuelTerms.F1, 5), FixedDepthPlayer.minimax(SamuelTerms.F1, 2));
        assertThat(points.points()).isGreaterThan(25);
    }

    @Test
    void openingsOfOtherSeedsAreOthers() {
        long first = new CheckersTournament(1, 10).opening(0).key();
        assertThat(new CheckersTournament(1, 10).opening(0).key()).isEqualTo(first);
        assertThat(new CheckersTournament(1, 10).opening(1).key()).isNotEqualTo(first);
        assertThat(new CheckersTournament(2, 10).opening(0).key()).isNotEqualTo(first);
    }
}

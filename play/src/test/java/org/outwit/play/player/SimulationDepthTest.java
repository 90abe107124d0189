package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.games.chess.Chess;
import org.outwit.games.draughts.Checkers;

class SimulationDepthTest {

    private static final int ANY = Integer.MAX_VALUE;

    private static int checkers(int ownDepth, Limits limits) {
        return SimulationDepth.of(new Checkers(), ownDepth, limits);
    }

    @Test
    void asDeepAsTheLearnerLooks() {
        assertThat(checkers(4, Limits.NONE)).isEqualTo(4);
        assertThat(checkers(ANY, Limits.depth(3))).isEqualTo(3);
        assertThat(checkers(9, Limits.depth(12))).isEqualTo(6);
    }

    @Test
    void noDeeperThanAPartOfTheMoveAllows() {
        assertThat(checkers(ANY, Limits.NONE.withEvaluations(1))).isEqualTo(1);
        int few = checkers(ANY, Limits.NONE.withEvaluations(2_000));
        int many = checkers(ANY, Limits.NONE.withNodes(20_000));
        assertThat(few).isBetween(1, 4);
        assertThat(many).isBetween(few + 1, 6);
        assertThat(checkers(2, Limits.NONE.withNodes(20_000))).isEqualTo(2);
        Limits second = Limits.time(Duration.ofSeconds(1));
        assertThat(checkers(ANY, second)).isEqualTo(6);
        assertThat(SimulationDepth.of(new Chess(), ANY, second)).isBetween(2, 5);
    }
}

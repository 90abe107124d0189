package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.lab.cards.ModelledPimc.Sampling;

class KnownDefendersTest {

    /** What a solver remembers must not matter, or cells would depend on their order. */
    @Test
    void anEndingComesOutTheSameWithAFreshSolver() {
        DoubleDummySolver used = new DoubleDummySolver(1 << 14);
        for (DefenderGroup group : DefenderGroup.values()) {
            for (Declarer each : group.declarers()) {
                int first = tricks(group, each, used);
                assertThat(first).isBetween(0, 4);
                assertThat(tricks(group, each, new DoubleDummySolver(1 << 10))).isEqualTo(first);
            }
        }
    }

    private static int tricks(DefenderGroup group, Declarer declarer, DoubleDummySolver solver) {
        ModelledPimc search = new ModelledPimc(declarer.model(), declarer.replies(), new Sampling(70, 10, 1), solver);
        return PlayedEnding.of(5, 4).tricks(search, group.defenders());
    }

    @Test
    void everyGroupBeginsWithADeclarerWhoBelievesNothing() {
        for (DefenderGroup group : DefenderGroup.values()) {
            List<Declarer> declarers = group.declarers();
            assertThat(declarers.get(0).model()).isSameAs(CardRule.NOTHING);
            assertThat(declarers.stream().map(Declarer::belief).distinct()).hasSameSizeAs(declarers);
        }
    }
}

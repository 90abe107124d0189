package org.outwit.learn.foresight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.learn.foresight.Programs.GAME;
import static org.outwit.learn.foresight.Programs.OURS;
import static org.outwit.learn.foresight.Programs.THEIRS;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.Ties;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

class PosteriorWalkTest {

    private static PosteriorWalk<DraughtsPosition> walk(long seed) {
        return new PosteriorWalk<>(GAME, WeightPrior.of(GAME, OURS).orElseThrow(), 5, seed);
    }

    private static double foreseen(Program<DraughtsPosition> program, List<Example<DraughtsPosition>> decisions) {
        MoveCheck<DraughtsPosition> check = new MoveCheck<>();
        return decisions.stream()
                        .filter(each -> check.plays(each.position(), each.move(), program))
                        .count()
                / (double) decisions.size();
    }

    @Test
    void foreseesAProgramOfOtherWeightsAfterFiftyDecisions() {
        List<Example<DraughtsPosition>> all = Programs.decisions(Programs.searching(THEIRS, 4), 250, 1);
        List<Example<DraughtsPosition>> unseen = all.subList(50, 250);
        Program<DraughtsPosition> learned =
                walk(1).learn(all.subList(0, 50), List.of(), () -> false).orElseThrow();
        assertThat(learned.depth()).isEqualTo(4);
        double own = foreseen(new Program<>(OURS, 4, Ties.FIRST), unseen);
        assertThat(foreseen(learned, unseen)).isGreaterThanOrEqualTo(0.8).isGreaterThan(own + 0.05);
        assertThat(foreseen(new Program<>(THEIRS, 4, Ties.FIRST), unseen)).isEqualTo(1);
    }

    @Test
    void equalQuestionsGetEqualAnswers() {
        List<Example<DraughtsPosition>> seen = Programs.decisions(Programs.searching(THEIRS, 2), 12, 2);
        double[] once = weights(walk(3).learn(seen, List.of(), () -> false));
        assertThat(weights(walk(3).learn(seen, List.of(), () -> false))).isEqualTo(once);
        assertThat(weights(walk(4).learn(seen, List.of(), () -> false))).isNotEqualTo(once);
    }

    private static double[] weights(Optional<Program<DraughtsPosition>> program) {
        return WeightPrior.weights(GAME, program.orElseThrow().function()).orElseThrow();
    }

    @Test
    void stopsSoonWithNothing() {
        List<Example<DraughtsPosition>> seen = Programs.decisions(Programs.searching(THEIRS, 2), 30, 2);
        for (int patience : new int[] {0, 10, 200, 1000}) {
            AtomicInteger asked = new AtomicInteger();
            assertThat(walk(1).learn(seen, List.of(), () -> asked.incrementAndGet() > patience))
                    .isEmpty();
            assertThat(asked.get()).isLessThan(patience + 200);
        }
    }

    @Test
    void likelyWeightsAreNearOurs() {
        WeightPrior<DraughtsPosition> prior = WeightPrior.of(GAME, OURS).orElseThrow();
        double[] weights = prior.centre();
        assertThat(prior.cost(weights)).isZero();
        int back = index("back");
        weights[back] += prior.sigma(back);
        assertThat(prior.cost(weights)).isEqualTo(0.5);
        weights[index("edge")] = 0.02;
        assertThat(prior.cost(weights)).isEqualTo(0.5 + 0.5 + 1.5);
        assertThat(prior.unit(Programs.decisions(Programs.AT_RANDOM, 50, 1))).isEqualTo(index("men"));
    }

    private static int index(String name) {
        return GAME.features().stream().map(each -> each.name()).toList().indexOf(name);
    }
}

package org.outwit.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is timed must first be the same search; how fast it is, no test says. */
class RaceQuestionTest {

    /** All of them with {@code -Plong}. */
    private static final long SEEDS = Boolean.getBoolean("outwit.thorough") ? 8 : 2;

    @ParameterizedTest
    @EnumSource
    void connectFourAgreesWithAima(HorizonJudgement judgement) {
        for (long seed = 0; seed <= SEEDS; seed++) {
            for (int depth = 1; depth <= 5; depth++) agrees(new ConnectFourTask(seed, depth, judgement).question());
        }
    }

    @ParameterizedTest
    @EnumSource
    void ticTacToeAgreesWithAima(TicTacToeTask.Algorithm algorithm) {
        for (long seed = 0; seed <= SEEDS; seed++) agrees(new TicTacToeTask(seed, algorithm).question());
    }

    /** The tree is the same, node for node; a decision of aima's may take more, never less. */
    private static void agrees(RaceQuestion question) {
        RaceAnswer ours = question.outwit().answer();
        for (Contestant peer : question.aima()) {
            RaceAnswer theirs = peer.answer();
            String what = question.name() + ", " + peer.name();
            theirs.move().ifPresent(move -> assertThat(ours.move()).as(what).hasValue(move));
            theirs.value().ifPresent(value -> assertThat(ours.value()).as(what).hasValue(value));
            if (peer.name().equals("aima-tree")) {
                assertThat(ours.nodes()).as(what).isEqualTo(theirs.nodes());
            } else {
                assertThat(ours.nodes()).as(what).isLessThanOrEqualTo(theirs.nodes());
            }
        }
    }

    @Test
    void nothingIsTimedWhereTheAnswersDiffer() {
        Contestant outwit = new Contestant("outwit", () -> RaceAnswer.of(3, 0, 100));
        for (RaceAnswer other :
                List.of(RaceAnswer.ofMove(2, 100), RaceAnswer.ofValue(1, 100), RaceAnswer.of(3, 0, 99))) {
            RaceQuestion question = new RaceQuestion("which", outwit, List.of(new Contestant("peer", () -> other)));
            assertThatIllegalStateException().isThrownBy(question::check).withMessageStartingWith("which: ");
        }
    }

    @Test
    void contestantsAreFoundByName() {
        Contestant outwit = new Contestant("outwit", () -> RaceAnswer.of(3, 0, 100));
        Contestant peer = new Contestant("peer", () -> RaceAnswer.ofMove(3, 200));
        RaceQuestion question = new RaceQuestion("which", outwit, List.of(peer));
        assertThat(RaceQuestion.checked(question, "peer")).isSameAs(peer);
        assertThat(RaceQuestion.checked(question, "outwit")).isSameAs(outwit);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RaceQuestion.checked(question, "nobody"))
                .withMessageContaining("nobody");
    }
}

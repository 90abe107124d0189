package org.outwit.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is timed must first be the same search; how fast it is, no test says. */
class QuestionTest {

    @ParameterizedTest
    @EnumSource
    void connectFourAgreesWithAima(Judgement judgement) {
        for (long seed = 0; seed <= 8; seed++) {
            for (int depth = 1; depth <= 5; depth++) agrees(new ConnectFourTask(seed, depth, judgement).question());
        }
    }

    @ParameterizedTest
    @EnumSource
    void ticTacToeAgreesWithAima(TicTacToeTask.Algorithm algorithm) {
        for (long seed = 0; seed <= 8; seed++) agrees(new TicTacToeTask(seed, algorithm).question());
    }

    /** The tree is the same, node for node; a decision of aima's may take more, never less. */
    private static void agrees(Question question) {
        Answer ours = question.outwit().answer();
        for (Contestant peer : question.aima()) {
            Answer theirs = peer.answer();
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
        Contestant outwit = new Contestant("outwit", () -> Answer.of(3, 0, 100));
        for (Answer other : List.of(Answer.ofMove(2, 100), Answer.ofValue(1, 100), Answer.of(3, 0, 99))) {
            Question question = new Question("which", outwit, List.of(new Contestant("peer", () -> other)));
            assertThatIllegalStateException().isThrownBy(question::check).withMessageStartingWith("which: ");
        }
    }

    @Test
    void contestantsAreFoundByName() {
        Contestant outwit = new Contestant("outwit", () -> Answer.of(3, 0, 100));
        Contestant peer = new Contestant("peer", () -> Answer.ofMove(3, 200));
        Question question = new Question("which", outwit, List.of(peer));
        assertThat(Question.checked(question, "peer")).isSameAs(peer);
        assertThat(Question.checked(question, "outwit")).isSameAs(outwit);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Question.checked(question, "nobody"))
                .withMessageContaining("nobody");
    }
}

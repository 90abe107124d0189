package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.TreePosition;

class BestReplyTest {

    /** Together players 1 and 2 could leave player 0 nothing; one of them alone leaves player 0 with 3, in the first child. */
    private static final VectorQuestion THREE =
            VectorQuestion.parse("((([5,0,0] [4,0,0]) ([3,0,0] [0,0,0])) (([2,0,0] [2,0,0])))", 3, 10);

    @Test
    void onlyOneOpponentReplies() {
        TreePosition root = THREE.tree().start();
        Result result = new BestReply<>(THREE.functions()).search(root, Limits.NONE);
        assertThat(result.value()).isEqualTo(3);
        assertThat(result.line()).containsExactly(0, 1, 0);
        assertThat(new Paranoid<>(THREE.functions()).search(root, Limits.NONE).value())
                .isEqualTo(2);
    }

    /** With the second move for an idle one, player 1 gets to the second child without replying. */
    @Test
    void whatIsIdleIsForTheCallerToSay() {
        BestReply<TreePosition> search = new BestReply<>(THREE.functions(), p -> p.mostMoves() - 1, null);
        Result result = search.search(THREE.tree().start(), Limits.NONE);
        assertThat(result.value()).isEqualTo(2);
        assertThat(result.move()).isEqualTo(1);
        BestReply<TreePosition> wrong = new BestReply<>(THREE.functions(), p -> 7, null);
        assertThatThrownBy(() -> wrong.search(THREE.tree().start(), Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The idle move (7) is not among the 2 legal moves here.");
    }

    @Test
    void withOneOpponentItIsParanoid() {
        for (long seed = 0; seed < 10_000; seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 2, seed % 2 == 0);
            TreePosition root = question.tree().start();
            for (int viewer = 0; viewer < 2; viewer++) {
                Result paranoid = new Paranoid<>(question.functions()).search(root, viewer, Limits.NONE);
                Result result = new BestReply<>(question.functions()).search(root, viewer, Limits.NONE);
                assertThat(result).as("seed " + seed).isEqualTo(paranoid);
            }
        }
    }
}

package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;

/**
 * Two players whose payoffs need not add up to nothing (Russell and Norvig, exercise 6.15), and ties among three: the trees of docs/many.md.
 * That a leaf may be left out is shown by writing every possible pair there; that it may not, by two pairs with different answers.
 */
class GeneralSumTest {

    private static VectorResult maxn(String tree, int players) {
        VectorQuestion question = VectorQuestion.parse(tree, players, 1_000);
        return question.maxn().search(question.tree().start(), Limits.NONE);
    }

    /** The second hunter has found a reply that leaves the first with nothing; alpha-beta would stop here, and miss the stag. */
    @Test
    void whatIsBadForOneNeedNotBeChosenByTheOther() {
        assertThat(maxn("(([1,1]) ([0,1] [3,3]))", 2).values()).containsExactly(3, 3);
        assertThat(maxn("(([1,1]) ([0,1] [3,0]))", 2).values()).containsExactly(1, 1);
        VectorQuestion trust = VectorQuestion.parse("(([1,1]) ([0,1] [3,3]))", 2, 6);
        assertThat(new Paranoid<>(trust.functions())
                        .search(trust.tree().start(), Limits.NONE)
                        .value())
                .isEqualTo(1);
        assertThat(trust.shallow()
                        .search(trust.tree().start(), Limits.NONE)
                        .counts()
                        .evaluations())
                .as("all three leaves, two functions each")
                .isEqualTo(6);
    }

    /** With at most 6 for both the second player's 4 leaves the first no more than 2, for any value of the last leaf. */
    @Test
    void aSumThatIsKeptLetsALeafBeLeftOut() {
        VectorQuestion bounded = VectorQuestion.parse("(([3,2]) ([1,4] [1,5]))", 2, 6);
        VectorResult pruned = bounded.shallow().search(bounded.tree().start(), Limits.NONE);
        assertThat(pruned.counts().evaluations()).isEqualTo(4);
        Set<List<Integer>> answers = new HashSet<>();
        for (int first = 0; first <= 6; first++) {
            for (int second = 0; first + second <= 6; second++) {
                VectorResult whole = maxn("(([3,2]) ([1,4] [" + first + "," + second + "]))", 2);
                assertThat(whole.move()).isZero();
                answers.add(whole.values());
            }
        }
        assertThat(answers).containsExactly(pruned.values());
        // Without the promise it matters: a pair that both like better changes the answer.
        assertThat(maxn("(([3,2]) ([1,4] [5,5]))", 2).move()).isEqualTo(1);
    }

    /** Both orders are right by the definition: player 1 is indifferent, and only the order of moves says what happens to the others. */
    @Test
    void theValueOfMaxnIsNotUnique() {
        VectorResult one = maxn("(([9,4,0] [1,4,8]) ([5,3,5]))", 3);
        VectorResult other = maxn("(([1,4,8] [9,4,0]) ([5,3,5]))", 3);
        assertThat(one.values()).containsExactly(9, 4, 0);
        assertThat(one.move()).isZero();
        assertThat(other.values()).containsExactly(5, 3, 5);
        assertThat(other.move()).isEqualTo(1);
    }
}

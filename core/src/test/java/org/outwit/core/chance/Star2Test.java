package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;

class Star2Test {

    /** Below the second move, probes show each min node to be worth little before any is searched in full. */
    @Test
    void probesSeeMore() {
        String text = "A(*(1/2:I(6 7 8) 1/2:I(6 7 8)) *(1/2:I(5 9 9) 1/2:I(6 9 9)))";
        assertThat(Star1Test.leaves(text, false, 0, 10)).isEqualTo(6 + 3 + 1);
        assertThat(Star1Test.leaves(text, true, 0, 10)).isEqualTo(6 + 1 + 1);
        String mirrored = "I(*(1/2:A(4 3 2) 1/2:A(4 3 2)) *(1/2:A(5 1 1) 1/2:A(4 1 1)))";
        assertThat(Star1Test.leaves(mirrored, false, 0, 10)).isEqualTo(6 + 3 + 1);
        assertThat(Star1Test.leaves(mirrored, true, 0, 10)).isEqualTo(6 + 1 + 1);
    }

    /** On the regular trees that Ballard made it for; the counts are those of this tree. */
    @Test
    void onRegularTreesStar2LooksAtFewerLeavesThanStar1() {
        DiceTree root = new DiceTree(5, 6);
        long all = evaluations(new Expectiminimax<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        long star1 = evaluations(new Star1<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        long star2 = evaluations(new Star2<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        assertThat(all).isEqualTo(15_625);
        assertThat(star1).isLessThan(all * 9 / 10);
        assertThat(star2).isLessThan(star1);
    }

    private static long evaluations(ExpectedSearch<DiceTree> search, DiceTree root) {
        return search.search(root, 0, Limits.NONE).counts().evaluations();
    }
}

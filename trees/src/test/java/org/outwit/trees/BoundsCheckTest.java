package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.tree.TreeText;

class BoundsCheckTest {

    private static void check(String tree, boolean negated, int depth) {
        BoundsCheck.check(TreeText.parse(tree), new PlainStrategy("f", negated, depth));
    }

    private static void fits(String tree) {
        assertThatCode(() -> check(tree, false, Integer.MAX_VALUE)).doesNotThrowAnyException();
    }

    private static void fails(String tree, String sentence) {
        assertThatThrownBy(() -> check(tree, false, Integer.MAX_VALUE)).hasMessage(sentence);
    }

    @Test
    void boundsThatHold() {
        fits("((3 12 8) (2 4 6))");
        fits("{3..3}((3 12 8) {0..2}(2 4 6))");
        fits("{-inf..inf}({5..5} {1..9}(inf 7))");
        fits("{1..9}({4..8}(({5..6})))");
    }

    @Test
    void boundsThatDoNot() {
        fails("((3 12 8) {3..9}(2 4 6))", "Node '1' has lower 3, but its value is at most 2.");
        fails("{-5..2}((3 12 8) (2 4 6))", "Node '' has upper 2, but its value is at least 3.");
        fails("(4{5..6})", "Node '0' has lower 5, but its value is at most 4.");
        fails("{1..3}({4..8}(({1..9})))", "Node '' has upper 3, but its value is at least 4.");
    }

    @Test
    void onlyWhatIsSearchedCounts() {
        assertThatCode(() -> check("5(1{7..8}(2))", false, 0)).doesNotThrowAnyException();
        assertThatThrownBy(() -> check("5(1{7..8}(2))", false, 1))
                .hasMessage("Node '0' has lower 7, but its value is at most 1.");
    }

    /** With -f the players change roles, so that the same tree has other minimax values. */
    @Test
    void theOtherSign() {
        assertThatCode(() -> check("{3..3}((3 12) (2 4))", false, 9)).doesNotThrowAnyException();
        assertThatCode(() -> check("{4..4}((3 12) (2 4))", true, 9)).doesNotThrowAnyException();
        assertThatThrownBy(() -> check("{3..3}((3 12) (2 4))", true, 9))
                .hasMessage("Node '' has upper 3, but its value is at least 4.");
    }
}

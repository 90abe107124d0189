package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeTextTest {

    /** The tree as this test reads it back: values and bounds of all nodes in the order they were written. */
    private static String words(Tree tree) {
        StringBuilder words = new StringBuilder();
        for (int node = 0; node < tree.size(); node++) {
            words.append(node == 0 ? "" : " ").append(tree.name(node)).append(tree.mover(node) == 0 ? 'A' : 'I');
            if (tree.isPseudoTerminal(node)) words.append('!');
            if (!tree.values(node).isEmpty()) words.append(tree.values(node));
            if (tree.lower(node) != null)
                words.append(tree.lower(node)).append("..").append(tree.upper(node));
        }
        return words.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 | A{f=5}",
                "(1 2) | A 0I{f=1} 1I{f=2}",
                "  ( 1   2 ) | A 0I{f=1} 1I{f=2}",
                "((1)(2)) | A 0I 0.0A{f=1} 1I 1.0A{f=2}",
                "I(1 A(2)) | I 0A{f=1} 1A 1.0I{f=2}",
                "A(A(1) I(2)) | A 0A 0.0I{f=1} 1I 1.0A{f=2}",
                "!(1 !2 I!3) | A! 0I{f=1} 1I!{f=2} 2I!{f=3}",
                "7(1 -2.5) | A{f=7} 0I{f=1} 1I{f=-2.5}",
                "[3,2,1] | A{f2=3, f1=2, f0=1}",
                "[ 3 , -1/3 ]([1,2]) | A{f1=3, f0=-1/3} 0I{f1=1, f0=2}",
                "{1..2}(3) | A1..2 0I{f=3}",
                "A!4{-inf..1/2}(inf) | A!{f=4}-inf..0.5 0I{f=inf}",
                "{-1...5} | A-1..0.5",
                "(+1 .5 1e3 -inf) | A 0I{f=1} 1I{f=0.5} 2I{f=1000} 3I{f=-inf}",
                "A | A",
            })
    void reads(String text, String words) {
        assertThat(words(TreeText.parse(text))).isEqualTo(words);
    }

    /** Values in the order of the players, who take turns; the mover of each node, then its values. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,2,6] | 0{f0=1, f1=2, f2=6}",
                "(([1,2,6])) | 0 1 2{f0=1, f1=2, f2=6}",
                "((([1,2,6]))) | 0 1 2 0{f0=1, f1=2, f2=6}",
                "(([4,-4])) | 0 1 0{f0=4, f1=-4}",
                "I(([1,2,6] A(3))) | 1 2 0{f0=1, f1=2, f2=6} 0 1{f=3}",
                "((3 12) (2)) | 0 1 0{f=3} 0{f=12} 1 0{f=2}",
            })
    void readsTheValuesOfPlayersInTheirOrder(String text, String words) {
        Tree tree = TreeText.parsePlayers(text);
        StringBuilder read = new StringBuilder();
        for (int node = 0; node < tree.size(); node++) {
            read.append(node == 0 ? "" : " ").append(tree.mover(node));
            if (!tree.values(node).isEmpty()) read.append(tree.values(node));
        }
        assertThat(read).hasToString(words);
    }

    @Test
    void everyPlayerHasAValueEverywhere() {
        assertThatThrownBy(() -> TreeText.parsePlayers("([1,2,6] [4,2])"))
                .isInstanceOf(TreeException.class)
                .hasMessage("At character 10 of the tree: expected 3 values, one for each player as before; found 2.");
    }

    /** The trees that are printed in the errata, with their number of nodes and of leaves. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(([57,-57] [72,-72])) | 4 | 2",
                "([-3,3]) | 2 | 1",
                "([0] [1]) | 3 | 2",
                "(((((([-2,2,0]))) ((([1,-1,0])) (([1,-1,-1]) ([1,-1,3])))) ([0,0,0]))) | 18 | 5",
                "((((([10,-10,10])))) (((([0,0,0]) ([5,-5,0] [-4,4,1])) (([3,-3,8] [12,-12,7]) ([4,-4,-1])))"
                        + " ((([-2,2,-2]))))) | 24 | 8",
                "(([0,0] ((([0,0] [0,0]))))) | 8 | 3",
                "(([-8,9,-7,6,-5,3] ((([6,-7,9,-8,7,-5] [-3,3,-1,0,-1,0]))))) | 8 | 3",
                "(((((([-155372,445909])))) (((([0,0]) ([0,0] [0,0])))))) | 15 | 4",
                "((((([0,0,0]))) ((([0,1,0])) (([0,-1,0]) ([0,0,6] [1,0,0]))))) | 16 | 5",
                "((([805289,-805289,-668466,668466] [153970,-153970,128940,-128940]) [-397258,397258,220457,-220457])"
                        + " (([171167,-171167,-326157,326157] [-497295,497295,575682,-575682])"
                        + " ([-709942,709942,-865823,865823]))) | 12 | 6",
                "[0,0,0]([0,0,0]([0,0,0]([0,0,0]) [0,0,0]([0,1,0]([0,0,-1]) [1,0,0]))) | 8 | 3",
                "[0,0]([0,0]([1,0] [0,0]([0,0]([0,0]([0,0]([0,1]) [0,1]([0,0])))))) | 10 | 3",
                "A(I(A(0) A(1 2))) | 7 | 3",
                "A{-2..-1}(I{-inf..-1}(A{-2..0}(I{-1..0}(-1)))) | 5 | 1",
                "A(I(1 2) I(1)) | 6 | 3",
                "A(I(1 2) I(1 -2)) | 7 | 4",
                "([3,0] [2,1]) | 3 | 2",
                "((([4,3,3])) (([6,2,2]) ([0,4,6] [0,1,9]))) | 10 | 4",
            })
    void readsTheTreesOfTheErrata(String text, int nodes, int leaves) {
        Tree tree = TreeText.parse(text);
        assertThat(tree.size()).isEqualTo(nodes);
        int found = 0;
        for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node)) found++;
        assertThat(found).isEqualTo(leaves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\" | 1 of the tree: expected a tree, found the end.",
                "(1 2 | 5 of the tree: expected a node or ')', found the end.",
                "(1 2)) | 6 of the tree: expected the end of the tree, found ')'.",
                "1 2 | 3 of the tree: expected the end of the tree, found '2'.",
                ") | 1 of the tree: expected a node: '(', a number, '[' or '{', found ')'.",
                "(1, 2) | 3 of the tree: expected a node: '(', a number, '[' or '{', found ','.",
                "(1 x) | 4 of the tree: expected a node: '(', a number, '[' or '{', found 'x'.",
                "(1 [2) | 6 of the tree: expected ']', found ')'.",
                "[1 2] | 4 of the tree: expected ']', found '2'.",
                "[1,] | 4 of the tree: expected a number, found ']'.",
                "[] | 2 of the tree: expected a number, found ']'.",
                "{1,2} | 3 of the tree: expected '..', found ','.",
                "{1..2 | 6 of the tree: expected '}', found the end.",
                "{..2} | 2 of the tree: expected a number, found '.'.",
                "(1 2-3) | 4 of the tree: '2-3' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.",
                "(5 1/0) | 4 of the tree: The fraction '1/0' divides by zero.",
                "(in) | 2 of the tree: 'in' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.",
            })
    void saysAtWhichCharacterSomethingIsWrong(String text, String sentence) {
        assertThatThrownBy(() -> TreeText.parse(text))
                .isInstanceOf(TreeException.class)
                .hasMessage("At character " + sentence);
    }

    @Test
    void theChecksOfTheBuilderHoldHereToo() {
        assertThatThrownBy(() -> TreeText.parse("(1 {3..2})"))
                .isInstanceOf(TreeException.class)
                .hasMessage("Node '1' has lower 3 above upper 2.");
    }

    @Test
    void depthIsNoLimit() {
        int depth = 100_000;
        Tree tree = TreeText.parse("(".repeat(depth) + "5" + ")".repeat(depth));
        assertThat(tree.height()).isEqualTo(depth);
        assertThat(tree.size()).isEqualTo(depth + 1);
        assertThat(tree.mover(depth)).isEqualTo(depth % 2);
        assertThat(tree.value(depth, "f")).isEqualTo(Exact.of(5));
        assertThatThrownBy(() -> TreeText.parse("(".repeat(depth)))
                .hasMessage("At character 100001 of the tree: expected a node or ')', found the end.");
    }
}

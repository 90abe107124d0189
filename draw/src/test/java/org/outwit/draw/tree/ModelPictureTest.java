package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.search.Limits;
import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;
import org.outwit.draw.tree.Words.Note;

/** Pictures of searches with models: what each level thinks, and why branches were cut off. */
class ModelPictureTest {

    private static final String US_AND_HIM = "(([4,-4] [6,-6]) ([9,5] [1,2]))";

    private static Words words(Subject subject) {
        return new PicturePlan(subject, PictureOptions.PLAIN).words;
    }

    private static List<String> beside(Words words, int node) {
        return words.beside(node).stream().map(Note::text).toList();
    }

    @Test
    void everyLevelHasItsSay() throws Exception {
        Subject subject = Searched.model(TreeText.parse(US_AND_HIM), "m*", "(f1,f0)", null);
        Words words = words(subject);
        assertThat(List.of(words.value(0), words.value(1), words.value(4))).containsExactly("9", "4", "9");
        assertThat(beside(words, 0)).containsExactly("f0: −4 (0)");
        assertThat(beside(words, 1)).containsExactly("f0: −4 →0");
        assertThat(beside(words, 4)).containsExactly("f0: 5 →0");
        Drawn drawn = Drawn.of(subject, PictureOptions.PLAIN);
        assertThat(Drawn.title(drawn.node(0))).isEqualTo("root: player 0 to move; f1: 9, chooses 1; f0: −4, expects 0");
        assertThat(Drawn.texts(drawn.all("g", "legend").get(0)))
                .contains("worth to f1", "worth to f0, who would choose 1", "worth to f0, who expects 1");
    }

    @Test
    void theCounterexampleToFigure9() {
        String text = "((((([10,-10,10])))) (((([0,0,0]) ([5,-5,0] [-4,4,1])) (([3,-3,8] [12,-12,7]) ([4,-4,-1])))"
                + " ((([-2,2,-2])))))";
        Words words = words(Searched.model(TreeText.parse(text), "alpha-beta*-one-pass", "(f2,(f1,f0))", "0,5"));
        assertThat(words.value(0)).isEqualTo("12");
        assertThat(beside(words, 0)).containsExactly("f1: −10 (0)", "f0: 10 →0");
    }

    @Test
    void setsSharesAndAverages() {
        Tree tree = TreeText.parse(US_AND_HIM);
        Words ranges = words(Searched.model(tree, "m*-epsilon", "(f1,f0~2)", null));
        assertThat(ranges.value(0)).isEqualTo("4…9");
        assertThat(beside(ranges, 4)).containsExactly("f0: 3…7 →0, 1");
        Words quantal = words(Searched.model(tree, "m*-quantal", "(f1,f0%2)", null));
        assertThat(quantal.value(0)).isEqualTo("7.541");
        assertThat(beside(quantal, 4)).containsExactly("f0: 5 →0 82%, 1 18%");
        Words mixed = words(Searched.model(tree, "prom", "(f1,0.5*f0+0.5*-f1)", null));
        assertThat(mixed.value(0)).isEqualTo("5");
        assertThat(beside(mixed, 4)).containsExactly("0.5·f0: 5 →0", "0.5·−f1: −1 →1");
    }

    @Test
    void aCutSaysWhichWindowClosed() throws Exception {
        Subject subject =
                Searched.model(TreeText.parse("(([4,-3] [6,-6]) ([1,0] [9,-8]))"), "alpha-beta*", "(f1,f0)", "1");
        assertThat(words(subject).beside(4))
                .containsExactly(new Note("f0: 0 →0", "side unfound"), new Note("f0: 0 ≥ β −3", "side why"));
        Drawn drawn = Drawn.of(subject, PictureOptions.PLAIN);
        assertThat(Drawn.title(drawn.node(6)))
                .isEqualTo("1.1: leaf; f1 = 9; f0 = −8; not visited; cut off: the window of f0 has closed, 0 ≥ β −3,"
                        + " because f1 must get more than 4 and f1 + f0 lies in [−1, 1]");
        assertThat(Drawn.texts(drawn.all("g", "legend").get(0)))
                .contains("why moves were cut off", "by definition, not searched to the end");
    }

    @Test
    void theTailIsTakenForAnOpposite() throws Exception {
        Subject subject =
                Searched.model(TreeText.parse("((([1,-1] [2,-2]) ([5,-5] [0,0])))"), "alpha-beta*", "(f1,f0)", "0");
        assertThat(beside(words(subject), 5)).contains("−f0: 5 ≥ β 2");
        assertThat(Drawn.title(Drawn.of(subject, PictureOptions.PLAIN).node(7)))
                .endsWith(
                        "cut off: the window of −f0 has closed, 5 ≥ β 2, because f0 must get more than −2 and takes −f0"
                                + " for its exact opposite");
    }

    @Test
    void alphaBetaSaysItInItsOwnTerms() throws Exception {
        Words words = words(Searched.textbook());
        assertThat(beside(words, 5)).containsExactly("2 ≤ α 3");
        Drawn drawn = Drawn.of(Searched.textbook(), PictureOptions.PLAIN);
        assertThat(Drawn.title(drawn.node(7))).endsWith("not visited; cut off: 2 ≤ α 3");
        Subject known = Searched.alphaBeta(TreeText.parse("((A{-inf..7}(7 1) 9) 3)"), "", Limits.NONE);
        assertThat(beside(words(known), 2)).contains("7 ≥ U 7");
    }

    @Test
    void whatTheModelDoesNotPlayIsNoCut() throws Exception {
        Subject subject = Searched.model(TreeText.parse(US_AND_HIM), "next-reply", "(f1,f0)", null);
        assertThat(words(subject).beside(1)).containsExactly(new Note("f0: −4 →0", "side"));
        assertThat(Drawn.title(Drawn.of(subject, PictureOptions.PLAIN).node(3)))
                .isEqualTo("0.1: leaf; f1 = 6; f0 = −6; not visited; cut off: it is not what the model plays");
    }

    /** A part that is left out is either not played or has a window that is really closed; the values stay M*'s. */
    @ParameterizedTest
    @ValueSource(strings = {"simple-pruning", "alpha-beta*", "alpha-beta*-one-pass"})
    void everyCutHasAReason(String algorithm) {
        int cuts = 0;
        for (int seed = 0; seed < 150; seed++) {
            Tree tree = RandomTree.ragged(seed, 4, 5, 30).withFunctions(3, 3).written();
            String bounds = algorithm.equals("simple-pruning") ? null : "3,3";
            Subject subject = Searched.model(tree, algorithm, "(f2,(f1,f0))", bounds);
            Findings findings = new Findings(subject);
            Reasons reasons = new Reasons(subject, findings);
            for (int node = 1; node < tree.size(); node++) {
                for (Cut cut : subject.trace().cuts(node))
                    assertThat(cut.alpha()).isGreaterThanOrEqualTo(cut.beta());
                if (!findings.isCut(node)) continue;
                cuts++;
                assertThat(reasons.full(node))
                        .as("seed %d node %s", seed, tree.name(node))
                        .isNotEmpty();
                assertThat(reasons.brief(tree.parent(node))).hasSizeBetween(1, 2);
                assertThat(reasons.full(node)).noneMatch(reason -> reason.contains("the model plays"));
            }
        }
        assertThat(cuts).isGreaterThan(100);
    }
}

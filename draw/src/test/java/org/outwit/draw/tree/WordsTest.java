package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;
import org.outwit.trees.Trace;

class WordsTest {

    private static final PictureOptions ALL =
            PictureOptions.PLAIN.withWindows(true).withOrder(true);

    private static Words words(Subject subject, PictureOptions options) {
        return new PicturePlan(subject, options).words;
    }

    @Test
    void valuesAreExactOrSaySo() {
        Words words = words(Searched.textbook(), PictureOptions.PLAIN);
        assertThat(words.value(0)).isEqualTo("3");
        assertThat(words.value(1)).isEqualTo("3");
        assertThat(words.value(5)).isEqualTo("≤2");
        assertThat(words.value(9)).isEqualTo("≤2");
        assertThat(words.value(7)).as("never visited").isEmpty();
    }

    @Test
    void aBestFirstSearchMayLeaveAnInterval() {
        Tree tree = TreeText.parse("(-3 7)");
        Trace trace = new Trace(tree);
        TreePosition root = tree.start();
        trace.enter(root, 0, 1);
        trace.know(root, 0, 1);
        Subject subject = new Subject(tree, trace, new Ranks(tree, "f", false), List.of(), "", List.of());
        assertThat(words(subject, ALL).value(0)).isEqualTo("−3…7");
    }

    @Test
    void windowsAndOrderAreShownOnDemandOnly() {
        Words plain = words(Searched.textbook(), PictureOptions.PLAIN);
        assertThat(plain.window(5)).isEmpty();
        assertThat(plain.order(5)).isEmpty();
        Words asked = words(Searched.textbook(), ALL);
        assertThat(asked.window(0)).isEqualTo("(−∞, ∞)");
        assertThat(asked.window(5)).isEqualTo("(3, ∞)");
        assertThat(asked.window(11)).isEqualTo("(3, 14)");
        assertThat(asked.order(0)).isEqualTo("1");
        assertThat(asked.order(6)).isEqualTo("7");
        assertThat(asked.order(7)).as("never visited").isEmpty();
        assertThat(asked.window(7)).isEmpty();
    }

    @Test
    void repeatedVisitsAreToldUpToAPoint() {
        Tree tree = TreeText.parse("(1)");
        Trace trace = new Trace(tree);
        for (int visit = 0; visit < 20; visit++) trace.enter(tree.start(), 0, 1);
        Subject subject = new Subject(tree, trace, null, List.of(), "", List.of());
        assertThat(words(subject, ALL).order(0)).isEqualTo("1, 2, 3, 4 …");
    }

    @Test
    void aPathIsNoName() {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        for (String name : new String[] {null, "1", "0", "b2-b4", "2.0", ""}) {
            builder.open();
            if (name != null) builder.name(name);
            builder.leaf(1);
            builder.close();
        }
        builder.close();
        Tree tree = builder.build();
        Words words = words(Subject.bare(tree, ""), PictureOptions.PLAIN);
        List<String> names = List.of("", "", "0", "b2-b4", "2.0", "");
        for (int place = 0; place < names.size(); place++) {
            assertThat(words.name(tree.child(0, place))).isEqualTo(names.get(place));
            assertThat(words.name(tree.child(tree.child(0, place), 0))).isEmpty();
        }
        assertThat(words.edge(tree.child(0, 0))).isEqualTo("0");
        assertThat(words.edge(tree.child(0, 3))).as("the name says it already").isEmpty();
    }

    @Test
    void edgesOfChanceCarryProbabilities() {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.mover(Position.CHANCE);
        for (String p : new String[] {"1/3", "2/3"}) {
            builder.open();
            builder.probability(Exact.parse(p));
            builder.value("f", Exact.of(1));
            builder.close();
        }
        builder.close();
        Words words = words(Subject.bare(builder.build(), ""), PictureOptions.PLAIN);
        assertThat(words.edge(1)).isEqualTo("1/3");
        assertThat(words.edge(2)).isEqualTo("2/3");
    }

    @Test
    void knownBoundsStandInBrackets() {
        Tree tree = TreeText.parse("{2..9}({3..3} {-inf..7}(1 2))");
        Words words = words(Subject.bare(tree, ""), PictureOptions.PLAIN);
        assertThat(words.known(0)).isEqualTo("[2, 9]");
        assertThat(words.known(1)).as("equal bounds are the value").isEmpty();
        assertThat(words.known(2)).isEqualTo("[−∞, 7]");
    }

    @Test
    void longNumbersAreRoundedAndSayIt() {
        assertThat(PictureNumbers.brief(Exact.parse("-0.25"))).isEqualTo("−0.25");
        assertThat(PictureNumbers.brief(Exact.parse("123456789"))).isEqualTo("123456789");
        assertThat(PictureNumbers.brief(Exact.parse("-0.123456789123"))).isEqualTo("≈−0.1235");
        assertThat(PictureNumbers.show(Exact.parse("-0.123456789123"))).isEqualTo("−0.123456789123");
    }
}

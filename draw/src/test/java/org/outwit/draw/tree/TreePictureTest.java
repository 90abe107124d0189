package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreeText;
import org.w3c.dom.Element;

class TreePictureTest {

    private static final PictureOptions PLAIN = PictureOptions.PLAIN;

    private static String golden(String name) throws IOException {
        try (InputStream in = TreePictureTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theTextbookTreeIsDrawnAsEver() throws Exception {
        assertThat(TreePicture.svg(Searched.textbook(), PLAIN)).isEqualTo(golden("textbook.svg"));
    }

    /** For pages whose policy forbids styles that stand in them. */
    @Test
    void thePictureCanBeHadWithoutItsStyle() throws Exception {
        String svg = TreePicture.svg(Searched.textbook(), PLAIN);
        String bare = TreePicture.unstyled(svg);
        assertThat(svg).contains("<style>");
        assertThat(bare).doesNotContain("style").contains("class=\"page\"");
        assertThat(new Drawn(bare).all("g", "node")).hasSameSizeAs(new Drawn(svg).all("g", "node"));
        assertThat(TreePicture.unstyled("<svg/>")).isEqualTo("<svg/>");
    }

    @Test
    void equalSubjectsGiveEqualPictures() {
        PictureOptions all = PLAIN.withWindows(true).withOrder(true);
        for (int seed = 0; seed < 20; seed++) {
            assertThat(TreePicture.svg(Searched.ragged(seed), all))
                    .isEqualTo(TreePicture.svg(Searched.ragged(seed), all));
        }
    }

    @Test
    void everyNodeIsDrawnOnceAsTheTraceTells() throws Exception {
        for (int seed = 0; seed < 60; seed++) {
            Subject subject = Searched.ragged(seed);
            Tree tree = subject.tree();
            Drawn drawn = Drawn.of(subject, PLAIN);
            Element nodes = drawn.all("g", "nodes").get(0);
            int size = drawn.all("g", "node").stream()
                    .filter(e -> e.getParentNode() == nodes)
                    .toList()
                    .size();
            assertThat(size).isEqualTo(tree.size());
            assertThat(drawn.all("line", "edge")).filteredOn(e -> !inLegend(e)).hasSize(tree.size() - 1);
            int cut = 0;
            for (int node = 0; node < tree.size(); node++) {
                boolean visited = subject.trace().isVisited(node);
                List<String> classes =
                        List.of(drawn.node(node).getAttribute("class").split(" "));
                assertThat(classes)
                        .contains(
                                visited ? "visited" : "unvisited", tree.isLeaf(node) ? "leaf" : "p" + tree.mover(node));
                assertThat(Drawn.title(drawn.node(node)).contains("not visited"))
                        .isEqualTo(!visited);
                if (!visited && subject.trace().isVisited(tree.parent(node))) cut++;
            }
            assertThat(drawn.all("path", "cut")).filteredOn(e -> !inLegend(e)).hasSize(cut);
        }
    }

    private static boolean inLegend(Element element) {
        return ((Element) element.getParentNode()).getAttribute("class").equals("legend");
    }

    @Test
    void thePrincipalLineIsDrawnThroughAllItsMoves() throws Exception {
        for (int seed = 0; seed < 30; seed++) {
            Subject subject = Searched.ragged(seed);
            Drawn drawn = Drawn.of(subject, PLAIN);
            assertThat(drawn.all("line", "edge", "line"))
                    .filteredOn(e -> !inLegend(e))
                    .hasSize(subject.line().size());
        }
    }

    @Test
    void namesThatWouldBreakTheDocumentAreEscaped() throws Exception {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.name("</title><script>alert(\"&\")</script>");
        builder.open();
        builder.name("a\u0000\uD800b");
        builder.value("<f>", Exact.of(1));
        builder.close();
        builder.close();
        Drawn drawn = Drawn.of(Subject.bare(builder.build(), "<&>\"'"), PLAIN);
        assertThat(drawn.all("script")).isEmpty();
        assertThat(Drawn.title(drawn.root())).isEqualTo("<&>\"'");
        assertThat(Drawn.title(drawn.node(0))).startsWith("</title><script>alert(\"&\")</script>: ");
        assertThat(Drawn.title(drawn.node(1))).isEqualTo("a\uFFFD\uFFFDb: leaf; <f> = 1");
    }

    @Test
    void tooltipsTellEverything() throws Exception {
        Drawn drawn = Drawn.of(Searched.textbook(), PLAIN);
        assertThat(Drawn.title(drawn.node(0))).isEqualTo("root: max to move; found value 3; window (−∞, ∞)");
        assertThat(Drawn.title(drawn.node(5))).isEqualTo("1: min to move; found at most 2; window (3, ∞)");
        assertThat(Drawn.title(drawn.node(7))).isEqualTo("1.1: leaf; f = 4; not visited; cut off: 2 ≤ α 3");
    }

    @Test
    void thePageIsWhiteAndAsLargeAsItSays() throws Exception {
        Drawn drawn = Drawn.of(Searched.textbook(), PLAIN);
        Element root = drawn.root();
        Element page = drawn.all("rect", "page").get(0);
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
        assertThat(page.getAttribute("width")).isEqualTo(root.getAttribute("width"));
        assertThat(page.getAttribute("height")).isEqualTo(root.getAttribute("height"));
        assertThat(drawn.all("style").get(0).getTextContent()).contains(".page { fill: #ffffff }");
    }

    @Test
    void aSingleNodeIsAPicture() throws Exception {
        Drawn drawn = Drawn.of(Subject.bare(TreeText.parse("7"), "one"), PLAIN);
        assertThat(Drawn.texts(drawn.node(0))).containsExactly("7");
        assertThat(drawn.all("line", "edge")).isEmpty();
    }

    @Test
    void pseudoTerminalsHaveASecondOutline() throws Exception {
        Drawn drawn = Drawn.of(Subject.bare(TreeText.parse("(!(1 2) (3 !4))"), ""), PLAIN);
        assertThat(drawn.all("rect", "inner")).hasSize(2); // one of them in the legend
        assertThat(drawn.all("circle", "inner")).hasSize(1);
        assertThat(Drawn.title(drawn.node(1))).contains("pseudo-terminal");
    }

    @Test
    void shapesTellMoversApart() throws Exception {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        for (int mover : new int[] {0, 1, 2, 5, Position.CHANCE}) {
            builder.open();
            builder.mover(mover);
            builder.open();
            builder.probability(Exact.of(1));
            builder.value("f0", Exact.of(1));
            builder.close();
            builder.close();
        }
        builder.close();
        Drawn drawn = Drawn.of(Subject.bare(builder.build(), ""), PLAIN);
        assertThat(drawn.node(1).getElementsByTagName("rect").getLength()).isEqualTo(1);
        assertThat(corner(drawn, 1)).isLessThan(corner(drawn, 3));
        assertThat(drawn.node(5).getElementsByTagName("polygon").getLength()).isEqualTo(1);
        assertThat(Drawn.texts(drawn.node(5))).containsExactly("2");
        assertThat(Drawn.texts(drawn.node(7))).containsExactly("5");
        assertThat(drawn.node(9).getAttribute("class")).isEqualTo("node chance");
        assertThat(Drawn.texts(drawn.all("g", "legend").get(0)))
                .containsExactly("player 0", "player 1", "player 2", "player 5", "chance");
    }

    private static double corner(Drawn drawn, int node) {
        return Drawn.number(
                (Element) drawn.node(node).getElementsByTagName("rect").item(0), "rx");
    }

    @Test
    void theLegendExplainsWhatOccursAndNothingElse() throws Exception {
        Drawn bare = Drawn.of(Subject.bare(TreeText.parse("(1 2)"), ""), PLAIN);
        assertThat(Drawn.texts(bare.all("g", "legend").get(0))).containsExactly("max");
        Drawn searched = Drawn.of(Searched.textbook(), PLAIN.withOrder(true));
        assertThat(Drawn.texts(searched.all("g", "legend").get(0)))
                .containsExactly(
                        "max",
                        "min",
                        "principal line",
                        "deciding move",
                        "not visited",
                        "cut off",
                        "1, 2, …",
                        "order of visits",
                        "5 ≥ β 3",
                        "why moves were cut off");
    }

    @Test
    void aTreeThatIsTooLargeIsRefusedWithTheWayOut() throws Exception {
        Tree tree = RandomTree.uniform(1, 10, 4, 9).written();
        assertThatThrownBy(() -> TreePicture.svg(Subject.bare(tree, ""), PLAIN))
                .isInstanceOf(TreeException.class)
                .hasMessage("The picture would have 11111 nodes, and at most 5000 are drawn."
                        + " Draw only the top plies: --depth 3 fits.");
        Drawn drawn = Drawn.of(Subject.bare(tree, ""), PLAIN.withDepth(3));
        assertThat(drawn.all("text", "small"))
                .filteredOn(e -> e.getTextContent().equals("+10"))
                .hasSize(1000);
    }

    @Test
    void depthIsNoLimit() throws Exception {
        int plies = 1000;
        Tree tree = TreeText.parse("(".repeat(plies) + "1" + " 2)".repeat(plies));
        assertThat(Drawn.of(Subject.bare(tree, ""), PLAIN).all("circle", "shape"))
                .hasSize(plies + 1);
    }

    /** Signs that are words are drawn from their right end, or in a wide font they would run into what explains them. */
    @Test
    void signsOfTheLegendEndBeforeTheirMeaning() throws Exception {
        Drawn drawn = Drawn.of(Searched.textbook(), PLAIN.withWindows(true).withOrder(true));
        assertThat(Style.sheet()).contains(".legend .sign { text-anchor: end }");
        List<Element> texts =
                drawn.all("text").stream().filter(TreePictureTest::inLegend).toList();
        int signs = 0;
        for (int i = 0; i < texts.size(); i++) {
            if (!texts.get(i).getAttribute("class").endsWith("sign")) continue;
            double distance = Drawn.number(texts.get(i + 1), "x") - Drawn.number(texts.get(i), "x");
            assertThat(distance).isBetween(6.8, 7.2);
            signs++;
        }
        assertThat(signs).isEqualTo(3);
    }
}

package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Nothing that is written covers anything else that is written, and nothing leaves the page. */
class OverlapTest {

    /** All of them with {@code -Plong}. */
    private static final int SEEDS = Boolean.getBoolean("outwit.thorough") ? 100 : 25;

    private static final PictureOptions ALL =
            PictureOptions.PLAIN.withWindows(true).withOrder(true);
    private static final Pattern TURNED = Pattern.compile("translate\\((\\S+) (\\S+)\\) rotate\\(-90\\)");

    private record Box(String what, double left, double top, double right, double bottom) {
        boolean overlaps(Box other) {
            double width = Math.min(right, other.right) - Math.max(left, other.left);
            double height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
            return width > 0.2 && height > 0.2; // coordinates are rounded to tenths
        }
    }

    /** The letters of a text from the top of its capitals to the base line. */
    private static Box box(Element text) {
        double size = Drawn.number(text, "font-size");
        String words = text.getTextContent();
        double width = TextWidth.of(words, size);
        double height = 0.72 * size;
        Matcher turned = TURNED.matcher(text.getAttribute("transform"));
        if (turned.matches()) {
            double x = Double.parseDouble(turned.group(1));
            double y = Double.parseDouble(turned.group(2));
            return new Box(words, x - height, y, x, y + width);
        }
        List<String> classes = List.of(text.getAttribute("class").split(" "));
        boolean end = classes.contains("order") && !classes.contains("after") || classes.contains("head");
        boolean start = classes.contains("side") || classes.contains("after");
        double x = Drawn.number(text, "x") - (end ? width : start ? 0 : width / 2);
        double y = Drawn.number(text, "y");
        return new Box(words, x, y - height, x + width, y);
    }

    private static void check(Subject subject, PictureOptions options) throws Exception {
        Drawn drawn = Drawn.of(subject, options);
        List<Box> boxes = new ArrayList<>();
        Element tree = drawn.all("g", "tree").get(0);
        NodeList texts = tree.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) boxes.add(box((Element) texts.item(i)));
        Matcher shift = Pattern.compile("translate\\((\\S+) (\\S+)\\)").matcher(tree.getAttribute("transform"));
        assertThat(shift.matches()).isTrue();
        double right = Drawn.number(drawn.root(), "width") - Double.parseDouble(shift.group(1));
        double bottom = Drawn.number(drawn.root(), "height") - Double.parseDouble(shift.group(2));
        for (int i = 0; i < boxes.size(); i++) {
            Box one = boxes.get(i);
            assertThat(one.left).isGreaterThan(-Double.parseDouble(shift.group(1)));
            assertThat(one.right).isLessThan(right);
            assertThat(one.bottom).isLessThan(bottom);
            for (int j = i + 1; j < boxes.size(); j++) {
                Box other = boxes.get(j);
                if (one.overlaps(other)) throw new AssertionError(subject.title() + ": " + one + " covers " + other);
            }
        }
    }

    @Test
    void raggedTrees() throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            check(Searched.ragged(seed), PictureOptions.PLAIN);
            check(Searched.ragged(seed), ALL);
            check(Searched.ragged(seed), ALL.withDepth(2));
        }
    }

    @Test
    void largeNumbers() throws Exception {
        for (int seed = 0; seed < SEEDS / 2; seed++) {
            var tree = RandomTree.ragged(seed, 4, 5, 99_999_999).written();
            check(Searched.alphaBeta(tree, "seed " + seed, Limits.NONE), ALL);
        }
    }

    @Test
    void severalFunctions() throws Exception {
        for (int seed = 0; seed < 50; seed++) {
            check(
                    Subject.bare(
                            RandomTree.ragged(seed, 4, 5, 500)
                                    .withFunctions(3, 100)
                                    .written(),
                            "seed " + seed),
                    ALL);
        }
    }

    @Test
    void searchesWithModels() throws Exception {
        for (int seed = 0; seed < 12; seed++) {
            Tree tree = RandomTree.ragged(seed, 3, 4, 500).withFunctions(4, 100).written();
            for (String algorithm : List.of("m*", "alpha-beta*", "alpha-beta*-one-pass", "next-reply")) {
                String bounds = algorithm.startsWith("alpha") ? "100,100,100" : null;
                check(Searched.model(tree, algorithm, "(f3,(f2,(f1,f0)))", bounds), ALL);
            }
            check(Searched.model(tree, "prom", "(f3,0.25*f2+0.25*f1+0.5*f0)", null), PictureOptions.PLAIN);
            check(Searched.model(tree, "m*-quantal", "(f3,(f2%20,f1))", null), PictureOptions.PLAIN.withDepth(2));
        }
    }

    @Test
    void probabilitiesThatAreWiderThanTheirLeaves() throws Exception {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.mover(Position.CHANCE);
        for (int i = 0; i < 40; i++) {
            builder.open();
            builder.probability(Exact.parse("0.025"));
            builder.value("f", Exact.of(1));
            builder.close();
        }
        builder.close();
        check(Subject.bare(builder.build(), "forty"), PictureOptions.PLAIN);
    }

    @Test
    void namesAndChance() throws Exception {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            TreeBuilder builder = new TreeBuilder();
            builder.open();
            builder.mover(Position.CHANCE);
            grow(builder, random, 1, 1 + random.nextInt(5));
            builder.close();
            check(Subject.bare(builder.build(), "seed " + seed), ALL);
        }
    }

    private static void grow(TreeBuilder builder, Random random, int ply, int children) {
        for (int i = 0; i < children; i++) {
            builder.open();
            builder.mover(ply % 2 == 0 ? Position.CHANCE : random.nextInt(4));
            if (random.nextInt(3) == 0) builder.name("move number " + random.nextInt(1_000_000));
            builder.probability(Exact.parse("1/" + children));
            builder.pseudo(random.nextInt(5) == 0);
            if (random.nextInt(4) == 0) {
                builder.lower(Exact.of(-random.nextInt(100)));
                builder.upper(Exact.of(random.nextInt(100)));
            }
            if (ply < 4 && random.nextInt(4) > 0) grow(builder, random, ply + 1, 1 + random.nextInt(3));
            else builder.value("f", Exact.of(random.nextInt(1000)));
            builder.close();
        }
    }
}

package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

class TidyLayoutTest {

    private static final double GAP = 6;
    private static final double ROUNDING = 1e-6;

    private static Extent[] extents(Crop crop, long seed) {
        Random random = new Random(seed);
        Extent[] extents = new Extent[crop.tree().size()];
        for (int node = 0; node < extents.length; node++) {
            double left = 2 + random.nextInt(30);
            double right = 2 + random.nextInt(30);
            boolean hangs = crop.isTip(node) && random.nextBoolean();
            extents[node] = hangs ? new Extent(left, right, left / 2, right / 2) : Extent.of(left, right);
        }
        return extents;
    }

    @Test
    void nothingOverlapsOnAnyLevel() {
        for (int seed = 0; seed < 400; seed++) {
            Tree tree = RandomTree.ragged(seed, 2 + seed % 4, 2 + seed % 5, 9).written();
            Crop crop = new Crop(tree, seed % 3 == 0 ? 3 : Integer.MAX_VALUE);
            Extent[] extents = extents(crop, seed);
            TidyLayout layout = new TidyLayout(crop, extents, GAP);
            List<List<double[]>> levels = new ArrayList<>();
            for (int ply = 0; ply <= crop.height() + 1; ply++) levels.add(new ArrayList<>());
            for (int node = 0; node < tree.size(); node++) {
                if (!crop.isDrawn(node)) continue;
                double x = layout.x(node);
                levels.get(crop.ply(node)).add(new double[] {x - extents[node].left(), x + extents[node].right()});
                if (extents[node].hangs()) {
                    levels.get(crop.ply(node) + 1)
                            .add(new double[] {x - extents[node].hangLeft(), x + extents[node].hangRight()});
                }
            }
            for (List<double[]> level : levels) {
                level.sort((a, b) -> Double.compare(a[0], b[0]));
                for (int i = 1; i < level.size(); i++) {
                    assertThat(level.get(i)[0] - level.get(i - 1)[1])
                            .as("seed %d", seed)
                            .isGreaterThan(GAP - ROUNDING);
                }
                for (double[] room : level) {
                    assertThat(room[0]).isGreaterThan(-ROUNDING);
                    assertThat(room[1]).isLessThan(layout.width() + ROUNDING);
                }
            }
        }
    }

    @Test
    void parentsStandInTheMiddleAndBrothersInOrder() {
        for (int seed = 0; seed < 200; seed++) {
            Tree tree = RandomTree.ragged(seed, 5, 5, 9).written();
            Crop crop = new Crop(tree, Integer.MAX_VALUE);
            TidyLayout layout = new TidyLayout(crop, extents(crop, seed), GAP);
            for (int node = 0; node < tree.size(); node++) {
                int count = tree.childCount(node);
                if (count == 0) continue;
                double first = layout.x(tree.child(node, 0));
                double last = layout.x(tree.child(node, count - 1));
                assertThat(layout.x(node)).isCloseTo((first + last) / 2, within(ROUNDING));
                for (int i = 1; i < count; i++) {
                    assertThat(layout.x(tree.child(node, i))).isGreaterThan(layout.x(tree.child(node, i - 1)));
                }
            }
        }
    }

    @Test
    void theMirrorImageIsDrawnAsTheMirrorImage() {
        double[] there = xs("((1 (1 1 1) 1) 1 ((1 1) (1 1 (1 1))))");
        double[] back = xs("((((1 1) 1 1) (1 1)) 1 (1 (1 1 1) 1))");
        double width = there[there.length - 1];
        for (int i = 0; i < there.length; i++) {
            assertThat(back[i]).isCloseTo(width - there[there.length - 1 - i], within(ROUNDING));
        }
    }

    /** The places of all leaves and inner nodes, sorted, from the leftmost on. */
    private static double[] xs(String text) {
        Tree tree = TreeText.parse(text);
        Crop crop = new Crop(tree, Integer.MAX_VALUE);
        Extent[] extents = new Extent[tree.size()];
        for (int node = 0; node < extents.length; node++) extents[node] = Extent.of(7, 7);
        TidyLayout layout = new TidyLayout(crop, extents, GAP);
        double[] xs = new double[tree.size()];
        for (int node = 0; node < xs.length; node++) xs[node] = layout.x(node) - 7;
        Arrays.sort(xs);
        return xs;
    }

    @Test
    void equalTreesAreAsNarrowAsTheirLeavesAllow() {
        Tree tree = TreeText.parse("((1 1) (1 1))");
        Crop crop = new Crop(tree, Integer.MAX_VALUE);
        Extent[] extents = new Extent[tree.size()];
        for (int node = 0; node < extents.length; node++) extents[node] = Extent.of(5, 5);
        // Four leaves of ten, twice the gap of brothers and once that of cousins.
        assertThat(new TidyLayout(crop, extents, 4).width()).isCloseTo(4 * 10 + 2 * 4 + 6, within(ROUNDING));
    }

    @Test
    void depthIsNoLimit() {
        int plies = 4000;
        Tree tree = TreeText.parse("(".repeat(plies) + "1" + ")".repeat(plies));
        Crop crop = new Crop(tree, Integer.MAX_VALUE);
        Extent[] extents = extents(crop, 1);
        TidyLayout layout = new TidyLayout(crop, extents, GAP);
        assertThat(layout.x(plies)).isEqualTo(layout.x(0));
    }
}

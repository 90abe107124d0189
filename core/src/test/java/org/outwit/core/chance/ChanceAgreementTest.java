package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/**
 * All searches with chance nodes return the value of the definition in exact fractions, and its first optimal move, on
 * the same seeded trees: ties between averages are ties, however they were added up.
 */
class ChanceAgreementTest {

    private static final double CLOSE = 1e-9;

    private static Map<String, Function<ChanceSetup<TreePosition>, ExpectedSearch<TreePosition>>> searches() {
        Map<String, Function<ChanceSetup<TreePosition>, ExpectedSearch<TreePosition>>> searches = new LinkedHashMap<>();
        searches.put("expectiminimax", Expectiminimax::new);
        searches.put("star1", Star1::new);
        searches.put("star2", Star2::new);
        return searches;
    }

    @Test
    void onSeededTrees() {
        agree(1, Thoroughness.of(25_000));
    }

    @Test
    @Tag("long")
    void onAMillionTrees() {
        agree(2, 1_000_000);
    }

    private static void agree(long stream, int trees) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 10_000_019L + i;
            ChanceQuestion question = ChanceQuestion.seeded(seed);
            Tree tree = question.tree();
            int viewer = i % 8 == 0 ? 1 : 0;
            int depth = i % 5 == 0 ? i / 5 % 5 : Integer.MAX_VALUE;
            NaiveExpectation naive = new NaiveExpectation(tree, viewer);
            double value = naive.value(0, depth).real();
            int move = naive.choice(0, depth);
            Set<Long> all = new HashSet<>();
            for (var entry : searches().entrySet()) {
                Visits<TreePosition> visits = new Visits<>();
                ExpectedResult result = entry.getValue()
                        .apply(question.setup(visits))
                        .search(tree.start(), viewer, Limits.depth(depth));
                boolean right = close(result.value(), value) && result.move() == move && result.bound() == Bound.EXACT;
                assertThat(right)
                        .as(() -> entry.getKey() + " on seed " + seed + ", expected " + value + " by " + move + ": "
                                + result)
                        .isTrue();
                assertThat(isLine(naive, tree, result, depth, value))
                        .as(() -> entry.getKey() + " on seed " + seed + ": " + result)
                        .isTrue();
                if (all.isEmpty()) all.addAll(visits.sequence()); // the definition comes first
                assertThat(all.containsAll(visits.sequence())).isTrue();
                if (depth < Integer.MAX_VALUE) continue;
                assertThat((int) result.counts().evaluations())
                        .as("no leaf is evaluated twice")
                        .isEqualTo(visits.leaves().size());
            }
        }
    }

    private static boolean close(double a, double b) {
        return Math.abs(a - b) <= CLOSE;
    }

    /** Whether the line begins with the move, keeps the value, and goes on until chance or a leaf ends it. */
    private static boolean isLine(NaiveExpectation naive, Tree tree, ExpectedResult result, int depth, double value) {
        List<Integer> line = result.line();
        if ((line.isEmpty() ? Position.NO_MOVE : line.get(0)) != result.move()) return false;
        int node = 0;
        for (int move : line) node = tree.child(node, move);
        int left = depth - line.size();
        return naive.choice(node, left) < 0 && close(naive.value(node, left).real(), value);
    }

    @Test
    void windowsHoldTheirPromise() {
        for (int seed = 0; seed < Thoroughness.of(15_000); seed++) {
            ChanceQuestion question = ChanceQuestion.seeded(seed);
            Tree tree = question.tree();
            NaiveExpectation naive = new NaiveExpectation(tree, 0);
            Fraction value = naive.value(0, Integer.MAX_VALUE);
            Random random = new Random(seed);
            double[] window = window(random, question, value.real());
            for (var entry : searches().entrySet()) {
                if (entry.getKey().equals("expectiminimax")) continue;
                String what = entry.getKey() + " on seed " + seed;
                ChanceSetup<TreePosition> setup = question.setup().within(window[0], window[1]);
                ExpectedResult result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.NONE);
                if (value.real() <= window[0] + CLOSE) {
                    assertThat(result.bound()).as(what).isEqualTo(Bound.UPPER);
                    assertThat(result.value()).as(what).isLessThanOrEqualTo(window[0]);
                    assertThat(result.value()).as(what).isGreaterThanOrEqualTo(value.real() - CLOSE);
                } else if (value.real() >= window[1] - CLOSE) {
                    assertThat(result.bound()).as(what).isEqualTo(Bound.LOWER);
                    assertThat(result.value()).as(what).isGreaterThanOrEqualTo(window[1]);
                    assertThat(result.value()).as(what).isLessThanOrEqualTo(value.real() + CLOSE);
                } else {
                    assertThat(result.bound()).as(what).isEqualTo(Bound.EXACT);
                    assertThat(close(result.value(), value.real())).as(what).isTrue();
                    assertThat(result.move()).as(what).isEqualTo(naive.choice(0, Integer.MAX_VALUE));
                }
            }
        }
    }

    /** Somewhere in the range or just beyond; every third time with the value itself at one end. */
    private static double[] window(Random random, ChanceQuestion question, double value) {
        double span = question.highest() - question.lowest() + 1;
        double width = (1 + random.nextInt(4)) * span / 8;
        double alpha = question.lowest() - 0.5 + random.nextInt(9) * span / 8;
        return switch (random.nextInt(6)) {
            case 0 -> new double[] {value, value + width};
            case 1 -> new double[] {value - width, value};
            case 2 -> new double[] {Double.NEGATIVE_INFINITY, alpha};
            default -> new double[] {alpha, alpha + width};
        };
    }
}

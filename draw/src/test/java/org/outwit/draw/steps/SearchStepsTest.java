package org.outwit.draw.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.PictureNumbers;
import org.outwit.trees.Question;
import org.outwit.trees.Solution;
import org.outwit.trees.TreeAlgorithms;

/** Steps that are replayed say what the algorithm answers, for every algorithm. */
class SearchStepsTest {

    /** All of them with {@code -Plong}. */
    private static final int TREES = Boolean.getBoolean("outwit.thorough") ? 150 : 40;

    static List<Algorithm> algorithms() {
        return AskedTrees.algorithms();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void countLeavesAndNodesAsTheAnswerDoes(Algorithm algorithm) {
        for (long seed = 0; seed < TREES; seed++) {
            Question question = AskedTrees.question(seed, algorithm);
            Solution solution = TreeAlgorithms.solve(question, true);
            SearchSteps steps = SearchSteps.of(question);
            assertThat(steps.note()).as("seed %d", seed).isEmpty();
            SearchStep end = steps.steps().get(steps.steps().size() - 1);
            assertThat(end.kind()).isEqualTo(StepKind.END);
            assertThat((long) end.spent().leaves())
                    .as("leaves, seed %d", seed)
                    .isEqualTo(((Number) solution.answer().get("leaves")).longValue());
            assertThat(end.spent().nodes())
                    .as("nodes, seed %d", seed)
                    .isEqualTo(solution.trace().visits().size());
            assertThat(steps.answer().values())
                    .as("seed %d", seed)
                    .isEqualTo(solution.answer().values());
            Object line = solution.answer().get("line");
            if (line != null) assertThat(steps.subject().line()).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void goThroughTheTreeInTheOrderOfTheVisits(Algorithm algorithm) {
        for (long seed = 0; seed < TREES; seed++) {
            Question question = AskedTrees.question(seed, algorithm);
            List<Integer> visits = TreeAlgorithms.solve(question, true).trace().visits();
            List<Integer> replayed = new ArrayList<>();
            int nodes = 0;
            for (SearchStep step : SearchSteps.of(question).steps()) {
                if (step.spent().nodes() > nodes) replayed.add(step.node());
                nodes = step.spent().nodes();
            }
            assertThat(replayed).as("seed %d", seed).isEqualTo(visits);
        }
    }

    /** What is last said of the root is the answer, for all that say it. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void endWithTheValueAtTheRoot(Algorithm algorithm) {
        if (algorithm.family() == Family.MONTE_CARLO
                || algorithm.family() == Family.SELECTIVE
                || algorithm == Algorithm.M_STAR_MULTI) return; // these do not tell the listener what the root is worth
        if (algorithm == Algorithm.FORESEEN_LINES)
            return; // the root shows what plain search promises, the answer what a line brings
        int said = 0;
        for (long seed = 0; seed < TREES; seed++) {
            Question question = AskedTrees.question(seed, algorithm);
            SearchSteps steps = SearchSteps.of(question);
            String last = "";
            for (SearchStep step : steps.steps())
                if (step.node() == 0
                        && step.kind() != StepKind.END
                        && !step.value().isEmpty()) last = step.value();
            if (last.isEmpty() || question.tree().isLeaf(0)) continue;
            said++;
            if (algorithm.family() == Family.PROOF)
                assertThat(allows(last, shown(steps))).as("seed %d", seed).isTrue();
            else assertThat(last).as("seed %d", seed).isEqualTo(shown(steps));
        }
        if (algorithm.family() != Family.PROOF
                && algorithm != Algorithm.SSS_STAR
                && algorithm != Algorithm.DUAL_SSS_STAR) assertThat(said).isGreaterThan(TREES / 4);
    }

    /** Questions with the answer yes or no narrow the value down; the last one may be answered by what was known. */
    private static boolean allows(String known, String value) {
        int dots = known.indexOf('…');
        Exact wanted = Exact.parse(value);
        if (known.startsWith("≥")) return wanted.compareTo(Exact.parse(known.substring(1))) >= 0;
        if (known.startsWith("≤")) return wanted.compareTo(Exact.parse(known.substring(1))) <= 0;
        if (dots < 0) return known.equals(value);
        return wanted.compareTo(Exact.parse(known.substring(0, dots))) >= 0
                && wanted.compareTo(Exact.parse(known.substring(dots + 1))) <= 0;
    }

    private static String shown(SearchSteps steps) {
        Object value = steps.answer().has("value")
                ? steps.answer().get("value")
                : steps.answer().get("values");
        if (value == null) {
            List<?> range = (List<?>) steps.answer().get("range");
            String low = PictureNumbers.show((Exact) range.get(0));
            String high = PictureNumbers.show((Exact) range.get(1));
            return low.equals(high) ? low : low + "…" + high;
        }
        if (value instanceof Exact exact) return PictureNumbers.show(exact);
        if (value instanceof Double average) return PictureNumbers.rounded(average, 4);
        return String.join(
                ", ",
                ((List<?>) value)
                        .stream().map(each -> PictureNumbers.show((Exact) each)).toList());
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void sayWhyAtEveryCutAndMissNone(Algorithm algorithm) {
        for (long seed = 0; seed < TREES; seed++) {
            Question question = AskedTrees.question(seed, algorithm);
            Tree tree = question.tree();
            Solution solution = TreeAlgorithms.solve(question, true);
            BitSet cut = new BitSet();
            BitSet leaves = new BitSet();
            for (SearchStep step : SearchSteps.of(question).steps()) {
                assertThat(step.sentence()).matches("[A-Z].*[^.]\\.");
                if (step.kind() == StepKind.LEAF) leaves.set(step.node());
                if (step.kind() != StepKind.CUT) continue;
                step.cut().forEach(cut::set);
                assertThat(step.sentence()).as("seed %d", seed).matches("[^:]*: .{12,}");
                assertThat(step.cut())
                        .allSatisfy(child -> assertThat(tree.parent(child)).isEqualTo(step.node()));
            }
            for (int node = 1; node < tree.size(); node++) {
                int parent = tree.parent(node);
                boolean developed = false;
                for (int place = 0; place < tree.childCount(parent); place++) {
                    developed |= solution.trace().isVisited(tree.child(parent, place));
                }
                if (developed
                        && !solution.trace().isVisited(node)
                        && solution.trace().isVisited(parent)) {
                    assertThat(cut.get(node) || leaves.get(node))
                            .as("seed %d, node %d", seed, node)
                            .isTrue();
                }
            }
        }
    }
}

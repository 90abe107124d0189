package org.outwit.core.hidden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.hidden.WorldTree.Node;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;

class AlphaMuTest {

    private static final double EXACT = 1e-9;

    @Test
    void onTheThirdDayItTakesRoadA() {
        HiddenResult result = HiddenExamples.alphaMu(HiddenExamples.DAY_3, 2);
        assertThat(result.move()).isEqualTo(HiddenExamples.ROAD_A);
        assertThat(result.value()).isEqualTo(HiddenExamples.GOLD);
        assertThat(result.complete()).isTrue();
        assertThat(HiddenExamples.alphaMu(HiddenExamples.DAY_1, 1).move()).isEqualTo(HiddenExamples.ROAD_B);
        assertThat(HiddenExamples.alphaMu(HiddenExamples.DAY_2, 1).move()).isEqualTo(HiddenExamples.ROAD_B);
    }

    @Test
    void itDoesNotFuseStrategies() {
        HiddenResult result = HiddenExamples.alphaMu(HiddenExamples.STRATEGY_FUSION, 3);
        assertThat(result.move()).isZero();
        assertThat(result.value()).isCloseTo(2.0 / 3, within(EXACT));
    }

    @Test
    void itChoosesWithRegardToTheRestOfTheTree() {
        HiddenResult result = HiddenExamples.alphaMu(HiddenExamples.NON_LOCALITY, 3);
        assertThat(result.move()).isZero();
        assertThat(result.value()).isCloseTo(1.0 / 3, within(EXACT));
    }

    @Test
    void whoKeepsOnlyTheBestVectorOfANodeFallsForNonLocality() {
        HiddenResult local = HiddenExamples.ask(
                new AlphaMu<>(HiddenExamples.setup(), AlphaMu.ALL, 1), HiddenExamples.NON_LOCALITY, 3, Limits.NONE);
        assertThat(local.value()).isZero();
        assertThat(local.complete()).isFalse();
    }

    @Test
    void itAgreesWithTheDefinitionOnSeededTrees() {
        int compared = 0;
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            int worlds = 1 + random.nextInt(4);
            Node root = grown(random, worlds);
            if (NaiveBestDefence.strategies(root, worlds) > 5_000) continue;
            compared++;
            HiddenResult found = HiddenExamples.alphaMu(root, worlds);
            double value = (double) NaiveBestDefence.value(root, worlds) / worlds;
            assertThat(found.value()).as("seed " + seed + ": " + root).isCloseTo(value, within(EXACT));
            assertThat(found.complete()).as("seed " + seed).isTrue();
            Node chosen = WorldTree.max(root.children().get(found.move()));
            assertThat((double) NaiveBestDefence.value(chosen, worlds) / worlds)
                    .as("the move of seed " + seed)
                    .isCloseTo(value, within(EXACT));
        }
        assertThat(compared).isGreaterThan(400);
    }

    @Test
    void withOneOwnMoveItIsAveragingAndWithMoreItComesDownToTheValue() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            int worlds = 2 + random.nextInt(3);
            Node root = grown(random, worlds);
            double averaging = HiddenExamples.pimc(root, worlds).value();
            double before = averaging;
            for (int ownMoves = 1; ownMoves <= 4; ownMoves++) {
                AlphaMu<WorldTree> search = new AlphaMu<>(HiddenExamples.setup(), ownMoves, AlphaMu.ALL);
                double value =
                        HiddenExamples.ask(search, root, worlds, Limits.NONE).value();
                if (ownMoves == 1) assertThat(value).isCloseTo(averaging, within(EXACT));
                assertThat(value).as("seed " + seed).isLessThanOrEqualTo(before + EXACT);
                before = value;
            }
            assertThat(before).isCloseTo(HiddenExamples.alphaMu(root, worlds).value(), within(EXACT));
        }
    }

    @Test
    void limitsEndItWithTheLastDepth() {
        AlphaMu<WorldTree> search = new AlphaMu<>(HiddenExamples.setup(), AlphaMu.ALL, 8);
        HiddenResult stopped = HiddenExamples.ask(search, HiddenExamples.DAY_3, 2, Limits.NONE.withNodes(3));
        assertThat(stopped.isKnown()).isFalse();
        assertThat(stopped.reason()).isEqualTo(StopReason.NODES);
        HiddenResult asked = HiddenExamples.ask(search, HiddenExamples.DAY_3, 2, Limits.NONE.stoppedBy(() -> true));
        assertThat(asked.reason()).isEqualTo(StopReason.ASKED);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new AlphaMu<>(HiddenExamples.setup(), 0, 1))
                .hasMessage("The own moves (0) must be positive.");
        assertThatThrownBy(() -> new AlphaMu<>(HiddenExamples.setup(), 1, 0))
                .hasMessage("The vectors (0) must be positive.");
    }

    /** Up to four plies; what player 0 does not see does not change what may be played afterwards. */
    private static Node grown(Random random, int worlds) {
        int plies = 2 + random.nextInt(3);
        int[] kinds = new int[plies]; // 0 is a node of player 0, 1 of player 1, 2 unseen
        for (int ply = 1; ply < plies; ply++) kinds[ply] = random.nextInt(3);
        return grown(random, worlds, kinds, 0);
    }

    private static Node grown(Random random, int worlds, int[] kinds, int ply) {
        if (ply == kinds.length) {
            return WorldTree.leaf(IntStream.range(0, worlds)
                    .mapToObj(world -> random.nextInt(5) - 2)
                    .toArray(Integer[]::new));
        }
        List<Node> children = new ArrayList<>();
        int width = kinds[ply] == 0 ? 2 : 2 + random.nextInt(2);
        for (int i = 0; i < width; i++) {
            Node child = grown(random, worlds, kinds, ply + 1);
            boolean some = i > 0 && kinds[ply] == 1 && worlds > 1 && random.nextInt(3) == 0;
            children.add(some ? child.in(random.nextInt(worlds)) : child);
        }
        Node[] row = children.toArray(Node[]::new);
        return kinds[ply] == 0 ? WorldTree.max(row) : kinds[ply] == 1 ? WorldTree.min(row) : WorldTree.unseen(row);
    }
}

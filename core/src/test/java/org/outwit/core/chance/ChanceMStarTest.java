package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.model.Player;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** M* with dice against its definition in exact fractions; here because trees with chance are made here. */
class ChanceMStarTest {

    private static final double CLOSE = 1e-9;
    private static final List<List<String>> PLAYERS = List.of(
            List.of("f", "g"), List.of("f"), List.of("f", "g", "h"), List.of("h", "f"), List.of("g", "g", "g", "f"));

    private static Player<TreePosition> player(ChanceQuestion question, List<String> functions, int... depths) {
        Player<TreePosition> player = null;
        for (int level = functions.size() - 1; level >= 0; level--) {
            int depth = level < depths.length ? depths[level] : Player.AS_DEEP_AS_WE;
            player = new Player<>(question.function(functions.get(level)), depth, 0, player);
        }
        return player;
    }

    @Test
    void valueAndMoveAreThoseOfTheDefinition() {
        for (int i = 0; i < Thoroughness.of(20_000); i++) {
            long seed = 60_000_011L + i;
            ChanceQuestion question = ChanceQuestion.withModels(seed);
            int viewer = i % 8 == 0 ? 1 : 0;
            int depth = i % 3 == 0 ? i / 3 % 6 : Integer.MAX_VALUE;
            List<String> functions = PLAYERS.get(i % PLAYERS.size());
            int looks = i % 4 == 0 ? 1 + i / 4 % 3 : Player.AS_DEEP_AS_WE;
            int[] depths = {Player.AS_DEEP_AS_WE, looks};
            NaiveChanceModels naive = new NaiveChanceModels(question.tree(), viewer, functions, depths);
            double value = naive.value(0, 0, depth).real();
            int move = naive.move(depth);
            AverageResult found = new ChanceMStar<>(player(question, functions, depths))
                    .search(question.tree().start(), viewer, Limits.depth(depth));
            boolean right = Math.abs(found.value() - value) <= CLOSE && found.move() == move;
            assertThat(right)
                    .as(() -> "seed " + seed + ", expected " + value + " by " + move + ": " + found)
                    .isTrue();
        }
    }

    @Test
    void againstTheExactOppositeItIsExpectiminimaxAndNeverBelowIt() {
        int above = 0;
        for (int i = 0; i < Thoroughness.of(5_000); i++) {
            ChanceQuestion question = ChanceQuestion.withModels(70_000_009L + i);
            Tree tree = question.tree();
            NaiveExpectation naive = new NaiveExpectation(tree, 0);
            double value = naive.value(0, Integer.MAX_VALUE).real();
            AverageResult alone =
                    new ChanceMStar<>(player(question, List.of("f"))).search(tree.start(), 0, Limits.NONE);
            assertThat(Math.abs(alone.value() - value)).isLessThan(CLOSE);
            if (tree.mover(0) == 0) assertThat(alone.move()).isEqualTo(naive.choice(0, Integer.MAX_VALUE));
            double modelled = new ChanceMStar<>(player(question, List.of("f", "g")))
                    .search(tree.start(), 0, Limits.NONE)
                    .value();
            assertThat(modelled).isGreaterThan(value - CLOSE);
            if (modelled > value + CLOSE) above++;
        }
        assertThat(above).isGreaterThan(Thoroughness.of(1000));
    }

    /** With temperatures there are no exact fractions; the words of the definition again, in doubles. */
    @Test
    void whoErrsIsAveragedOver() {
        for (int i = 0; i < Thoroughness.of(5_000); i++) {
            ChanceQuestion question = ChanceQuestion.withModels(80_000_023L + i);
            Tree tree = question.tree();
            double[] temperatures = {0, 0.5 + i % 5, i % 2};
            Player<TreePosition> player = player(question, List.of("f", "g", "h"));
            int depth = i % 3 == 0 ? i / 3 % 5 : Integer.MAX_VALUE;
            AverageResult found =
                    new ChanceMStar<>(player, temperatures, null).search(tree.start(), 0, Limits.depth(depth));
            double wanted = average(question, temperatures, 0, 0, depth);
            assertThat(found.value()).isCloseTo(wanted, within(CLOSE));
        }
    }

    private static double average(ChanceQuestion question, double[] temperatures, int level, int node, int depth) {
        Tree tree = question.tree();
        if (depth == 0 || tree.isLeaf(node)) {
            String function = List.of("f", "g", "h").get(Math.min(level, 2));
            double value = Double.parseDouble(tree.value(node, function).toString());
            return level > 2 && level % 2 == 1 ? -value : value;
        }
        int mover = tree.mover(node);
        int choosing = mover == level % 2 ? level : level + 1;
        double[] theirs = new double[tree.childCount(node)];
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < theirs.length && mover != Position.CHANCE; i++) {
            theirs[i] = average(question, temperatures, choosing, tree.child(node, i), depth - 1);
            top = Math.max(top, theirs[i]);
        }
        if (choosing == level && mover != Position.CHANCE) return top;
        double temperature = choosing < temperatures.length ? temperatures[choosing] : 0;
        double sum = 0;
        double weights = 0;
        for (int i = 0; i < theirs.length; i++) {
            int child = tree.child(node, i);
            double weight;
            if (mover == Position.CHANCE) weight = tree.probability(child).doubleValue();
            else if (temperature > 0) weight = Math.exp((theirs[i] - top) / temperature);
            else weight = weights == 0 && theirs[i] > top - CLOSE ? 1 : 0;
            sum += weight * average(question, temperatures, level, child, depth - 1);
            weights += weight;
        }
        return sum / weights;
    }

    @Test
    void withoutDiceItIsQuantalMStar() {
        int compared = 0;
        for (int i = 0; i < Thoroughness.of(20_000); i++) {
            ChanceQuestion question = ChanceQuestion.withModels(90_000_049L + i);
            Tree tree = question.tree();
            if (tree.capabilities().chance() || tree.mover(0) == Position.CHANCE) continue;
            double[] temperatures = {0, i % 3};
            Player<TreePosition> player = player(question, List.of("f", "g"));
            AverageResult found = new ChanceMStar<>(player, temperatures, null).search(tree.start(), Limits.NONE);
            AverageResult wanted = new QuantalMStar<>(player, temperatures, null).search(tree.start(), Limits.NONE);
            assertThat(found.value()).isEqualTo(wanted.value());
            assertThat(found.line()).isEqualTo(wanted.line());
            compared++;
        }
        assertThat(compared).isGreaterThan(Thoroughness.of(500));
    }

    @Test
    void itKeepsLimitsAndRefusesTemperaturesThatDoNotFit() {
        ChanceQuestion question = ChanceQuestion.withModels(5);
        Player<TreePosition> player = player(question, List.of("f", "g"));
        AverageResult none = new ChanceMStar<>(player).search(question.tree().start(), Limits.NONE.withEvaluations(1));
        assertThat(none.reason()).isEqualTo(StopReason.EVALUATIONS);
        assertThatThrownBy(() -> new ChanceMStar<>(player, new double[1], null))
                .hasMessage("There are 1 temperatures for 2 levels.");
        assertThatThrownBy(() -> new ChanceMStar<>(player, new double[] {0, -1}, null))
                .hasMessage("The temperature (-1.0) must not be negative.");
    }
}

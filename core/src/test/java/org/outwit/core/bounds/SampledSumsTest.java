package org.outwit.core.bounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.MStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.model.SumCheck;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class SampledSumsTest {

    private static final RandomTree TREE = new RandomTree(7, 3, 3, 8, 0, 2, 1000, 200);

    @Test
    void neverGoesBeyondWhatIsThere() {
        SampledSums sums = sampled(5_000);
        assertThat(sums.interval().least()).isBetween(-200L, -150L);
        assertThat(sums.interval().most()).isBetween(150L, 200L);
        assertThat(sums).isEqualTo(sampled(5_000));
    }

    private static SampledSums sampled(int samples) {
        return SampledSums.of(TREE.start(), 0, TREE.function(1), TREE.function(0), 8, samples, 0.95, 1);
    }

    /** Wilks: 93 samples for 95 % of the positions with 95 % confidence, 473 for 99 %. */
    @Test
    void confidenceIsThatOfTheTables() {
        assertThat(SampledSums.outside(93, 0.95)).isCloseTo(0.05, within(0.0005));
        assertThat(SampledSums.outside(473, 0.95)).isCloseTo(0.01, within(0.0001));
    }

    @Test
    void refusesWhatSaysNothing() {
        assertThatThrownBy(() -> sampled(1)).hasMessage("The samples (1) must be two at least.");
    }

    /** A bound that is too tight is found out wherever the search relied on it and it did not hold. */
    @Test
    void boundsThatFailAreCounted() {
        Player<RandomTreePosition> mind = Player.of(List.of(TREE.function(1), TREE.function(0)));
        for (long bound : new long[] {0, 20, 100, 200}) {
            SumCheck<RandomTreePosition> check = new SumCheck<>(mind, SumBounds.symmetric(bound));
            new OnePassAlphaBetaStar<>(check.watched(), SumBounds.symmetric(bound))
                    .search(TREE.start(), Limits.depth(8));
            assertThat(check.checks()).isPositive();
            if (bound == 200) assertThat(check.violations()).isZero();
            else assertThat(check.violations()).isPositive();
            assertThat(check.worst()).isLessThanOrEqualTo(200 - bound);
        }
    }

    /** The leaf with (3, 3) breaks |f1 + f0| ≤ 1; believing it costs the right move, and the check says so. */
    @Test
    void aWrongBoundCanCostTheRightMoveAndIsReported() {
        Tree tree = TreeText.parse("(([2,-2]) ([-1,1] [3,3]))");
        Scaling scaling = new Scaling(tree, List.of("f1", "f0"), List.of());
        List<Evaluator<TreePosition>> functions =
                List.of(scaling.evaluator("f1", false), scaling.evaluator("f0", false));
        Player<TreePosition> mind = Player.of(functions);
        Result right = new MStar<>(mind).search(tree.start(), Limits.NONE);
        assertThat(right.move()).isEqualTo(1);
        SumBounds tight = SumBounds.of(List.of(new Interval(-1, 1)));
        assertThat(new OnePassAlphaBetaStar<>(mind, tight)
                        .search(tree.start(), Limits.NONE)
                        .move())
                .isEqualTo(0);
        // The leaf was cut, so a check during the search cannot see it: the sum must be checked where nothing is cut.
        SumCheck<TreePosition> check = new SumCheck<>(mind, tight);
        new AlphaBetaStar<>(check.watched(), SumBounds.unknown()).search(tree.start(), Limits.NONE);
        assertThat(check.violations()).isPositive();
        assertThat(new OnePassAlphaBetaStar<>(mind, check.widened())
                        .search(tree.start(), Limits.NONE)
                        .move())
                .isEqualTo(1);
    }
}

package org.outwit.learn.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.prepare.TreeExpansion.Found;
import org.outwit.learn.prepare.TreeExpansion.Sight;
import org.outwit.learn.prepare.TreeNode.Branch;
import org.outwit.learn.study.Weighing;

/** What a tree backs up, against the definitions written as recursions, on trees of made-up judgements. */
class RepertoireTreeTest {

    private static final Othello GAME = new Othello();
    private static final PreparationPlan PLAN = new PreparationPlan(6, 1000, 3, 0.9, 1.5, 1);
    private static final Weighing WEIGHING = Weighing.of(GAME);
    private static final double NOTHING = 1e-12;

    private static RepertoireTree<OthelloPosition> grown(int seed) {
        Random random = new Random(seed);
        RepertoireTree<OthelloPosition> tree = new RepertoireTree<>(GAME, PLAN, GAME.start(), seed % 2);
        for (int i = 0; i < 30; i++) {
            tree.backUp();
            List<TreeNode<OthelloPosition>> next = tree.next(1 + random.nextInt(3), 0);
            for (TreeNode<OthelloPosition> each : next) tree.expand(each, sight(each, random));
        }
        tree.backUp();
        return tree;
    }

    private static Sight sight(TreeNode<OthelloPosition> node, Random random) {
        int[] moves = new int[node.position.mostMoves()];
        int count = node.position.moves(moves, 0);
        List<Found> found = new ArrayList<>();
        double left = 1;
        for (int i = 0; i < Math.min(count, 3); i++) {
            double likely = left * random.nextDouble();
            left -= likely;
            double loss = random.nextInt(3) == 0 ? 0 : 4 * random.nextDouble();
            found.add(node.ours ? new Found(moves[i], 1, 1, loss) : new Found(moves[i], likely, likely / 2, loss));
        }
        return new Sight(random.nextGaussian() * 3, found);
    }

    /** Against best play: their best reply, our best move; unless all that is known is what a search said. */
    private static double value(TreeNode<OthelloPosition> at) {
        if (at.branches.isEmpty()) return at.searched;
        double best = at.ours || at.hasBest ? Double.NaN : at.searched;
        for (Branch<OthelloPosition> each : at.branches) {
            double value = value(each.next());
            if (Double.isNaN(best)) best = value;
            else best = at.ours ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private static double usualGain(RepertoireTree<OthelloPosition> tree) {
        List<Double> gains = new ArrayList<>();
        for (TreeNode<OthelloPosition> each : tree.nodes()) {
            if (each.ours || !each.expanded) continue;
            double gain = 0;
            for (Branch<OthelloPosition> branch : each.branches) {
                gain += branch.likely() * (WEIGHING.points(value(branch.next())) - WEIGHING.points(value(each)));
            }
            gains.add(gain);
        }
        return gains.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** On average over their replies, the others being the best one; of our moves within the margin the one that brings most. */
    private static double expected(TreeNode<OthelloPosition> at, double gain) {
        double points = WEIGHING.points(value(at));
        if (!at.expanded) return Math.min(1, points + gain * Math.max(0, (PLAN.plies() - at.ply) / 2));
        if (at.ours) {
            return at.branches.stream()
                    .map(Branch::next)
                    .filter(next -> value(next) >= value(at) - PLAN.margin())
                    .mapToDouble(next -> expected(next, gain))
                    .max()
                    .orElseThrow();
        }
        double sum = 0;
        double rest = 1;
        for (Branch<OthelloPosition> each : at.branches) {
            sum += each.likely() * expected(each.next(), gain);
            rest -= each.likely();
        }
        return sum + rest * Math.min(1, points + gain * Math.max(0, (PLAN.plies() - at.ply - 1) / 2));
    }

    @Test
    void valuesAndExpectationsAreThoseOfTheDefinitions() {
        for (int seed = 0; seed < 60; seed++) {
            RepertoireTree<OthelloPosition> tree = grown(seed);
            double gain = usualGain(tree);
            for (TreeNode<OthelloPosition> each : tree.nodes()) {
                assertThat(each.value).isCloseTo(value(each), within(NOTHING));
                assertThat(each.expected).isCloseTo(expected(each, gain), within(1e-9));
            }
        }
    }

    /** Nothing but errors that are believed brings anything, and each as likely as it is believed. */
    private static double settled(TreeNode<OthelloPosition> at) {
        double points = WEIGHING.points(value(at));
        if (!at.expanded) return points;
        if (at.ours) {
            return at.branches.stream()
                    .map(Branch::next)
                    .filter(next -> value(next) >= value(at) - PLAN.margin())
                    .mapToDouble(RepertoireTreeTest::settled)
                    .max()
                    .orElseThrow();
        }
        double sum = points;
        for (Branch<OthelloPosition> each : at.branches) {
            double gift = WEIGHING.points(value(each.next())) - points;
            double more = settled(each.next()) - WEIGHING.points(value(each.next()));
            sum += each.likely() * (more + (at.errors.contains(each) ? gift : 0));
        }
        return sum;
    }

    /** "Worth −0.27, expect +0.65" was said where no error had stayed one. */
    @Test
    void adviceRestsOnErrorsThatStayedOnes() {
        for (int seed = 0; seed < 60; seed++) {
            RepertoireTree<OthelloPosition> tree = grown(seed);
            tree.settle();
            for (TreeNode<OthelloPosition> each : tree.nodes()) {
                assertThat(each.expected).isCloseTo(WEIGHING.points(value(each)), within(1e-9));
                if (each.ours && each.expanded)
                    assertThat(each.chosen.next().value).isCloseTo(each.value, within(1e-9));
            }
            Random random = new Random(seed);
            for (TreeNode<OthelloPosition> each : tree.nodes()) {
                if (each.ours || each.branches.isEmpty() || random.nextInt(3) > 0) continue;
                Branch<OthelloPosition> branch = each.branches.get(random.nextInt(each.branches.size()));
                Branch<OthelloPosition> rarer = tree.believe(each, branch, branch.likely() / 2, branch.anybody() / 2);
                assertThat(each.branches).contains(rarer).doesNotContain(branch);
            }
            tree.settle();
            for (TreeNode<OthelloPosition> each : tree.nodes()) {
                assertThat(each.expected).isCloseTo(settled(each), within(1e-9));
                assertThat(each.expected).isGreaterThanOrEqualTo(WEIGHING.points(each.value) - 1e-9);
            }
            assertThat(tree.root().reach).isEqualTo(1);
        }
    }

    @Test
    void gamesGoSomewhereAndNowhereTwice() {
        for (int seed = 0; seed < 20; seed++) {
            RepertoireTree<OthelloPosition> tree = grown(seed);
            double ends = 0;
            for (TreeNode<OthelloPosition> each : tree.nodes()) {
                double on = each.ours
                        ? each.expanded ? 1 : 0
                        : each.branches.stream().mapToDouble(Branch::likely).sum();
                ends += each.reach * (1 - on);
                assertThat(each.interest).isGreaterThanOrEqualTo(each.reach - NOTHING);
            }
            assertThat(ends).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void theFourFirstMovesAreOne() {
        RepertoireTree<OthelloPosition> tree = new RepertoireTree<>(GAME, PLAN, GAME.start(), 1);
        int[] moves = new int[64];
        List<Found> four = new ArrayList<>();
        for (int i = 0; i < GAME.start().moves(moves, 0); i++) four.add(new Found(moves[i], 0.25, 0.2, 0));
        tree.expand(tree.root(), new Sight(0, four));
        assertThat(tree.root().branches).hasSize(1);
        assertThat(tree.root().branches.get(0).likely()).isEqualTo(1);
        assertThat(tree.root().branches.get(0).anybody()).isCloseTo(0.8, within(NOTHING));
    }

    @Test
    void pointsAndUnitsAreOneThing() {
        RepertoireTree<OthelloPosition> tree = grown(1);
        for (double units = -20; units <= 20; units += 0.5) {
            assertThat(tree.units(WEIGHING.points(units))).isCloseTo(units, within(1e-6));
        }
        assertThat(tree.units(1)).isFinite().isGreaterThan(20);
    }
}

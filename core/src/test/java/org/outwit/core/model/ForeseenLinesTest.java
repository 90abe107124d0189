package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Lines against their definition, straight from its words on the tree itself. */
class ForeseenLinesTest {

    /** The definition: no window, no view, no undo. */
    private static final class Naive {

        private final Tree tree;
        private final NaiveModels models;
        private final LinePlan plan;
        private final Ties ties;
        private final int depth;
        private final int theirDepth;
        private final NaiveModels plain;

        Naive(ModelQuestion question, int theirDepth, LinePlan plan, Ties ties) {
            this.tree = question.tree();
            this.models = new NaiveModels(tree, question.names());
            this.plain = new NaiveModels(tree, question.names().subList(0, 1));
            this.plan = plan;
            this.ties = ties;
            this.depth = question.depth();
            this.theirDepth = theirDepth;
        }

        List<ForeseenLine> lines() {
            int[] values = IntStream.range(0, tree.childCount(0))
                    .map(i -> ours(tree.child(0, i), depth - 1))
                    .toArray();
            return IntStream.range(0, values.length)
                    .boxed()
                    .sorted((a, b) -> Integer.compare(values[b], values[a]))
                    .limit(plan.width())
                    .map(i -> line(i, values[i]))
                    .toList();
        }

        private ForeseenLine line(int move, int value) {
            List<Integer> line = new ArrayList<>(List.of(move));
            List<Integer> values = new ArrayList<>(List.of(value));
            int at = tree.child(0, move);
            boolean replied = false;
            while (values.size() <= plan.rounds() && !tree.isLeaf(at) && line.size() < 4 * (plan.rounds() + 1)) {
                boolean mine = tree.mover(at) == 0;
                if (mine && replied) values.add(ours(at, depth));
                int next = mine ? plain.choice(0, at, depth) : reply(at);
                replied = !mine;
                line.add(next);
                at = tree.child(at, next);
            }
            if (replied && tree.isLeaf(at)) values.add(ours(at, 0));
            double average = 0;
            for (int j = 0; j < values.size(); j++) {
                boolean last = j == values.size() - 1;
                average += Math.pow(plan.trust(), j) * (last ? 1 : 1 - plan.trust()) * counted(values.get(j));
            }
            return new ForeseenLine(line, values, average);
        }

        private double counted(int value) {
            return plan.swing() == LinePlan.AS_THEY_ARE ? value : Math.tanh(value / plan.swing());
        }

        private int ours(int node, int left) {
            return plain.value(0, node, left);
        }

        private int reply(int node) {
            int first = models.choice(1, node, theirDepth);
            if (ties == Ties.FIRST) return first;
            int most = models.value(1, tree.child(node, first), theirDepth - 1);
            int last = first;
            for (int i = first; i < tree.childCount(node); i++) {
                if (models.value(1, tree.child(node, i), theirDepth - 1) == most) last = i;
            }
            return last;
        }
    }

    static LinePlan plan(long seed) {
        double trust = List.of(0.0, 0.6, 0.9, 1.0).get((int) (seed % 4));
        double swing = seed % 3 == 0 ? LinePlan.AS_THEY_ARE : 1 + seed % 7;
        return new LinePlan((int) (seed % 6), 1 + (int) (seed % 5), trust, swing);
    }

    @Test
    void linesAndMovesAreThoseOfTheDefinition() {
        int departures = 0;
        int asked = 0;
        for (long seed = 0; seed < Thoroughness.of(20_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 6, seed % 2 == 0);
            if (question.levels() != 2
                    || question.depth() == 0
                    || question.tree().isLeaf(0)) continue;
            // A tree of its depth would end where the search does: lines look beyond.
            ModelQuestion shallow =
                    new ModelQuestion(question.tree(), 2, question.bounds(), 1 + (int) (seed % question.depth()));
            int theirDepth = 1 + (int) (seed / 7 % 3);
            Ties ties = seed % 5 == 0 ? Ties.LAST : Ties.FIRST;
            Player<TreePosition> player = Player.of(shallow.functions().get(0))
                    .facing(Player.of(shallow.functions().get(1)).lookingAhead(theirDepth));
            ForeseenLines<TreePosition> search = new ForeseenLines<>(player, plan(seed), ties, null);
            TreePosition root = shallow.tree().start();
            Limits limits = Limits.depth(shallow.depth());
            List<ForeseenLine> expected = new Naive(shallow, theirDepth, plan(seed), ties).lines();
            List<ForeseenLine> found = search.lines(root, limits);
            assertThat(found).as("seed " + seed).hasSameSizeAs(expected);
            for (int i = 0; i < found.size(); i++) {
                assertThat(found.get(i).moves())
                        .as("seed " + seed)
                        .isEqualTo(expected.get(i).moves());
                assertThat(found.get(i).values())
                        .as("seed " + seed)
                        .isEqualTo(expected.get(i).values());
                assertThat(found.get(i).average())
                        .as("seed " + seed)
                        .isCloseTo(
                                expected.get(i).average(),
                                within(1e-9 * (1 + Math.abs(expected.get(i).average()))));
            }
            AverageResult result = search.search(root, limits);
            ForeseenLine best = ForeseenLines.best(found);
            assertThat(result.move()).isEqualTo(best.move());
            assertThat(result.value()).isEqualTo(best.average());
            assertThat(result.line()).isEqualTo(best.moves());
            asked++;
            if (result.move() != found.get(0).move()) departures++;
        }
        assertThat(asked).isGreaterThan(Thoroughness.of(5_000));
        assertThat(departures).isGreaterThan(Thoroughness.of(300));
    }

    /** Without rounds, or without trust, it is plain search. */
    @Test
    void withoutTrustItPlaysThePlainMove() {
        for (long seed = 0; seed < Thoroughness.of(4_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 5, true);
            if (question.levels() != 2 || question.depth() == 0) continue;
            int plain = new Minimax<>(question.functions().get(0))
                    .search(question.tree().start(), Limits.depth(question.depth()))
                    .move();
            for (LinePlan plan : List.of(new LinePlan(0, 3, 0.9, 2), new LinePlan(4, 3, 0, 2))) {
                int found = new ForeseenLines<>(question.player(), plan)
                        .search(question.tree().start(), Limits.depth(question.depth()))
                        .move();
                assertThat(found).as("seed " + seed).isEqualTo(plain);
            }
        }
    }

    @Test
    void limitsEndItWithoutAClaim() {
        ModelQuestion question = ModelQuestion.seeded(26, 1, 6, true);
        for (long seed = 26; question.levels() != 2 || question.depth() < 4; seed++) {
            question = ModelQuestion.seeded(seed, 1, 6, true);
        }
        ForeseenLines<TreePosition> search = new ForeseenLines<>(question.player(), new LinePlan(4, 3, 0.9, 2));
        AverageResult whole = search.search(question.tree().start(), Limits.depth(question.depth()));
        long least = whole.counts().evaluations();
        for (long evaluations = 1; evaluations < least; evaluations++) {
            AverageResult result = search.search(
                    question.tree().start(), Limits.depth(question.depth()).withEvaluations(evaluations));
            assertThat(result.reason()).isEqualTo(StopReason.EVALUATIONS);
            assertThat(result.move()).isEqualTo(Position.NO_MOVE);
            assertThat(result.counts().evaluations()).isLessThanOrEqualTo(evaluations);
        }
        AverageResult enough = search.search(
                question.tree().start(), Limits.depth(question.depth()).withEvaluations(least));
        assertThat(enough.move()).isEqualTo(whole.move());
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> new LinePlan(-1, 1, 0.5, 1)).hasMessageContaining("The rounds (-1)");
        assertThatThrownBy(() -> new LinePlan(1, 0, 0.5, 1)).hasMessageContaining("The width (0)");
        assertThatThrownBy(() -> new LinePlan(1, 1, 1.5, 1)).hasMessageContaining("The trust (1.5)");
        assertThatThrownBy(() -> new LinePlan(1, 1, Double.NaN, 1)).hasMessageContaining("The trust (NaN)");
        assertThatThrownBy(() -> new LinePlan(1, 1, 0.5, 0)).hasMessageContaining("The swing (0.0)");
        Player<TreePosition> alone =
                Player.of(ModelQuestion.seeded(1, 1, 3, true).functions().get(0));
        assertThatThrownBy(() -> new ForeseenLines<>(alone, new LinePlan(1, 1, 0.5, 1)))
                .hasMessageContaining("no model of the opponent");
    }
}

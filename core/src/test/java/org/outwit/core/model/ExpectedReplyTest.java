package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Expected replies against their definition, and against the searches that they come to at either end. */
class ExpectedReplyTest {

    private static final double ROUNDING = 1e-9;

    /** The definition, straight from its words: no window, no line, no view. */
    private record Naive(
            Tree tree, Evaluator<TreePosition> own, SeededPredictor<TreePosition> predictor, int margin, int swing) {

        double[] averages(int depth) {
            int[] minimax = new int[tree.childCount(0)];
            for (int i = 0; i < minimax.length; i++) minimax[i] = minimax(tree.child(0, i), depth - 1);
            long best = IntStream.of(minimax).max().orElseThrow();
            double[] averages = new double[minimax.length];
            for (int i = 0; i < minimax.length; i++) {
                averages[i] = minimax[i] < best - margin
                        ? Double.NEGATIVE_INFINITY
                        : average(tree.child(0, i), depth - 1, best);
            }
            return averages;
        }

        private double average(int node, int depth, long best) {
            boolean replied = depth > 0 && !tree.isLeaf(node) && tree.mover(node) != tree.mover(0);
            if (!replied) return counted(minimax(node, depth), best);
            double[] chances = predictor.probabilities(at(node));
            List<Integer> replies =
                    new ArrayList<>(IntStream.range(0, chances.length).boxed().toList());
            replies.sort(Comparator.comparingDouble(i -> -chances[i]));
            double sum = 0;
            double mass = 0;
            for (int reply : replies) {
                if (mass >= 0.95 - ROUNDING) break;
                mass += chances[reply];
                sum += chances[reply] * counted(minimax(tree.child(node, reply), depth - 1), best);
            }
            return sum / mass;
        }

        private double counted(long value, long best) {
            return Math.max(best - swing, Math.min(best + swing, value));
        }

        private int minimax(int node, int depth) {
            if (depth == 0 || tree.isLeaf(node)) return own.value(at(node), 0);
            IntStream values =
                    IntStream.range(0, tree.childCount(node)).map(i -> minimax(tree.child(node, i), depth - 1));
            boolean ours = tree.mover(node) == tree.mover(0);
            return (ours ? values.max() : values.min()).orElseThrow();
        }

        private TreePosition at(int node) {
            List<Integer> way = new ArrayList<>();
            for (int at = node; at != 0; at = tree.parent(at)) way.add(0, tree.place(at));
            TreePosition position = tree.start();
            way.forEach(position::make);
            return position;
        }
    }

    private static int margin(long seed) {
        return seed % 7 == 0 ? ExpectedReply.UNBOUNDED : (int) (seed % 12);
    }

    private static int swing(long seed) {
        return seed % 3 == 0 ? (int) (seed % 8) : ExpectedReply.UNBOUNDED;
    }

    @Test
    void averagesAndMovesAreThoseOfTheDefinition() {
        int departures = 0;
        for (long seed = 0; seed < Thoroughness.of(20_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 5, seed % 2 == 0);
            SeededPredictor<TreePosition> predictor = new SeededPredictor<>(seed);
            Evaluator<TreePosition> own = question.functions().get(0);
            AverageResult result = new ExpectedReply<>(own, predictor, margin(seed), swing(seed), null)
                    .search(question.tree().start(), Limits.depth(question.depth()));
            if (question.depth() == 0 || question.tree().isLeaf(0)) {
                assertThat(result.value()).isEqualTo(own.value(question.tree().start(), 0));
                assertThat(result.move()).isEqualTo(Position.NO_MOVE);
                continue;
            }
            double[] averages =
                    new Naive(question.tree(), own, predictor, margin(seed), swing(seed)).averages(question.depth());
            int first = 0;
            for (int i = 1; i < averages.length; i++) if (averages[i] > averages[first] + ROUNDING) first = i;
            assertThat(result.value())
                    .as("seed " + seed)
                    .isCloseTo(averages[first], within(ROUNDING * (1 + Math.abs(averages[first]))));
            assertThat(result.move()).as("seed " + seed).isEqualTo(first);
            assertThat(result.line().get(0)).isEqualTo(first);
            assertThat(result.error()).isZero();
            Result minimax = new Minimax<>(own).search(question.tree().start(), Limits.depth(question.depth()));
            if (minimax.move() != first) departures++;
        }
        assertThat(departures).isGreaterThan(Thoroughness.of(400));
    }

    /** A predictor of a player who certainly plays what a search finds. */
    private static MovePredictor<TreePosition> certain(Player<TreePosition> model, int depth) {
        return (position, into) -> {
            Result reply = new MStar<>(model).search(position, Limits.depth(Math.min(depth, model.depth())));
            for (int i = 0; i < position.mostMoves(); i++) into[i] = i == reply.move() ? 1 : 0;
            return position.mostMoves();
        };
    }

    @Test
    void withoutAMarginACertainPredictorIsNextReply() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, seed % 2 == 0);
            if (question.levels() < 2) continue;
            Player<TreePosition> player = question.player();
            Limits limits = Limits.depth(question.depth());
            Result expected = new NextReply<>(player).search(question.tree().start(), limits);
            agree(player, ExpectedReply.UNBOUNDED, question, expected, "seed " + seed);
        }
    }

    /** Where sides alternate: below a move that keeps the turn, the margin's listing sees one reply further. */
    @Test
    void withAMarginACertainPredictorIsNextReplyWithinTheMargin() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, true);
            if (question.levels() < 2) continue;
            Player<TreePosition> player = question.player();
            int margin = (int) (seed % 5);
            Result expected = new SafetyMargin<>(new NextReply<>(player), player.evaluator(), margin)
                    .search(question.tree().start(), Limits.depth(question.depth()));
            agree(player, margin, question, expected, "seed " + seed);
        }
    }

    private static void agree(
            Player<TreePosition> player, int margin, ModelQuestion question, Result expected, String name) {
        AverageResult result = new ExpectedReply<>(
                        player.evaluator(), certain(player.model(), question.depth() - 1), margin)
                .search(question.tree().start(), Limits.depth(question.depth()));
        assertThat(result.value()).as(name).isEqualTo(expected.value());
        assertThat(result.move()).as(name).isEqualTo(expected.move());
        assertThat(result.line()).as(name).isEqualTo(expected.line());
    }

    @Test
    void aMarginOfNothingTellsOnlyEquallyGoodMovesApart() {
        for (long seed = 0; seed < Thoroughness.of(3_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 5, seed % 2 == 0);
            if (question.depth() == 0 || question.tree().isLeaf(0)) continue;
            Evaluator<TreePosition> own = question.functions().get(0);
            AverageResult result = new ExpectedReply<>(own, new SeededPredictor<>(seed), 0)
                    .search(question.tree().start(), Limits.depth(question.depth()));
            Naive naive = new Naive(question.tree(), own, new SeededPredictor<>(seed), 0, 0);
            int[] values = IntStream.range(0, question.tree().childCount(0))
                    .map(i -> naive.minimax(question.tree().child(0, i), question.depth() - 1))
                    .toArray();
            assertThat(values[result.move()])
                    .isEqualTo(IntStream.of(values).max().orElseThrow());
        }
    }

    @Test
    void theLikeliestRepliesCarryTheirShare() {
        int[] moves = {10, 11, 12, 13};
        LikelyReplies replies = LikelyReplies.of(moves, new double[] {0.04, 0.48, 0.48, 0}, 4);
        assertThat(replies.size()).isEqualTo(2);
        assertThat(List.of(replies.move(0), replies.move(1))).containsExactly(11, 12);
        assertThat(replies.probability(0)).isEqualTo(0.48);
        assertThat(replies.weight(1)).isEqualTo(0.5);
        assertThat(LikelyReplies.of(moves, new double[] {0.15, 0.8, 0.05, 0}, 4).size())
                .isEqualTo(2);
        assertThat(LikelyReplies.of(moves, new double[] {0.25, 0.25, 0.25, 0.25}, 4)
                        .size())
                .isEqualTo(4);
        assertThat(LikelyReplies.of(moves, new double[] {0, 0, 1}, 3).weight(0)).isEqualTo(1);
    }

    @Test
    void limitsEndIt() {
        ModelQuestion question = ModelQuestion.seeded(11, 1, 5, true);
        Evaluator<TreePosition> own = question.functions().get(0);
        ExpectedReply<TreePosition> search = new ExpectedReply<>(own, new SeededPredictor<>(1), 1);
        AverageResult result = search.search(question.tree().start(), Limits.NONE.withNodes(2));
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        assertThat(result.value()).isNaN();
        assertThatThrownBy(() -> new ExpectedReply<>(own, new SeededPredictor<>(1), -1))
                .hasMessage("The margin (-1) must not be negative.");
    }
}

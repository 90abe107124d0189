package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Opponents who err, opponents who may be several, and how to be safe from a wrong model. */
class UncertainOpponentTest {

    /** Quantal replies straight from the definition. */
    private record NaiveQuantal(Tree tree, List<Evaluator<TreePosition>> functions, double[] temperatures) {

        double value(int level, TreePosition at, int depth) {
            if (depth == 0 || at.isOver()) {
                int function = Math.min(level, functions.size() - 1);
                int value = functions.get(function).value(at, 0);
                return (level - function) % 2 == 0 ? value : -value;
            }
            int count = tree.childCount(at.node());
            double[] own = new double[count];
            double[] theirs = new double[count];
            boolean ours = at.mover() == level % 2;
            for (int i = 0; i < count; i++) {
                at.make(i);
                own[i] = value(level, at, depth - 1);
                if (!ours) theirs[i] = value(level + 1, at, depth - 1);
                at.undo();
            }
            int best = 0;
            double[] by = ours ? own : theirs;
            for (int i = 1; i < count; i++) if (by[i] > by[best] + 1e-12 * Math.max(1, Math.abs(by[best]))) best = i;
            double temperature = level + 1 < temperatures.length ? temperatures[level + 1] : 0;
            if (ours || temperature == 0) return own[best];
            double sum = 0;
            double weights = 0;
            for (int i = 0; i < count; i++) {
                double weight = Math.exp((theirs[i] - theirs[best]) / temperature);
                weights += weight;
                sum += weight * own[i];
            }
            return sum / weights;
        }
    }

    @Test
    void quantalAveragesAreThoseOfTheDefinition() {
        for (long seed = 0; seed < Thoroughness.of(6_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 2, 5, seed % 2 == 0);
            double[] temperatures = temperatures(question.levels(), new Random(seed));
            double expected = new NaiveQuantal(question.tree(), question.functions(), temperatures)
                    .value(0, question.tree().start(), question.depth());
            AverageResult result = new QuantalMStar<>(question.player(), temperatures, null)
                    .search(question.tree().start(), Limits.depth(question.depth()));
            assertThat(result.value()).as("seed " + seed).isCloseTo(expected, within(1e-12 * (1 + Math.abs(expected))));
            assertThat(result.error()).isZero();
        }
    }

    private static double[] temperatures(int levels, Random random) {
        double[] temperatures = new double[levels];
        for (int k = 1; k < levels; k++) temperatures[k] = random.nextInt(4) * 1.5;
        return temperatures;
    }

    @Test
    void withoutTemperatureItIsMStar() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, seed % 2 == 0);
            Limits limits = Limits.depth(question.depth());
            Result model = new MStar<>(question.player()).search(question.tree().start(), limits);
            AverageResult quantal = new QuantalMStar<>(question.player(), new double[question.levels()], null)
                    .search(question.tree().start(), limits);
            assertThat(quantal.value()).as("seed " + seed).isEqualTo(model.value());
            assertThat(quantal.move()).as("seed " + seed).isEqualTo(model.move());
            assertThat(quantal.line()).as("seed " + seed).isEqualTo(model.line());
        }
    }

    @Test
    void leavingOutUnlikelyRepliesStaysWithinTheStatedError() {
        long saved = 0;
        for (long seed = 0; seed < Thoroughness.of(3_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 5, true);
            if (question.levels() < 2) continue;
            Limits limits = Limits.depth(question.depth());
            double[] temperatures = {0, 1};
            AverageResult exact = new QuantalMStar<>(question.player(), temperatures, null)
                    .search(question.tree().start(), limits);
            AverageResult rough = new QuantalMStar<>(question.player(), temperatures, 0.05, 4_000_000, null)
                    .search(question.tree().start(), limits);
            assertThat(Math.abs(exact.value() - rough.value()))
                    .as("seed " + seed)
                    .isLessThanOrEqualTo(rough.error() + 1e-9);
            saved += exact.counts().evaluations() - rough.counts().evaluations();
        }
        assertThat(saved).isPositive();
    }

    @Test
    void aMixtureIsTheAverageOverItsOpponents() {
        for (long seed = 0; seed < Thoroughness.of(4_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 2, 5, seed % 2 == 0);
            List<Evaluator<TreePosition>> functions = question.functions();
            Evaluator<TreePosition> own = functions.get(0);
            List<Prom.Opponent<TreePosition>> opponents = List.of(
                    new Prom.Opponent<>(0.25, Player.of(functions.get(functions.size() - 1))),
                    new Prom.Opponent<>(0.75, Player.of((position, player) -> -own.value(position, player))));
            AverageResult result =
                    new Prom<>(own, opponents, null).search(question.tree().start(), Limits.depth(question.depth()));
            double expected = naiveProm(question.tree().start(), own, opponents, question.depth());
            assertThat(result.value()).as("seed " + seed).isCloseTo(expected, within(1e-9 * (1 + Math.abs(expected))));
        }
    }

    private static double naiveProm(
            TreePosition at, Evaluator<TreePosition> own, List<Prom.Opponent<TreePosition>> opponents, int depth) {
        if (depth == 0 || at.isOver()) return own.value(at, 0);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int i = 0; i < at.mostMoves(); i++) {
            at.make(i);
            double value = naiveProm(at, own, opponents, depth - 1);
            at.undo();
            best = Math.max(best, value);
            for (Prom.Opponent<TreePosition> opponent : opponents) {
                if (at.mover() == 0) continue;
                int reply = new Minimax<>(opponent.player().evaluator())
                        .search(at, 1, Limits.depth(depth))
                        .move();
                if (reply == i) sum += opponent.probability() * value;
            }
        }
        return at.mover() == 0 ? best : sum;
    }

    @Test
    void oneCertainOpponentIsMStar() {
        for (long seed = 0; seed < Thoroughness.of(4_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, seed % 2 == 0);
            if (question.levels() < 2) continue;
            Limits limits = Limits.depth(question.depth());
            Player<TreePosition> searcher = question.player();
            Result model = new MStar<>(searcher).search(question.tree().start(), limits);
            AverageResult mixture = new Prom<>(
                            searcher.evaluator(), List.of(new Prom.Opponent<>(1, searcher.model())), null)
                    .search(question.tree().start(), limits);
            assertThat(mixture.value()).as("seed " + seed).isEqualTo(model.value());
            assertThat(mixture.move()).as("seed " + seed).isEqualTo(model.move());
        }
    }

    /** For each move: the opponent's reply by their own search, then minimax. */
    @Test
    void nextReplyTrustsTheModelOnce() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, true);
            if (question.levels() < 2) continue;
            Limits limits = Limits.depth(question.depth());
            Player<TreePosition> searcher = question.player();
            Result result = new NextReply<>(searcher).search(question.tree().start(), limits);
            int[] expected = naiveNextReply(question, searcher);
            assertThat(result.value()).as("seed " + seed).isEqualTo(expected[0]);
            assertThat(result.move()).as("seed " + seed).isEqualTo(expected[1]);
            int minimax = new Minimax<>(searcher.evaluator())
                    .search(question.tree().start(), limits)
                    .value();
            int model = new MStar<>(searcher)
                    .search(question.tree().start(), limits)
                    .value();
            assertThat(result.value()).as("seed " + seed).isBetween(minimax, model);
        }
    }

    private static int[] naiveNextReply(ModelQuestion question, Player<TreePosition> searcher) {
        TreePosition at = question.tree().start();
        int depth = question.depth();
        if (depth == 0 || at.isOver()) return new int[] {searcher.evaluator().value(at, 0), Position.NO_MOVE};
        int best = Integer.MIN_VALUE;
        int move = Position.NO_MOVE;
        Minimax<TreePosition> minimax = new Minimax<>(searcher.evaluator());
        for (int i = 0; i < at.mostMoves(); i++) {
            TreePosition child = at.copy();
            child.make(i);
            int left = depth - 1;
            if (left > 0 && !child.isOver()) {
                child.make(new MStar<>(searcher.model())
                        .search(child, Limits.depth(left))
                        .move());
                left--;
            }
            int value = minimax.search(child, 0, Limits.depth(left)).value();
            if (value > best) {
                best = value;
                move = i;
            }
        }
        return new int[] {best, move};
    }

    @Test
    void noMoveIsFurtherBelowMinimaxThanTheMargin() {
        for (long seed = 0; seed < Thoroughness.of(4_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, true);
            if (question.depth() == 0 || question.tree().isLeaf(0)) continue;
            Limits limits = Limits.depth(question.depth());
            Evaluator<TreePosition> own = question.functions().get(0);
            int margin = (int) (seed % 5);
            Result safe = new SafetyMargin<>(new MStar<>(question.player()), own, margin)
                    .search(question.tree().start(), limits);
            int best =
                    new Minimax<>(own).search(question.tree().start(), limits).value();
            TreePosition child = question.tree().start();
            child.make(safe.move());
            int guaranteed = new Minimax<>(own)
                    .search(child, 0, Limits.depth(question.depth() - 1))
                    .value();
            assertThat(guaranteed).as("seed " + seed).isGreaterThanOrEqualTo(best - margin);
            Result free = new SafetyMargin<>(new MStar<>(question.player()), own, Integer.MAX_VALUE)
                    .search(question.tree().start(), limits);
            Result model = new MStar<>(question.player()).search(question.tree().start(), limits);
            assertThat(free.move()).as("seed " + seed).isEqualTo(model.move());
            assertThat(free.value()).as("seed " + seed).isEqualTo(model.value());
            assertThat(free.line()).as("seed " + seed).isEqualTo(model.line());
        }
    }
}

package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;

class BootstrapTest {

    private static final Checkers GAME = new Checkers();
    private static final List<Feature<DraughtsPosition>> FEATURES = GAME.features().stream()
            .filter(f -> List.of("men", "kings", "mobility", "advance").contains(f.name()))
            .toList();

    private static List<Example<DraughtsPosition>> examples(int count, boolean oneGame) {
        LinearEvaluator<DraughtsPosition> hidden =
                LinearEvaluator.of(GAME, Map.of("men", 1.0, "kings", 1.5, "mobility", 0.25, "advance", -0.1));
        Random random = new Random(2);
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        int[] moves = new int[GAME.start().mostMoves()];
        for (int game = 0; examples.size() < count; game++) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < 40 && !position.isOver() && examples.size() < count; ply++) {
                int end = position.moves(moves, 0);
                if (ply > 6 && end > 1 && random.nextInt(3) == 0) {
                    int move = new AlphaBeta<>(hidden)
                            .search(position, Limits.depth(2))
                            .move();
                    examples.add(new Example<>(Position.copyOf(position), move, oneGame ? 0 : game, ply));
                }
                position.make(moves[random.nextInt(end)]);
            }
        }
        return examples;
    }

    private static Confidence confidence(int count, boolean oneGame) {
        List<Example<DraughtsPosition>> examples = examples(count, oneGame);
        LearnedStrategy<DraughtsPosition> learned = new LearnStrategy<>(GAME, FEATURES, StrategyOptions.toDepth(2))
                .learn(examples)
                .best();
        return new Bootstrap<>(GAME, FEATURES, Importance.EQUAL, 0.95, 0.05)
                .of(learned, examples, 12, 1, Parallel.ALONE, ProgressMonitor.NONE);
    }

    @Test
    void moreExamplesMakeSurer() {
        Confidence few = confidence(30, false);
        Confidence many = confidence(200, false);
        assertThat(many.weights()).hasSize(FEATURES.size());
        assertThat(many.error()).isPositive().isLessThan(few.error());
        int mobility = FEATURES.stream().map(Feature::name).toList().indexOf("mobility");
        assertThat(many.weights().get(mobility).isClear()).isTrue();
        assertThat(many.weights().get(mobility).least()).isPositive();
        assertThat(many.samples()).isEqualTo(12);
    }

    @Test
    void oneGameIsDrawnByExamples() {
        assertThat(confidence(60, true).error()).isPositive();
    }

    @Test
    void intervalsKnowTheirSign() {
        assertThat(new Confidence.Interval(-1, 1).isClear()).isFalse();
        assertThat(new Confidence.Interval(-2, -1).isClear()).isTrue();
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> new Bootstrap<>(GAME, FEATURES, Importance.EQUAL, 1, 0.05))
                .hasMessage("The share (1.0) must lie between 0 and 1.");
        Bootstrap<DraughtsPosition> bootstrap = new Bootstrap<>(GAME, FEATURES, Importance.EQUAL, 0.9, 0.05);
        assertThatThrownBy(() -> bootstrap.of(null, List.of(), 0, 1, Parallel.ALONE, ProgressMonitor.NONE))
                .hasMessage("The samples (0) must be one or more.");
    }

    /** The linear program asks before every step, so a stop is obeyed within a sample. */
    @Test
    void obeysTheStop() {
        List<Example<DraughtsPosition>> examples = examples(60, false);
        LinearEvaluator<DraughtsPosition> men = LinearEvaluator.of(GAME, Map.of("men", 1.0));
        LearnedStrategy<DraughtsPosition> some =
                new LearnedStrategy<>(1, new double[] {1, 0, 0, 0}, men, Agreement.NONE, Agreement.NONE, 0);
        Bootstrap<DraughtsPosition> bootstrap = new Bootstrap<>(GAME, FEATURES, Importance.EQUAL, 0.9, 0.05);
        int[] asked = {0};
        ProgressMonitor impatient = ProgressMonitor.stoppedBy(() -> asked[0]++ > examples.size());
        assertThatThrownBy(() -> bootstrap.of(some, examples, 1000, 1, Parallel.ALONE, impatient))
                .isInstanceOf(CancellationException.class);
        assertThat(asked[0]).isLessThan(examples.size() + 10);
    }
}

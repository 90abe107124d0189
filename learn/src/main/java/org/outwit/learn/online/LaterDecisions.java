package org.outwit.learn.online;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.ModelPredictor;

/** How well what was learned from earlier decisions predicts later ones, by the predictor that all models have. */
final class LaterDecisions {

    private LaterDecisions() {}

    static <P extends Position> HoldOut predictedBy(
            OnlineLesson<P> lesson, List<Example<P>> later, Parallel parallel, ProgressMonitor monitor) {
        ModelPredictor<P> predictor = lesson.predictor();
        double[] sums = parallel.map(later, monitor, predictor::forAnotherThread, LaterDecisions::asked).stream()
                .reduce(new double[2], (sum, each) -> new double[] {sum[0] + each[0], sum[1] + each[1]});
        int n = later.size();
        // Without a temperature it says which move it expects, and not how surely.
        double logLoss = lesson.isCalibrated() ? sums[1] / n : Double.NaN;
        return new HoldOut(n, sums[0] / n, GuessRate.of(later), logLoss);
    }

    /** Whether the likeliest move was played, and minus the logarithm of its probability. */
    private static <P extends Position> double[] asked(ModelPredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        double[] row = predictor.probabilities(position);
        return new double[] {MovePredictor.likeliest(row, count) == chosen ? 1 : 0, -Math.log(row[chosen])};
    }
}

package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.MoveJudge;

/**
 * How much sharper than their predictors people choose. A clone that draws from a predictor errs more than the person does, because where the
 * predictor is unsure the person need not be. So clones are sharpened until they lose as much a move as the people do, by a judge that
 * looks further ahead than the predictor. It is one number for all people together: of one alone too little is known.
 */
final class CloneSharpness<P extends Position> {

    /** A move that loses more than this number of error sizes is simply bad. */
    private static final double FARTHEST = 4;

    private static final double LEAST = 0.5;
    private static final double MOST = 4;
    private static final int HALVINGS = 30;

    private record Judged(double[] probabilities, double[] losses, int chosen) {}

    private final MoveJudge<P> judge;
    private final List<Judged> judged = new ArrayList<>();

    CloneSharpness(Game<P> game, int judgeDepth) {
        this.judge = new MoveJudge<>(game, judgeDepth, FARTHEST * game.errorSize());
    }

    /** Judges decisions that the predictor was not learned from. */
    void add(MovePredictor<P> predictor, List<Example<P>> decisions) {
        for (Example<P> each : decisions) {
            P position = Position.copyOf(each.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            int chosen = ChosenMove.indexOf(each.move(), moves, count);
            judged.add(new Judged(predictor.probabilities(position), judge.losses(position), chosen));
        }
    }

    /** What people lost a move, in units. */
    double realLoss() {
        return judged.stream()
                .mapToDouble(each -> each.losses[each.chosen])
                .average()
                .orElse(0);
    }

    /** What clones of this sharpness would lose. */
    double expectedLoss(double sharpness) {
        double sum = 0;
        for (Judged each : judged) {
            double[] row = each.probabilities.clone();
            SharpenedPredictor.sharpen(row, row.length, sharpness);
            for (int i = 0; i < row.length; i++) sum += row[i] * each.losses[i];
        }
        return sum / Math.max(1, judged.size());
    }

    /** The sharpness at which clones lose what people do, within bounds; the sharper, the less they lose. */
    double found() {
        double low = LEAST;
        double high = MOST;
        double real = realLoss();
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (expectedLoss(middle) > real) low = middle;
            else high = middle;
        }
        return (low + high) / 2;
    }
}

package org.outwit.learn.study;

import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Leaves;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.model.ModelPredictor;

/** Asks the predictor about single decisions of a study: what lay before them, and whether the move was its favourite. */
final class Prediction<P extends Position> {

    /** The next ply takes about as many times the work as the moves to this power, since searches prune. */
    private static final double GROWTH = 0.75;

    private final ModelPredictor<P> asked;
    private final ModelPredictor<P> seeing;
    private final boolean learned;
    private final Leaves<P> leaves;
    private double[] row = new double[0];
    private Outlook outlook;
    private double work;

    /** {@code learned} says that decisions have to be taken out of the book before they are asked about. */
    Prediction(ModelPredictor<P> predictor, boolean learned) {
        this.asked = predictor.forAnotherThread();
        this.seeing = predictor.forAnotherThread();
        this.learned = learned;
        this.leaves = new Leaves<>(predictor.game(), predictor.game().features());
        seeing.visit((i, leaf, player) -> leaves.fill(outlook, i, leaf, player));
    }

    /** About how many positions were evaluated so far to see outlooks. */
    double work() {
        return work;
    }

    /** What the moves lead to, as far as the model takes them to look. */
    Outlook outlook(Example<P> example) {
        P position = example.position();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        outlook = leaves.empty(ChosenMove.indexOf(example.move(), moves, count), count);
        seeing.predict(position, room(position));
        work += Math.pow(count, 1 + GROWTH * (seeing.model().depth() - 1));
        return outlook;
    }

    /** Whether the model expected nothing more than what was played. */
    boolean isFavourite(Example<P> example) {
        P position = example.position();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        if (learned) asked.predictAnew(position, example.move(), room(position));
        else asked.predict(position, room(position));
        return MovePredictor.likeliest(row, count) == ChosenMove.indexOf(example.move(), moves, count);
    }

    private double[] room(P position) {
        if (row.length < position.mostMoves()) row = new double[position.mostMoves()];
        return row;
    }
}

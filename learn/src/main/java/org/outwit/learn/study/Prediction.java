package org.outwit.learn.study;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Leaves;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.population.ModelPredictor;

/** Asks the predictor about decisions of a study, and keeps account of what that costs. */
final class Prediction<P extends Position> {

    /**
     * One decision as the model sees it.
     *
     * @param hit 1 where the move played is the likeliest; a fair part of 1 where several share that place
     * @param rank how many moves were likelier, and one
     * @param first which alternative is the likeliest: the first of several
     */
    record Seen(Outlook outlook, double hit, int rank, int first) {}

    /** The next ply takes about as many times the work as the moves to this power, since searches prune. */
    private static final double GROWTH = 0.75;

    private final ModelPredictor<P> predictor;
    private final Game<P> game;
    private final Leaves<P> leaves;
    private double[] row = new double[0];
    private Outlook outlook;
    private double work;

    Prediction(ModelPredictor<P> predictor) {
        this.predictor = predictor.forAnotherThread();
        this.game = predictor.game();
        this.leaves = new Leaves<>(game, game.features());
        this.predictor.visit((i, leaf, player) -> {
            if (outlook != null) leaves.fill(outlook, i, leaf, player);
        });
    }

    /** About how many positions were evaluated so far. */
    double work() {
        return work;
    }

    Seen of(Example<P> example) {
        P position = example.position();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        outlook = leaves.empty(chosen, count);
        predictor.predictAnew(position, example.move(), room(position));
        work += Math.pow(count, 1 + GROWTH * (predictor.model().depth() - 1));
        int better = 0;
        int equal = 0;
        for (int i = 0; i < count; i++) {
            int compared = compare(i, chosen);
            if (compared > 0) better++;
            if (compared == 0) equal++;
        }
        Outlook filled = outlook;
        outlook = null;
        return new Seen(filled, better == 0 ? 1.0 / equal : 0, better + 1, MovePredictor.likeliest(row, count));
    }

    /** By probability; of moves that are next to impossible, by what they are worth. */
    private int compare(int one, int other) {
        int likelier = Double.compare(row[one], row[other]);
        return likelier != 0 ? likelier : Integer.compare(predictor.value(one), predictor.value(other));
    }

    private double[] room(P position) {
        if (row.length < position.mostMoves()) row = new double[position.mostMoves()];
        return row;
    }

    /** The move they are expected to play: the first of the likeliest. */
    int choice(P position) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        predictor.predict(position, room(position));
        return moves[MovePredictor.likeliest(row, count)];
    }

    /** How likely they are to play a legal move. */
    double likely(P position, int move) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        predictor.predict(position, room(position));
        return row[ChosenMove.indexOf(move, moves, count)];
    }

    int phase(P position) {
        return game.phases().of(position);
    }
}

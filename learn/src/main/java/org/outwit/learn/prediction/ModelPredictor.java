package org.outwit.learn.prediction;

import java.util.OptionalDouble;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.example.MoveValues;
import org.outwit.learn.model.Habit;
import org.outwit.learn.model.OpponentModel;

/**
 * What a model expects somebody to play: by habit where there is one, by what they value where there is none, and by both where
 * a habit is young. It is the one predictor there is: commands, studies, clones, online learning and engines all ask it, so what
 * is measured is what is played by.
 */
public final class ModelPredictor<P extends Position> implements MovePredictor<P> {

    /** In units of the game, for models that have none: whoever has less plays nothing but what looks best. */
    public static final double LEAST_TEMPERATURE = 0.02;

    /** Two games of a habit weigh as much as everything else that is known; a third of a game is doubted in any case. */
    private static final Trust TRUST = new Trust(2, 0.3);

    /** Once in fifty moves people do anything, and a model that rules it out would be infinitely wrong. */
    private static final double SLIP = 0.02;

    /** The end of a game is worth no more temperatures than this: people miss wins, and nothing is certain. */
    private static final double MOST_LOGIT = 12;

    /** Yet it is worth so many more than anything that goes on, or whoever is far ahead would be expected not to win. */
    private static final double BEYOND = 2;

    private final Game<P> game;
    private final OpponentModel model;
    private final Evaluator<P> evaluator;
    private final SymmetricBook<P> book;
    private final Scale scale;
    private final double temperature;
    private final MoveValues<P> values;
    private int[] moves = new int[64];
    private double[] counts = new double[64];
    private double[] row = new double[64];

    private ModelPredictor(Game<P> game, OpponentModel model, Evaluator<P> evaluator, SymmetricBook<P> book) {
        this.game = game;
        this.model = model;
        this.evaluator = evaluator;
        this.book = book;
        this.scale = game.scale();
        this.temperature = model.temperature().orElse(LEAST_TEMPERATURE);
        this.values = new MoveValues<>(game, evaluator, model.depth(), model.followsExchanges());
    }

    /** Refuses models of other games, and books whose moves are not legal, with a sentence. */
    public static <P extends Position> ModelPredictor<P> of(Game<P> game, OpponentModel model) {
        Evaluator<P> evaluator = model.evaluator(game);
        HabitBook<P> habits = new HabitBook<>(game);
        for (Habit habit : model.book()) {
            try {
                habits.add(habit);
            } catch (IllegalArgumentException e) {
                throw new InputException("The book of " + model.who() + " at the position '" + habit.position() + "': "
                        + e.getMessage());
            }
        }
        return new ModelPredictor<>(game, model, evaluator, habits.book());
    }

    /** A copy for another thread; what both only read is shared. */
    public ModelPredictor<P> forAnotherThread() {
        return new ModelPredictor<>(game, model, evaluator, book);
    }

    /** This person, had they looked so far ahead. */
    public ModelPredictor<P> lookingAhead(int plies) {
        return new ModelPredictor<>(game, model.withDepth(plies), evaluator, book);
    }

    /** This person, had they chosen so freely. */
    public ModelPredictor<P> choosing(double freely) {
        return new ModelPredictor<>(game, model.withTemperature(OptionalDouble.of(freely)), evaluator, book);
    }

    public Game<P> game() {
        return game;
    }

    public OpponentModel model() {
        return model;
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        values.spendFrom(meter, level);
    }

    /** Shows the positions that decide what moves are worth to them, whenever it is asked again. */
    public void visit(MoveValues.LeafVisitor<P> visitor) {
        values.visit(visitor);
    }

    @Override
    public int predict(P position, double[] into) {
        return predict(position, Position.NO_MOVE, into);
    }

    /** Where there is no habit it is what they like best, and a search for that prunes. */
    @Override
    public int likeliest(P position) {
        reserve(position);
        int count = position.moves(moves, 0);
        if (book.counts(position, moves, count, counts) == 0) {
            int best = values.best(position, moves, count);
            // Of several moves that end the game as well as people expect any to, the first is as likely as the best.
            if (model.temperature().isEmpty() || !values.isOver(best)) return moves[best];
        }
        predict(position, row);
        return moves[MovePredictor.likeliest(row, count)];
    }

    /**
     * As if this decision were not in the book, for decisions that the model was learned from: whoever is asked about what they
     * were told would always be right.
     */
    public int predictAnew(P position, int played, double[] into) {
        return predict(position, played, into);
    }

    private int predict(P position, int forgotten, double[] into) {
        reserve(position);
        int count = position.moves(moves, 0);
        values.find(position, moves, count);
        logits(count, into);
        Softmax.normalise(into, count);
        for (int i = 0; i < count; i++) into[i] = (1 - SLIP) * into[i] + SLIP / count;
        if (book.counts(position, moves, count, counts) == 0) return count;
        for (int i = 0; i < count; i++) if (moves[i] == forgotten) counts[i] = Math.max(0, counts[i] - 1);
        TRUST.apply(counts, into, count);
        return count;
    }

    private void reserve(P position) {
        if (moves.length >= position.mostMoves()) return;
        moves = new int[position.mostMoves()];
        counts = new double[moves.length];
        row = new double[moves.length];
    }

    private void logits(int count, double[] into) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            into[i] = scale.units(values.value(i)) / temperature;
            if (values.isOver(i)) continue;
            least = Math.min(least, into[i]);
            most = Math.max(most, into[i]);
        }
        if (model.temperature().isEmpty()) return; // whoever never errs misses no win
        double worst = Math.min(-MOST_LOGIT, least - BEYOND);
        double best = Math.max(MOST_LOGIT, most + BEYOND);
        for (int i = 0; i < count; i++) {
            if (values.isOver(i)) into[i] = Math.max(worst, Math.min(best, into[i]));
        }
    }

    /** Whether move i of the last {@link #predict} is one that they have played here before. */
    public boolean isHabit(int i) {
        return counts[i] > 0;
    }

    /** What move i of the last {@link #predict} is worth to the mover by the model's own lights, in ints of the scale. */
    public int value(int i) {
        return values.value(i);
    }
}

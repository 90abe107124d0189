package org.outwit.learn.online;

import java.util.List;
import java.util.OptionalDouble;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.people.Populations;
import org.outwit.learn.training.TemperatureFit;

/**
 * What was learned about an opponent so far: a model like any other, which can be written to a file and read again.
 *
 * @param populations where the people are that the model was learned with
 */
public record OnlineLesson<P extends Position>(Game<P> game, OpponentModel model, Populations populations) {

    /** One that was learned with the people that are shipped, or with none. */
    public OnlineLesson(Game<P> game, OpponentModel model) {
        this(game, model, Populations.SHIPPED);
    }

    /** Who is learned while playing has no name that we know. */
    public static final String SOMEBODY = "the opponent";

    /**
     * A player of the best moves by a function to a depth, who stops there.
     *
     * @param holdOut how well that predicts
     * @param examples what it was learned from
     */
    public static <P extends Position> OnlineLesson<P> of(
            Game<P> game, LinearEvaluator<P> function, int depth, HoldOut holdOut, List<Example<P>> examples) {
        long games = examples.stream().mapToInt(Example::game).distinct().count();
        OpponentModel model = new OpponentModel(
                SOMEBODY,
                Judgement.of(game, function, depth, OptionalDouble.empty(), false),
                new Evidence(List.of(), holdOut, new Origin(List.of(), games, examples.size(), 0, 0)),
                new HabitBook<>(game));
        return new OnlineLesson<>(game, model);
    }

    /** What they value. */
    public Evaluator<P> evaluator() {
        return model.evaluator(game);
    }

    /** What they will play, by the predictor that all models have. */
    public ModelPredictor<P> predictor() {
        return ModelPredictor.of(game, model, populations);
    }

    /** How many plies they look ahead. */
    public int depth() {
        return model.depth();
    }

    /** How well it predicts decisions it was not learned from. */
    public HoldOut holdOut() {
        return model.holdOut();
    }

    /** How many decisions it was learned from. */
    public int examples() {
        return Math.toIntExact(model.origin().examples());
    }

    /** Whether it says how sure it is of each move. */
    public boolean isCalibrated() {
        return model.temperature().isPresent();
    }

    /** This lesson with how freely they choose by these decisions of theirs, unless it says so already. */
    public OnlineLesson<P> calibrated(List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        if (isCalibrated() || examples.isEmpty()) return this;
        TemperatureFit fit = TemperatureFit.of(predictor(), examples, parallel, monitor);
        HoldOut known = holdOut();
        HoldOut score = new HoldOut(known.examples(), known.agreement(), known.chance(), fit.logLoss());
        OptionalDouble temperature = OptionalDouble.of(fit.temperature());
        return new OnlineLesson<>(game, model.withTemperature(temperature).withHoldOut(score), populations);
    }
}

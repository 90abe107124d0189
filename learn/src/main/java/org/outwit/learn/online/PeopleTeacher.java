package org.outwit.learn.online;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.training.PersonalLearner;

/**
 * Teaches what somebody does differently from other people who play the game. It begins with what anybody of their strength would
 * play, so that it has something to say from the first move on, and every decision moves it a little.
 */
public final class PeopleTeacher<P extends Position> implements Teacher<P> {

    /** Looked at with a search; a thread of its own does it, but nobody wants to wait for it either. */
    private static final int LOOKED_AT = 300;

    /** The latest decisions, one in this number, say how well the others predict. */
    private static final int HELD_ONE_IN = 4;

    private static final int BOOK_PLIES = 20;

    private final Game<P> game;
    private final PopulationModel population;
    private final Populations populations;
    private final Parallel parallel;

    private PeopleTeacher(Game<P> game, PopulationModel population, Populations populations, Parallel parallel) {
        this.game = game;
        this.population = population;
        this.populations = populations;
        this.parallel = parallel;
    }

    /** A teacher for a game that people are known of, and that has a function to say what they value. */
    public static <P extends Position> Optional<Teacher<P>> of(
            Game<P> game, Populations populations, Parallel parallel) {
        if (!(game.evaluator(LinearEvaluator.firstName(game)) instanceof LinearEvaluator<P>)) return Optional.empty();
        return populations.of(game).map(population -> new PeopleTeacher<>(game, population, populations, parallel));
    }

    @Override
    public Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor) {
        try {
            int held = examples.size() / HELD_ONE_IN;
            List<Example<P>> earlier = examples.subList(0, examples.size() - held);
            List<Example<P>> later = examples.subList(examples.size() - held, examples.size());
            HoldOut unknown = HoldOut.NONE;
            HoldOut score = held == 0
                    ? unknown
                    : LaterDecisions.predictedBy(lesson(earlier, unknown, monitor), later, parallel, monitor);
            return Optional.of(lesson(examples, score, monitor));
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }

    private OnlineLesson<P> lesson(List<Example<P>> examples, HoldOut score, ProgressMonitor monitor) {
        PersonalLayer<P> layer = new PersonalLearner<>(game, population, population.personal(), parallel, monitor)
                .learn(examples, Double.NaN, LOOKED_AT);
        HabitBook<P> book = new HabitBook<>(game);
        for (Example<P> each : examples) if (each.ply() < BOOK_PLIES) book.add(each);
        LinearEvaluator<P> values = (LinearEvaluator<P>) game.evaluator(LinearEvaluator.firstName(game));
        OpponentModel model = OnlineLesson.of(game, values, Math.max(1, layer.depth()), score, examples)
                .model()
                .withTemperature(OptionalDouble.of(game.errorSize()))
                // A network may be removed in the middle of a game, which has to go on.
                .with(layer.difference().rounded().withoutVoice(), score, book);
        return new OnlineLesson<>(game, model, populations);
    }
}

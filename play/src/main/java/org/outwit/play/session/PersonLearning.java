package org.outwit.play.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.BestTeacher;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.PeopleTeacher;
import org.outwit.learn.online.Teacher;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.KeptLessons;

/**
 * Learns a person over many games, wherever these and the lessons are kept. Where it is known how people play the game, it begins with what
 * anybody would play; elsewhere it waits for decisions.
 */
public final class PersonLearning<P extends Position> implements AutoCloseable {

    /** People look no deeper than this with every move, and learning deeper ones takes long. */
    private static final int DEEPEST = 4;

    private final KeptLessons<P> lessons;
    private final boolean knowsPeople;
    private final OnlineLearner<P> learner;

    /**
     * @param executor where lessons are learned
     * @param known what was learned before, if it was kept; one that does not fit any more is learned again
     * @param keeper given the model of each lesson, on the thread that learned it
     */
    public PersonLearning(
            Game<P> game,
            Populations populations,
            Executor executor,
            Optional<OpponentModel> known,
            Consumer<OpponentModel> keeper) {
        Optional<Teacher<P>> people = PeopleTeacher.of(game, populations, Parallel.ALONE);
        Teacher<P> teacher = people.orElseGet(() -> BestTeacher.of(game, DEEPEST, Parallel.ALONE));
        this.knowsPeople = people.isPresent();
        this.lessons = new KeptLessons<>(game, teacher, populations, known, keeper);
        this.learner = new OnlineLearner<>(lessons, OnlineLearner.USUAL, executor);
    }

    public OnlineLearner<P> learner() {
        return learner;
    }

    /**
     * Goes on from what the person decided in earlier games, in their order, and from what was learned from that. A game that is resumed is
     * none of these: its session tells its decisions.
     */
    public void resume(List<Example<P>> decisions) {
        lessons.last().ifPresentOrElse(last -> learner.resume(last, decisions), () -> learner.saw(decisions));
        if (knowsPeople) learner.begin();
    }

    /** Stops learning; afterwards nothing is kept any more. */
    @Override
    public void close() {
        learner.close();
    }
}

package org.outwit.play.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;
import org.outwit.learn.people.Populations;

/**
 * A teacher whose lessons are kept, so that the next session goes on from the last one instead of learning everything again. Its maker says
 * where: in a {@link LessonFile}, a database, or nowhere.
 */
public final class KeptLessons<P extends Position> implements Teacher<P> {

    private final Game<P> game;
    private final Teacher<P> teacher;
    private final Populations populations;
    private final Optional<OpponentModel> known;
    private final Consumer<OpponentModel> keeper;

    /**
     * @param populations where the people are that lessons may be learned with
     * @param known what was kept by an earlier session
     * @param keeper given the model of each lesson, on the thread that learned it, before anybody plays by it
     */
    public KeptLessons(
            Game<P> game,
            Teacher<P> teacher,
            Populations populations,
            Optional<OpponentModel> known,
            Consumer<OpponentModel> keeper) {
        this.game = game;
        this.teacher = teacher;
        this.populations = populations;
        this.known = known;
        this.keeper = keeper;
    }

    /** The lesson of the last session, if there was one and it can be used. */
    public Optional<OnlineLesson<P>> last() {
        // One that was kept by an earlier version does not say how sure it is, so that it would be believed too much.
        return known.map(model -> new OnlineLesson<>(game, model, populations))
                .filter(lesson -> lesson.isCalibrated() && isUsable(lesson));
    }

    /** People may have been trained again since; then everything is learned again from the games. */
    private boolean isUsable(OnlineLesson<P> lesson) {
        try {
            lesson.predictor();
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    @Override
    public Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor) {
        Optional<OnlineLesson<P>> lesson = teacher.learn(examples, monitor);
        lesson.ifPresent(learned -> keeper.accept(learned.model()));
        return lesson;
    }
}

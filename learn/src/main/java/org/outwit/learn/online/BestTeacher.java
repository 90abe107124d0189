package org.outwit.learn.online;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;

/**
 * Asks several teachers and believes the one whose lesson predicts best: at first somebody is a known style, later themselves.
 * The first is believed where others are not better. What is believed then says how sure it is, by all examples.
 */
public final class BestTeacher<P extends Position> implements Teacher<P> {

    private final List<Teacher<P>> teachers;
    private final Parallel parallel;

    public BestTeacher(List<Teacher<P>> teachers, Parallel parallel) {
        this.teachers = List.copyOf(teachers);
        this.parallel = parallel;
    }

    /** Known styles, and from a hundred examples on their own weights, too. */
    public static <P extends Position> Teacher<P> of(Game<P> game, int mostDepth, Parallel parallel) {
        Teacher<P> own = new StrategyTeacher<>(game, game.features(), mostDepth, parallel);
        Teacher<P> later =
                (examples, monitor) -> examples.size() < 100 ? Optional.empty() : own.learn(examples, monitor);
        return new BestTeacher<>(List.of(new StyleTeacher<>(game, mostDepth, parallel), later), parallel);
    }

    @Override
    public Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor) {
        Optional<OnlineLesson<P>> best = Optional.empty();
        for (Teacher<P> teacher : teachers) {
            Optional<OnlineLesson<P>> lesson = teacher.learn(examples, monitor);
            if (lesson.isEmpty()) continue;
            boolean better = best.isEmpty()
                    || lesson.get().holdOut().agreement() > best.get().holdOut().agreement();
            if (better) best = lesson;
        }
        try {
            return best.map(lesson -> lesson.calibrated(examples, parallel, monitor));
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }
}

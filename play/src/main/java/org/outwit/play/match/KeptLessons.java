package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;
import org.outwit.learn.population.Populations;

/**
 * A teacher whose last lesson is kept in a file beside the games it was learned from, so that the next session goes on from it
 * instead of learning everything again. The file is a model like any other and may be deleted at any time.
 */
public final class KeptLessons<P extends Position> implements Teacher<P> {

    private final Game<P> game;
    private final Path file;
    private final Teacher<P> teacher;
    private final Populations populations;
    private final ReplaceRule rule;
    private volatile String problem;

    /**
     * @param games the file of games that are learned from
     * @param populations where the people are that lessons may be learned with
     * @throws InputException if another file has the name of the model
     */
    public KeptLessons(Game<P> game, Path games, Teacher<P> teacher, Populations populations) throws IOException {
        this.populations = populations;
        this.game = game;
        this.file = games.resolveSibling(games.getFileName() + ".model.json");
        this.teacher = teacher;
        this.rule = ReplaceRule.only("what Outwit learned of you in " + game.name(), this::isOurs);
        rule.check(file);
    }

    private boolean isOurs(Path there) {
        return ModelFile.isModelOf(there, game.name(), OnlineLesson.SOMEBODY);
    }

    public Path file() {
        return file;
    }

    /** The lesson of the last session, if there was one. */
    public Optional<OnlineLesson<P>> last() {
        if (!Files.exists(file) || !isOurs(file)) return Optional.empty();
        // One that was kept by an earlier version does not say how sure it is, so that it would be believed too much.
        OnlineLesson<P> kept = new OnlineLesson<>(game, ModelFile.read(file.toString()), populations);
        return Optional.of(kept).filter(lesson -> lesson.isCalibrated() && isUsable(lesson));
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
    public Optional<OnlineLesson<P>> learn(
            List<Example<P>> examples, Optional<OnlineLesson<P>> before, ProgressMonitor monitor) {
        Optional<OnlineLesson<P>> lesson = teacher.learn(examples, before, monitor);
        lesson.ifPresent(this::keep);
        return lesson;
    }

    /** A lesson that cannot be kept can still be used. */
    private void keep(OnlineLesson<P> lesson) {
        try {
            WholeFile.write(file, ModelText.of(lesson.model()), rule);
            problem = null;
        } catch (IOException e) {
            problem = file + ": cannot be written: " + FileReason.writing(e) + ".";
        } catch (InputException e) {
            problem = e.getMessage();
        }
    }

    /** Why the last lesson could not be kept. */
    public Optional<String> problem() {
        return Optional.ofNullable(problem);
    }
}

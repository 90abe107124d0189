package org.outwit.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.Learner;
import org.outwit.learn.person.LearningPlan;
import org.outwit.learn.person.LearningResult;
import org.outwit.learn.person.Notebook;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Option;

/** {@code --model}: a model of somebody that was learned before, or one that is learned now and not kept. */
final class ModelOption {

    @Option(
            names = "--model",
            paramLabel = "MODEL.json",
            description = "A model of them that 'outwit learn' made. Default: learn one, which takes a while.")
    private String file;

    /** Refuses a model of another game or of other people before any work. */
    <P extends Position> void check(Game<P> game, Resources resources) {
        if (file != null) ModelPredictor.read(game, file, resources.populations());
    }

    /** Refuses somebody of whom none can be learned, before any work. */
    void check(PersonDecisions<?> decisions) {
        if (file == null) decisions.needsSome();
    }

    /** The model; {@code files} are the names of the files that the games are from. */
    <P extends Position> OpponentModel of(
            PersonDecisions<P> decisions, List<String> files, Resources resources, ProgressDisplay progress)
            throws IOException {
        if (file != null) return ModelFile.read(decisions.person().game(), file);
        Game<P> game = decisions.person().game();
        boolean people = resources.populations().of(game).isPresent();
        Learner<P> learner = new Learner<>(
                decisions,
                LearningPlan.usual(game, decisions, people),
                files,
                resources.populations(),
                resources.parallel(),
                progress);
        Path folder = Files.createTempDirectory("outwit");
        Path kept = folder.resolve("model.progress");
        try (Notebook notebook = new Notebook(kept, true)) {
            LearningResult<P> lesson = learner.learn(notebook);
            if (!lesson.complete()) throw new CancellationException("Learning was stopped.");
            return lesson.model();
        } finally {
            Files.deleteIfExists(kept);
            Files.deleteIfExists(folder);
        }
    }
}

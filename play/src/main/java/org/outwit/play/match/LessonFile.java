package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLesson;

/** What was learned last, in a file beside the games it was learned from. It is a model like any other and may be deleted at any time. */
public final class LessonFile {

    private final Game<?> game;
    private final Path file;
    private final ReplaceRule rule;
    private volatile String failure;

    /**
     * @param games the file of games that are learned from
     * @throws InputException if another file has the name of the model
     */
    public LessonFile(Game<?> game, Path games) throws IOException {
        this.game = game;
        this.file = games.resolveSibling(games.getFileName() + ".model.json");
        this.rule = ReplaceRule.only("what Outwit learned of you in " + game.name(), this::isOurs);
        rule.check(file);
    }

    private boolean isOurs(Path there) {
        return ModelFile.isModelOf(there, game, OnlineLesson.SOMEBODY);
    }

    /** What was kept last, if there is something. */
    public Optional<OpponentModel> read() {
        return Files.exists(file) && isOurs(file)
                ? Optional.of(ModelFile.read(game, file.toString()))
                : Optional.empty();
    }

    /** Replaces what was kept; a model that cannot be kept can still be used. */
    public void keep(OpponentModel model) {
        try {
            WholeFile.write(file, ModelText.of(model), rule);
            failure = null;
        } catch (IOException e) {
            failure = file + ": cannot be written: " + FileReason.writing(e) + ".";
        } catch (InputException e) {
            failure = e.getMessage();
        }
    }

    /** Why the last model could not be kept. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }
}

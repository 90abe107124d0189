package org.outwit.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.lab.report.ResultsDocument;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.people.PopulationFile;
import picocli.CommandLine.Option;

/** Which existing files a command may replace, and the option that allows any. */
final class OutputFile {

    /** How far into a file a picture or a page says that it is ours. */
    private static final int HEAD = 1 << 10;

    @Option(names = "--force", description = "Replace an existing file, whatever it holds.")
    private boolean force;

    boolean isForced() {
        return force;
    }

    /** The file that {@code --out} names; finds out before all the work whether it can be written. */
    static Path place(String out) {
        return place("--out", out);
    }

    /** The file that another option names. */
    static Path place(String option, String out) {
        try {
            Path file = Path.of(out).toAbsolutePath();
            Path folder = file.getParent();
            if (isDevice(file)) return file;
            if (Files.isDirectory(file)) {
                throw new InputException(option + ": " + out + " is a folder; expected the name of a file.");
            }
            if (folder == null || !Files.isDirectory(folder)) {
                throw new InputException(
                        option + ": there is no folder " + folder + " to write " + file.getFileName() + " to.");
            }
            if (!Files.isWritable(folder)) {
                throw new InputException(option + ": you are not allowed to write to " + folder + ".");
            }
            return file;
        } catch (InvalidPathException e) {
            throw new InputException(option + ": '" + out + "' is not the name of a file.");
        }
    }

    /** The file that an option names, if it does not hold what must stay. */
    static Path place(String option, String out, ReplaceRule rule) {
        Path file = place(option, out);
        try {
            rule.check(file);
        } catch (IOException e) {
            throw new InputException(option + ": " + out + " cannot be read: " + FileReason.reading(e) + ".", e);
        }
        return file;
    }

    /** Whether it is a pipe or a device, which is written to as it is: nothing is put in its place or beside it. */
    static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /** Pictures that Outwit drew are drawn again. */
    ReplaceRule picture() {
        ReplaceRule rule = ReplaceRule.only("a picture that Outwit drew", file -> {
            String head = head(file);
            return head.startsWith("<svg ")
                    && head.lines().findFirst().orElse("").contains("class=\"outwit");
        });
        return rule.unless(force);
    }

    /** A report on somebody is written again. */
    ReplaceRule report() {
        return ReplaceRule.only(
                        "a report of Outwit",
                        file -> Files.size(file) < 1 << 26
                                && head(file).startsWith("<!DOCTYPE html>")
                                && new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                                        .contains("Made by Outwit from "))
                .unless(force);
    }

    /** A document of results is written again. */
    ReplaceRule markdown() {
        return ReplaceRule.only(
                        "a document of results that Outwit wrote",
                        file -> head(file).startsWith(ResultsDocument.TITLE))
                .unless(force);
    }

    /** A model is learned again, but one of somebody else stays. */
    ReplaceRule model(Game<?> game, String who) {
        return ReplaceRule.only(
                        "a model of " + who + " in " + game.name(), file -> ModelFile.isModelOf(file, game, who))
                .unless(force);
    }

    /** People are trained again, but those of another game stay. */
    ReplaceRule people(String game) {
        return ReplaceRule.only("a file of people who play " + game, file -> PopulationFile.isOf(file, game))
                .unless(force);
    }

    /** Runs are shipped again. */
    ReplaceRule shipped() {
        return ReplaceRule.only("a shipped run", file -> head(file).startsWith("{\"outwit\":\"results\","))
                .unless(force);
    }

    /** Results are exported again. */
    ReplaceRule results() {
        return ReplaceRule.only("an export of results", file -> head(file).startsWith("experiment,version,"))
                .unless(force);
    }

    /** Descriptions of exported results are written again. */
    ReplaceRule schema() {
        return ReplaceRule.only(
                        "a description of exported results",
                        file -> head(file).contains("\"tabular-data-resource\"")
                                && head(file).contains("\"experiment\""))
                .unless(force);
    }

    /** Nothing that was there is replaced. */
    ReplaceRule other() {
        return ReplaceRule.nothing().unless(force);
    }

    private static String head(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return new String(stream.readNBytes(HEAD), StandardCharsets.UTF_8);
        }
    }
}

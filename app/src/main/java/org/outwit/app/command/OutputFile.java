package org.outwit.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.outwit.core.file.ReplaceRule;
import org.outwit.learn.model.ModelFile;
import picocli.CommandLine.Option;

/** What may be replaced by what a command writes, with the option that overrules it. */
final class OutputFile {

    /** How far into a file a picture or a page says that it is ours. */
    private static final int HEAD = 1 << 10;

    @Option(names = "--force", description = "Replace a file that is there already, whatever it holds.")
    private boolean force;

    boolean isForced() {
        return force;
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

    /** A model is learned again, but one of somebody else stays. */
    ReplaceRule model(String game, String who) {
        return ReplaceRule.only("a model of " + who + " in " + game, file -> ModelFile.isModelOf(file, game, who))
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

package org.outwit.core.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.outwit.core.game.InputException;

/**
 * Which file may be replaced: one that is empty, one that we recognise as our own, and any where the user said {@code --force}.
 * Pipes and devices are written to, not replaced, so the rule does not ask about them.
 *
 * @param kind what a file of our own is, for the message, such as "a model of Anna"; empty where no file is
 * @param own recognises one
 * @param force the user said so
 */
public record ReplaceRule(String kind, FileTest own, boolean force) {

    /** Looks into a file. What cannot be understood is not our own, and no reason to fail. */
    @FunctionalInterface
    public interface FileTest {
        boolean test(Path file) throws IOException;
    }

    /** No file that has something in it is replaced. */
    public static ReplaceRule nothing() {
        return new ReplaceRule("", file -> false, false);
    }

    /** Only files of our own are replaced. */
    public static ReplaceRule only(String kind, FileTest own) {
        return new ReplaceRule(kind, own, false);
    }

    /** Any file that is there is replaced: the caller knows that it is ours, or the user said {@code --force}. */
    public static ReplaceRule anything() {
        return nothing().unless(true);
    }

    /** This rule, unless the user said {@code --force}. */
    public ReplaceRule unless(boolean force) {
        return new ReplaceRule(kind, own, force);
    }

    /** Throws an {@link InputException} where the file is there and must stay. */
    public void check(Path file) throws IOException {
        if (force || !Files.isRegularFile(file) || Files.size(file) == 0) return;
        if (!kind.isEmpty() && own.test(file)) return;
        throw new InputException(file + " is there already" + (kind.isEmpty() ? "" : " and is not " + kind)
                + ". Take another name, or --force to replace it.");
    }
}

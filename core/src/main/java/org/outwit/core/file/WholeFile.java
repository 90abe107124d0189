package org.outwit.core.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Writes a file so that it is there whole or not at all. A {@link ReplaceRule} says what may be replaced. */
public final class WholeFile {

    /** Writes the contents of a file. */
    @FunctionalInterface
    public interface Contents {
        void to(OutputStream stream) throws IOException;
    }

    private WholeFile() {}

    /** Writes text in UTF-8. What stood there before stays until the new file is complete. */
    public static void write(Path file, String text, ReplaceRule rule) throws IOException {
        write(file, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)), rule);
    }

    /** Writes what the contents write. Where they fail, all is as it was before. */
    public static void write(Path file, Contents contents, ReplaceRule rule) throws IOException {
        try (UnfinishedFile unfinished = new UnfinishedFile(file, rule)) {
            contents.to(unfinished.stream());
            unfinished.finish();
        }
    }
}

package org.outwit.app.command;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.outwit.learn.progress.TrainingFile;

/**
 * Where a long command keeps its progress: beside the file that it writes. Beside a pipe or a device there is no place, since what stands
 * there is the system's, and nobody would find the progress again; then it is kept as long as the command runs, and forgotten.
 */
final class ProgressPlace implements Closeable {

    private final Path file;
    private final Path passing; // a folder that is deleted in the end; null where progress lies beside the file

    private ProgressPlace(Path file, Path passing) {
        this.file = file;
        this.passing = passing;
    }

    /** For a journal, which has to be somewhere. */
    static ProgressPlace of(Path output) throws IOException {
        if (!OutputFile.isDevice(output)) return new ProgressPlace(beside(output), null);
        Path folder = Files.createTempDirectory("outwit");
        return new ProgressPlace(folder.resolve("progress"), folder);
    }

    /** For a training, which can do without. */
    static TrainingFile training(Path output, boolean force) {
        return OutputFile.isDevice(output) ? TrainingFile.nowhere() : TrainingFile.at(beside(output), force);
    }

    private static Path beside(Path output) {
        return output.resolveSibling(output.getFileName() + ".progress");
    }

    Path file() {
        return file;
    }

    @Override
    public void close() throws IOException {
        if (passing == null) return;
        Files.deleteIfExists(file);
        Files.deleteIfExists(passing);
    }
}

package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;

/** A device has nothing beside it, neither while a command works nor when it fails. */
class ProgressPlaceTest {

    private static final Path FULL = Path.of("/dev/full");

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    @TempDir
    private Path folder;

    private String out;

    @BeforeEach
    void linkToAFullDisk() throws IOException {
        assumeTrue(Files.exists(FULL), "only Linux has a disk that is always full");
        out = Files.createSymbolicLink(folder.resolve("full"), FULL).toString();
    }

    @AfterEach
    void takeTheLinkAway() throws IOException {
        if (out != null) Files.delete(Path.of(out));
    }

    private void leavesNothing(String sentence, String... args) throws IOException {
        Shell shell = Shell.run(args);
        assertThat(shell.status()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(Path.of(out));
        }
    }

    @Test
    void learning() throws IOException {
        leavesNothing(
                "full: cannot be written: no space left on device.",
                "learn",
                "othello",
                CLUB,
                "--who",
                "Anna",
                "--depth",
                "1",
                "--method",
                "ranking",
                "--out",
                out);
    }

    @Test
    void people() throws IOException {
        leavesNothing(
                "full: cannot be written: no space left on device.",
                "train",
                "people",
                "othello",
                CLUB,
                "--depth",
                "1",
                "--decisions",
                "150",
                "--out",
                out);
    }

    /** What was trained is played against, so it has to be read again. */
    @Test
    void weights() throws IOException {
        leavesNothing(
                "is a pipe or a device, and weights are read again to be measured; expected the name of a file",
                "train",
                "connect4",
                "--games",
                "10",
                "--nodes",
                "20",
                "--out",
                out);
    }
}

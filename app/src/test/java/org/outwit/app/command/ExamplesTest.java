package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;
import org.outwit.trees.TreeAlgorithms;

/**
 * The collection of questions with known answers that is handed around beside the repository. It is looked for below
 * the folder that OUTWIT_SHARED names, or else in the folder {@code shared} next to the repository.
 */
class ExamplesTest {

    @Test
    void allAreAnsweredAsExpected() {
        Path file = file();
        assumeTrue(file != null, "no data/trees/examples.jsonl; set OUTWIT_SHARED to the folder that has it");
        String all = String.join(",", TreeAlgorithms.names());
        Shell shell = Shell.run("tree", "solve", "--check", "--algorithm", all, file.toString());
        assertThat(shell.out()).matches("[1-9][0-9]* passed, 0 failed\\R");
        assertThat(shell.status()).isZero();
    }

    private static Path file() {
        String shared = System.getProperty("outwit.shared", System.getenv("OUTWIT_SHARED"));
        Stream<Path> folders =
                shared == null ? Stream.of(Path.of("../shared"), Path.of("../../shared")) : Stream.of(Path.of(shared));
        return folders.map(folder -> folder.resolve("data/trees/examples.jsonl"))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(null);
    }
}

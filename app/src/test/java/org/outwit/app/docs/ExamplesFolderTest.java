package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The programs in {@code examples} are those that documents quote, which {@link JavaExamplesTest} compiles and runs. */
class ExamplesFolderTest {

    @Test
    void theGameInThirtyLinesIsQuotedWhole() {
        String program = Repository.read(Repository.ROOT.resolve("examples/Nim.java"));
        for (String document : List.of("README.md", "docs/own-game.md")) {
            Path path = Repository.ROOT.resolve(document);
            assertThat(Block.of(path).stream().map(block -> block.text() + "\n"))
                    .as(document)
                    .contains(program);
        }
    }

    @Test
    void itIsThirtyLinesWithoutBlanksAndImports() {
        long lines = Repository.read(Repository.ROOT.resolve("examples/Nim.java"))
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("import "))
                .count();
        assertThat(lines).isBetween(25L, 32L);
    }
}

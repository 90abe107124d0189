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

    /** The experiment and the sweep of one's own, which OwnExperimentTest runs as a user would. */
    @Test
    void whatRunsInTheLabIsQuotedWhole() {
        List<String> shown = Block.of(Repository.ROOT.resolve("docs/lab.md")).stream()
                .map(block -> block.text() + "\n")
                .toList();
        for (String file : List.of("examples/SavedNodes.java", "docs/lab/costs.json"))
            assertThat(shown).as(file).contains(Repository.read(Repository.ROOT.resolve(file)));
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

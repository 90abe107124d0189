package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.outwit.app.docs.Repository;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;

/** No test reads or writes what belongs to the user who runs it. */
class DataFolderOfTestsTest {

    @Test
    void commandsKeepTheirDataInAFolderOfTheTests() {
        Path folder = Path.of(System.getProperty(DataFolder.PROPERTY));
        assertThat(folder).startsWith(Path.of(System.getProperty("java.io.tmpdir")));
        try (Resources resources = Resources.ofProgram()) {
            assertThat(resources.dataFolder()).isEqualTo(folder);
        }
        assertThat(Shell.run("lab", "list").status()).isZero();
        assertThat(folder.resolve("lab.db")).exists();
    }

    /** Modules that see the one with the data folder have the tests' own folder from the tests of that module. */
    @Test
    void everyModuleThatHasADataFolderHasOneForItsTests() throws IOException {
        for (Path module : Repository.modules()) {
            String pom = Files.readString(module.resolve("pom.xml"));
            boolean sees = pom.matches("(?s).*<artifactId>outwit-(play|trees|draw|lab|web|app)</artifactId>.*");
            if (!sees || module.endsWith("play")) continue;
            assertThat(pom)
                    .as("the test-jar of play in " + module.getFileName())
                    .containsPattern("<artifactId>outwit-play</artifactId>\\s*<type>test-jar</type>");
        }
    }
}

package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;

class LabExportTest {

    private static final List<String> ALL =
            List.of("experiment,version,inputs,level,seed,leaves", "forgotten,1,,,3,0.1", "pruning-fig-13,1,,2,7,12");

    @TempDir
    private Path folder;

    @BeforeEach
    void measure() {
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(store()), task -> {})) {
            store.finish(new Measured("pruning-fig-13", 1), Cell.of(7, "level", 2), Measurement.of("leaves", 12));
            store.finish(new Measured("forgotten", 1), Cell.of(3), Measurement.of("leaves", 0.1));
        }
    }

    private String store() {
        return folder.resolve("lab.db").toString();
    }

    private Shell export(String... args) {
        return Shell.run(Stream.concat(Stream.of("lab", "export", "--store", store()), Stream.of(args))
                .toArray(String[]::new));
    }

    @Test
    void printsOrWritesATable() {
        assertThat(export().lines()).isEqualTo(ALL);
        assertThat(export("all").lines()).isEqualTo(ALL);
        String file = folder.resolve("results.csv").toString();
        Shell written = export("--out", file);
        assertThat(written.err()).isEmpty();
        assertThat(written.lines()).containsExactly("Wrote 2 lines to " + file + ".");
        assertThat(Path.of(file)).hasContent(String.join("\n", ALL));
        assertThat(export("pruning-fig-13", "--out", file, "--json").out().strip())
                .isEqualTo("{\"file\":\"" + file + "\",\"rows\":1}");
        assertThat(Path.of(file)).hasContent("experiment,version,inputs,level,seed,leaves\npruning-fig-13,1,,2,7,12");
    }

    @Test
    void oneThatOnlyTheStoreKnowsCanBeExported() {
        assertThat(export("forgotten").lines())
                .containsExactly("experiment,version,inputs,seed,leaves", "forgotten,1,,3,0.1");
        Shell unknown = export("prunning-fig-13");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("There is no experiment 'prunning-fig-13'. The nearest are pruning-fig-1");
    }

    @Test
    void oneThatHasNothingYetHasOnlyAHead() {
        String empty = folder.resolve("empty.db").toString();
        String nobody = Experiments.all().stream()
                .filter(each -> !ShippedRuns.has(each))
                .map(each -> each.about().id())
                .findFirst()
                .orElseThrow();
        assertThat(Shell.run("lab", "export", nobody, "--store", empty).lines())
                .containsExactly("experiment,version,inputs,seed");
    }

    @Test
    void filesOfOthersStay() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.csv"), "my notes");
        Shell refused = export("--out", notes.toString());
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("notes.csv is there already and is not an export of results.");
        assertThat(notes).hasContent("my notes");
        assertThat(export("--out", notes.toString(), "--force").status()).isZero();
    }

    @Test
    void storesThatCannotBeUsedAreSentences() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "my notes");
        for (String each : List.of(notes.toString(), "mysql://a:s3cret@b/c", "postgresql://a:s3cret@localhost:1/c")) {
            Shell refused = Shell.run("lab", "export", "--store", each);
            assertThat(refused.status()).isEqualTo(2);
            assertThat(refused.err()).startsWith("outwit: ").doesNotContain("Exception", "s3cret", "\tat ");
        }
        assertThat(notes).hasContent("my notes");
    }
}

package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.report.ResultsDocument;
import org.outwit.lab.results.ShippedRuns;

/** The document of results, its pages and its pictures are what the shipped runs say, to the letter. */
class ResultsTest {

    private static final Path DOCS = Repository.ROOT.resolve("docs");
    private static final int MOST_LINES = 400;
    private static final String AGAIN = "'outwit lab report --shipped --markdown docs/results.md' writes them again";

    private static final ResultsDocument DOCUMENT = document();

    private static ResultsDocument document() {
        List<ExperimentReport> reports = Experiments.all().stream()
                .map(each -> ReportFiles.report(each, ShippedRuns.results(each)))
                .toList();
        return ResultsDocument.of(reports, "results.md");
    }

    @Test
    void documentsSayWhatIsShipped() {
        assertThat(Repository.read(DOCS.resolve("results.md"))).as(AGAIN).isEqualTo(DOCUMENT.text());
        same(ResultsDocument.PAGES, ".md", DOCUMENT.pages());
        same(ResultsDocument.PICTURES, ".svg", DOCUMENT.pictures());
    }

    /** These files, and no others of their kind in their folder. */
    private static void same(String folder, String ending, Map<String, String> files) {
        try (Stream<Path> there = Files.list(DOCS.resolve(folder))) {
            List<String> names = there.map(file -> folder + "/" + file.getFileName())
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
            assertThat(names)
                    .as(AGAIN + "; others are deleted")
                    .containsExactlyElementsOf(new TreeSet<>(files.keySet()));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        new TreeMap<>(files)
                .forEach((name, text) -> assertThat(Repository.read(DOCS.resolve(name)))
                        .as(name + ": " + AGAIN)
                        .isEqualTo(text));
    }

    @Test
    void theDocumentIsShort() {
        assertThat(DOCUMENT.text().lines().count()).isLessThanOrEqualTo(MOST_LINES);
    }
}

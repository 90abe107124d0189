package org.outwit.lab.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.learn.people.Populations;

/** Whatever is shipped is what this program measures. Who changes what an experiment measures ships its run anew, or none. */
class ShippedRunsTest {

    /** As they lie in a jar and go over a line: compressed. */
    private static final long MOST_BYTES = 3_000_000;

    /** Cells that take longer are not measured again here. */
    private static final double MOST_SECONDS = 0.25;

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    static List<Experiment> shipped() {
        return Experiments.all().stream()
                .filter(each -> ShippedRuns.head(each).isPresent())
                .toList();
    }

    @Test
    void allFilesAreOfExperimentsAndTogetherSmall() throws IOException, URISyntaxException {
        Path folder = Path.of(ShippedRuns.class
                        .getResource(ShippedRuns.file("pruning-lemma-1"))
                        .toURI())
                .getParent();
        List<String> known = shipped().stream()
                .map(each -> ShippedRuns.file(each.about().id()))
                .toList();
        long bytes = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each :
                    (Iterable<Path>) files.filter(file -> file.toString().endsWith(".jsonl"))::iterator) {
                assertThat(known).contains(each.getFileName().toString());
                bytes += compressed(each);
            }
        }
        assertThat(bytes).isPositive().isLessThan(MOST_BYTES);
    }

    private static long compressed(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            out.write(Files.readAllBytes(file));
        }
        return bytes.size();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyFileHasAllCellsOfThisVersionAndAVerdict(Experiment experiment) {
        ShippedRun run = ShippedRuns.run(experiment).orElseThrow();
        assertThat(ShippedRuns.head(experiment).orElseThrow().staleBecause(experiment, CONTEXT))
                .as("measure it anew and 'outwit lab ship " + experiment.about().id() + "', or delete its file")
                .isEmpty();
        LabResults results = run.results(experiment);
        assertThat(results.count())
                .isEqualTo(experiment.cells(Size.FULL).size())
                .isEqualTo(run.measurements().size());
        ExperimentReport report = ReportFiles.report(experiment, results);
        assertThat(report.finding().verdict()).isNotIn(ReportVerdict.OPEN, ReportVerdict.NOT_RUN);
        assertThat(report.origin().sentence()).startsWith("A full run that is shipped with Outwit ");
    }

    /** The program may have changed without anybody raising the version. */
    @ParameterizedTest
    @MethodSource("shipped")
    void aCellIsMeasuredAgainAndComesOutTheSame(Experiment experiment) {
        ShippedRunHead head = ShippedRuns.head(experiment).orElseThrow();
        double seconds = (double) head.origin().processorTime().toSeconds() / head.cells();
        if (!experiment.isRepeatable() || experiment.about().needsRecords() || seconds > MOST_SECONDS) return;
        LabResults results = ShippedRuns.results(experiment);
        Cell cell = experiment.cells(Size.QUICK).stream()
                .flatMap(quick -> results.measurements().keySet().stream()
                        .filter(each -> each.measuredWith("").equals(quick)))
                .findFirst()
                .orElse(results.measurements().keySet().iterator().next());
        Measurement again = experiment.run(cell.measuredWith(""), CONTEXT);
        assertThat(again).isEqualTo(results.measurements().get(cell));
    }
}

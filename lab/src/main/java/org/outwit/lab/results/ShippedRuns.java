package org.outwit.lab.results;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Size;

/** The runs that this program has with it. Those of another version of their experiment are not shown as its results. */
public final class ShippedRuns {

    /** Where they lie in the sources, as seen from the folder that has all modules. */
    public static final String FOLDER = "lab/src/main/resources/org/outwit/lab/results";

    private ShippedRuns() {}

    /** The name of the file with the run of an experiment. */
    public static String file(String experiment) {
        return experiment + ".jsonl";
    }

    /** What the run of an experiment says of itself, of whatever version; empty where none is shipped. */
    public static Optional<ShippedRunHead> head(Experiment experiment) {
        String file = file(experiment.about().id());
        try (InputStream stream = ShippedRuns.class.getResourceAsStream(file)) {
            if (stream == null) return Optional.empty();
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return Optional.of(ShippedRunReader.head(reader.readLine(), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The run of an experiment, of whatever version. */
    public static Optional<ShippedRun> run(Experiment experiment) {
        String file = file(experiment.about().id());
        try (InputStream stream = ShippedRuns.class.getResourceAsStream(file)) {
            if (stream == null) return Optional.empty();
            return Optional.of(ShippedRunReader.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether there is a run of this version of the experiment. */
    public static boolean has(Experiment experiment) {
        return head(experiment)
                .filter(each -> each.what().equals(experiment.measured()))
                .isPresent();
    }

    /** These results, or where nothing was measured those that are shipped. */
    public static LabResults unless(LabResults own, Experiment experiment) {
        return own.count() > 0 ? own : results(experiment);
    }

    /** The results of the run of this version; without any cell where there is none. */
    public static LabResults results(Experiment experiment) {
        return run(experiment)
                .filter(each -> each.what().equals(experiment.measured()))
                .map(each -> each.results(experiment))
                .orElseGet(() -> new LabResults(Size.FULL, Map.of()));
    }
}

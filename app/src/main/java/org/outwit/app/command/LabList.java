package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.outwit.draw.text.Columns;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.experiment.StaleResults;
import org.outwit.lab.experiment.StoredCells;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit lab list}: which experiments there are, and how far each is. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description =
                "Lists the experiments: what each asks, which paper and figure it is from, and how many cells are finished. Results are stale where"
                        + " another version measured them, or where something newer was measured with other inputs.",
        footerHeading = "%nExamples:%n",
        footer = {"  outwit lab list", "  outwit lab list --json --store postgresql://lab@db.example.org/lab"})
final class LabList implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StoreOption store;

    @Option(names = "--json", description = "Print one JSON object an experiment.")
    private boolean json;

    LabList(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Columns columns = new Columns("experiment", "of", "quick", "full", "question");
        List<String> stale = new ArrayList<>();
        try (DatabaseStore results = store.open(resources)) {
            Map<Measured, Integer> counts = results.counts();
            for (Experiment each : Experiments.all()) {
                StoredCells stored = StoredCells.of(each, results);
                StaleResults old = StaleResults.of(stored, counts);
                if (json) Json.print(out, object(stored, old));
                else columns.row(row(stored));
                if (!old.isEmpty()) stale.add("stale: " + each.about().id() + ": " + old.sentence());
            }
        }
        if (!json) {
            columns.print(out);
            out.println();
            stale.forEach(out::println);
            if (!stale.isEmpty()) out.println();
            out.println(
                    "Cells finished of all, by size. 'outwit lab run ID --quick' runs one, 'outwit lab run all' every one.");
        }
        return 0;
    }

    private static String[] row(StoredCells stored) {
        About about = stored.experiment().about();
        return new String[] {
            about.id(),
            about.paper().replaceAll(",.*", "") + ", " + about.figure(),
            state(stored, Size.QUICK),
            state(stored, Size.FULL),
            about.question() + (about.needsRecords() ? " (needs --records)" : "")
        };
    }

    private static String state(StoredCells stored, Size size) {
        return stored.results(size).count() + "/"
                + stored.experiment().cells(size).size();
    }

    private static Row object(StoredCells stored, StaleResults stale) {
        Experiment experiment = stored.experiment();
        About about = experiment.about();
        return new Row(
                about.id(),
                about.paper(),
                about.figure(),
                about.title(),
                about.question(),
                about.needsRecords(),
                experiment.version(),
                State.of(stored, Size.QUICK),
                State.of(stored, Size.FULL),
                stale);
    }

    private record Row(
            String id,
            String paper,
            String figure,
            String title,
            String question,
            boolean needsRecords,
            int version,
            State quick,
            State full,
            StaleResults stale) {}

    /** @param inputs the fingerprints of what the finished cells that are shown were measured with */
    private record State(int cells, int finished, List<String> inputs, String state) {

        static State of(StoredCells stored, Size size) {
            int cells = stored.experiment().cells(size).size();
            LabResults results = stored.results(size);
            int done = results.count();
            return new State(
                    cells,
                    done,
                    results.inputs().keySet().stream()
                            .filter(each -> !each.isEmpty())
                            .toList(),
                    done == cells ? "finished" : done == 0 ? "open" : "begun");
        }
    }
}

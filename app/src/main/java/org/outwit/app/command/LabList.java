package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.text.Columns;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.experiment.StaleResults;
import org.outwit.lab.experiment.StoredCells;
import org.outwit.lab.results.ShippedRunHead;
import org.outwit.lab.results.ShippedRuns;
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
        Columns columns = new Columns("experiment", "of", "quick", "full", "shipped", "question");
        List<String> stale = new ArrayList<>();
        List<String> tournaments = new ArrayList<>();
        LabContext context = new LabContext(ProgressMonitor.NONE, resources.populations(), Optional.empty());
        try (DatabaseStore results = store.open(resources)) {
            Map<Measured, Integer> counts = results.counts();
            tournaments.addAll(results.tournaments().keySet());
            for (Experiment each :
                    OwnExperiments.of(resources).all(spec.commandLine().getErr()::println)) {
                StoredCells stored = StoredCells.of(each, results);
                StaleResults old = StaleResults.of(stored, counts);
                Optional<Shipped> shipped = ShippedRuns.head(each).map(head -> Shipped.of(head, each, context));
                if (json) Json.print(out, object(stored, old, shipped));
                else columns.row(row(stored, shipped));
                if (!old.isEmpty()) stale.add("stale: " + each.about().id() + ": " + old.sentence());
                shipped.filter(run -> !run.stale().isEmpty())
                        .ifPresent(run -> stale.add("stale: " + each.about().id() + ": " + run.stale()));
            }
        }
        if (!json) {
            columns.print(out);
            out.println();
            if (!tournaments.isEmpty()) {
                out.println("Tournaments that were played: " + String.join(", ", tournaments) + ".");
                out.println();
            }
            stale.forEach(out::println);
            if (!stale.isEmpty()) out.println();
            out.println(
                    "Cells that were finished here of all, by size. Shipped: full runs that came with Outwit and have all"
                            + " cells; where nothing was finished here, 'outwit lab report ID' shows them.");
            out.println("'outwit lab run ID --quick' runs one, 'outwit lab run all' every one.");
        }
        return 0;
    }

    private static String[] row(StoredCells stored, Optional<Shipped> shipped) {
        About about = stored.experiment().about();
        return new String[] {
            about.id(),
            about.paper().replaceAll(",.*", "") + ", " + about.figure(),
            state(stored, Size.QUICK),
            state(stored, Size.FULL),
            shipped.map(each -> each.stale().isEmpty() ? each.from() : "stale").orElse("–"),
            about.question() + (about.needsRecords() ? " (needs --records)" : "")
        };
    }

    private static String state(StoredCells stored, Size size) {
        return stored.results(size).count() + "/"
                + stored.experiment().cells(size).size();
    }

    private static Row object(StoredCells stored, StaleResults stale, Optional<Shipped> shipped) {
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
                stale,
                shipped);
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
            StaleResults stale,
            Optional<Shipped> shipped) {}

    /**
     * A full run that came with the program.
     *
     * @param program the version it came with
     * @param stale why it is not what this program would measure; empty where nothing speaks against it
     */
    private record Shipped(int cells, String program, List<String> builds, String from, String to, String stale) {

        static Shipped of(ShippedRunHead head, Experiment experiment, LabContext context) {
            RunOrigin origin = head.origin();
            return new Shipped(
                    head.cells(),
                    origin.program(),
                    origin.builds(),
                    origin.from().toString(),
                    origin.to().toString(),
                    head.staleBecause(experiment, context));
        }
    }

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

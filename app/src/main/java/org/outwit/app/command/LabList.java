package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.outwit.draw.text.Columns;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ResultStore;
import org.outwit.lab.experiment.Size;
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
                "Lists the experiments: what each asks, which paper and figure it is from, and how many cells are finished.",
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
        try (ResultStore results = store.open(resources)) {
            for (Experiment each : Experiments.all()) {
                Map<Cell, Measurement> finished = results.measurements(each.measured());
                if (json) Json.print(out, object(each, finished));
                else columns.row(row(each, finished));
            }
        }
        if (!json) {
            columns.print(out);
            out.println();
            out.println(
                    "Cells finished of all, by size. 'outwit lab run ID --quick' runs one, 'outwit lab run all' every one.");
        }
        return 0;
    }

    private static String[] row(Experiment experiment, Map<Cell, Measurement> finished) {
        About about = experiment.about();
        return new String[] {
            about.id(),
            about.paper().replaceAll(",.*", "") + ", " + about.figure(),
            state(experiment.cells(Size.QUICK), finished),
            state(experiment.cells(Size.FULL), finished),
            about.question() + (about.needsRecords() ? " (needs --records)" : "")
        };
    }

    private static String state(List<Cell> cells, Map<Cell, Measurement> finished) {
        return done(cells, finished) + "/" + cells.size();
    }

    private static long done(List<Cell> cells, Map<Cell, Measurement> finished) {
        return cells.stream().filter(finished::containsKey).count();
    }

    private static Row object(Experiment experiment, Map<Cell, Measurement> finished) {
        About about = experiment.about();
        return new Row(
                about.id(),
                about.paper(),
                about.figure(),
                about.title(),
                about.question(),
                about.needsRecords(),
                experiment.version(),
                State.of(experiment.cells(Size.QUICK), finished),
                State.of(experiment.cells(Size.FULL), finished));
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
            State full) {}

    private record State(int cells, long finished, String state) {

        static State of(List<Cell> cells, Map<Cell, Measurement> all) {
            long done = done(cells, all);
            return new State(cells.size(), done, done == cells.size() ? "finished" : done == 0 ? "open" : "begun");
        }
    }
}

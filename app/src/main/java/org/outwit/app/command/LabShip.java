package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.results.FinishedRun;
import org.outwit.lab.results.ShippedRun;
import org.outwit.lab.results.ShippedRunWriter;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit lab ship}: takes full runs out of a store, to be shipped with the program. */
@Command(
        name = "ship",
        mixinStandardHelpOptions = true,
        description = {
            "Writes finished full runs as the files that are shipped with Outwit: all cells with version, inputs, days and the builds that measured."
                    + " For who works on Outwit; run it in the folder of its sources.",
            "The program that is built afterwards shows these results where a user has measured nothing, and 'outwit lab report --shipped"
                    + " --markdown docs/results.md' writes the documents from them."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab ship pruning-fig-13 pruning-fig-14",
            "  outwit lab ship all --store night.db",
            "",
            "Exit status: 0 when all were written, 2 for bad usage, or where a run is not finished."
        })
final class LabShip implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "ID",
            description = "Experiments as 'outwit lab list' names them, or all that are finished.")
    private List<String> ids = new ArrayList<>();

    @Mixin
    private StoreOption store;

    @Option(
            names = "--to",
            paramLabel = "DIR",
            description = "The folder for the files. Default: " + ShippedRuns.FOLDER + ".")
    private Path to = Path.of(ShippedRuns.FOLDER);

    @Mixin
    private OutputFile output;

    @Option(names = "--json", description = "Print one JSON object an experiment: id, cells, file, bytes.")
    private boolean json;

    LabShip(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        if (!Files.isDirectory(to)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--to: there is no folder " + to + "; run it in the folder of Outwit's sources, or name another.");
        }
        try (DatabaseStore results = store.open(resources)) {
            List<ShippedRun> runs = new ArrayList<>(); // all, before the first is written
            for (Experiment each : OwnExperiments.of(resources).named(ids, sentence -> {})) {
                if (ids.contains("all") && !FinishedRun.isThere(each, results)) continue;
                runs.add(FinishedRun.of(each, results));
            }
            for (ShippedRun each : runs) write(each);
            if (runs.isEmpty())
                spec.commandLine()
                        .getErr()
                        .println("outwit: no full run is finished in this store, so none was written.");
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + to + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private void write(ShippedRun run) throws IOException {
        String id = run.what().experiment();
        Path file = to.resolve(ShippedRuns.file(id));
        WholeFile.write(file, ShippedRunWriter.text(run), output.shipped());
        PrintWriter out = spec.commandLine().getOut();
        int cells = run.measurements().size();
        if (!json) {
            out.println("Wrote " + file + ": " + cells + " cells, " + Files.size(file) + " bytes.");
            return;
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", id);
        object.put("cells", cells);
        object.put("file", file.toString());
        object.put("bytes", Files.size(file));
        Json.print(out, object);
    }
}

package org.outwit.app.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.report.ResultsTable;
import org.outwit.lab.results.ShippedExport;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit lab export}: what was measured, as a table for other programs. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = {
            "Writes what was measured as CSV: a line for each finished cell, with its experiment, the version of what is measured, a"
                    + " column for each parameter, the seed, a column for each number, and the text where there is any.",
            "Numbers have all their digits. Results of old versions are there, too.",
            "Where nothing was measured here of the experiments that are named, it writes the full runs that are shipped with Outwit, and says so."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab export --out results.csv",
            "  outwit lab export pruning-fig-13 --out fig13.csv",
            "  outwit lab export pruning-fig-13 --store postgresql://lab@db.example.org/lab | head",
            "",
            "Exit status: 0 when it was written, 2 for bad usage or files that cannot be used."
        })
final class LabExport implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "ID",
            description = "Experiments as 'outwit lab list' names them, or one tournament. Default: all.")
    private List<String> ids = List.of();

    @Mixin
    private StoreOption store;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file. Default: print the table.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(names = "--shipped", description = "What is shipped with Outwit, whatever was measured here.")
    private boolean shipped;

    @Option(names = "--json", description = "With --out, print one JSON object: file, rows.")
    private boolean json;

    LabExport(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Path file = out == null ? null : OutputFile.place("--out", out, output.results());
        try (DatabaseStore results = store.open(resources)) {
            if (ids.stream().anyMatch(PlayedTournaments::isOne)) return tournament(file, results);
            Set<String> stored = results.experiments();
            Set<String> chosen = chosen(stored);
            boolean own = !shipped && (chosen.isEmpty() || chosen.stream().anyMatch(stored::contains) || !isShipped());
            Table table = own
                    ? writer -> results.export(chosen, writer)
                    : writer -> ShippedExport.write(ExperimentChoice.named(ids), writer);
            PrintWriter printer = spec.commandLine().getOut();
            if (!own) tell("these are full runs that are shipped with Outwit, and nothing that was measured here.");
            else if (!stored.containsAll(chosen)) tell(left(chosen, stored));
            if (file == null) table.write(printer);
            else say(printer, written(file, table));
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + out + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    /** The cells of one tournament: its pairs and its openings, and no others of the same game. */
    private int tournament(Path file, DatabaseStore store) throws IOException {
        if (ids.size() > 1)
            throw new ParameterException(
                    spec.commandLine(), "Export a tournament by itself; found " + String.join(", ", ids) + ".");
        LabContext context = new LabContext(ProgressMonitor.NONE, resources.populations(), Optional.empty());
        LabRun lab = new LabRun(store, new LocalThreads(resources.parallel()), context);
        TournamentRun.Played<?> played = new PlayedTournaments(store, resources).named(ids.get(0), lab);
        Tournament<?> tournament = played.tournament();
        Table table =
                writer -> ResultsTable.write(tournament.about().id(), tournament.version(), played.results(), writer);
        if (file == null) table.write(spec.commandLine().getOut());
        else say(spec.commandLine().getOut(), written(file, table));
        return 0;
    }

    /** One that is in the store may be of a program that knew it; any other must be one that we know. */
    private Set<String> chosen(Set<String> stored) {
        if (ids.contains("all")) return Set.of();
        for (String id : ids) if (!stored.contains(id)) Experiments.named(id);
        return new LinkedHashSet<>(ids);
    }

    private boolean isShipped() {
        return ExperimentChoice.named(ids).stream().anyMatch(ShippedRuns::has);
    }

    private void tell(String sentence) {
        spec.commandLine().getErr().println("outwit: " + sentence);
    }

    private static String left(Set<String> chosen, Set<String> stored) {
        return chosen.stream().filter(each -> !stored.contains(each)).collect(Collectors.joining(", "))
                + ": nothing was measured here; --shipped writes what is shipped with Outwit.";
    }

    /** What is exported; returns the number of lines below the head. */
    private interface Table {
        long write(Writer out) throws IOException;
    }

    private long written(Path file, Table table) throws IOException {
        long[] rows = new long[1];
        WholeFile.write(
                file,
                stream -> {
                    Writer writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
                    rows[0] = table.write(writer);
                    writer.flush();
                },
                output.results());
        return rows[0];
    }

    private void say(PrintWriter printer, long rows) {
        if (!json) {
            printer.println("Wrote " + rows + (rows == 1 ? " line" : " lines") + " to " + out + ".");
            return;
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("file", out);
        object.put("rows", rows);
        Json.print(printer, object);
    }
}

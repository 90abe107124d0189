package org.outwit.app.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.outwit.lab.catalogue.InstalledExperiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.NumberMeanings;
import org.outwit.lab.report.ResultsTable;
import org.outwit.lab.results.ShippedExport;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.lab.store.TidySummary;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.play.resources.Resources;
import org.outwit.trees.JsonOutput;
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
            "Where nothing was measured here of the experiments that are named, it writes the full runs that are shipped with Outwit, and says so.",
            "With --tidy there is a row for each number instead, with the conditions as columns and a unit, for notebooks; a description"
                    + " of all columns and quantities is written beside FILE.csv as FILE.schema.json."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab export --out results.csv",
            "  outwit lab export pruning-fig-13 --out fig13.csv",
            "  outwit lab export sweep.json --tidy --out sweep.csv",
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
            paramLabel = "ID|FILE",
            description =
                    "Experiments as 'outwit lab list' names them, files of sweeps and jars, or one tournament. Default: all.")
    private List<String> ids = List.of();

    @Mixin
    private StoreOption store;

    @Option(names = "--tidy", description = "A row for each number, with its unit; needs --out.")
    private boolean tidy;

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
        if (tidy && out == null)
            throw new ParameterException(
                    spec.commandLine(), "--tidy writes two files, so it needs --out FILE.csv for the name of both.");
        Path file = out == null ? null : OutputFile.place("--out", out, output.results());
        Path schema = tidy ? OutputFile.place("--out", schemaName(), output.schema()) : null;
        try (DatabaseStore results = store.open(resources)) {
            if (ids.stream().anyMatch(PlayedTournaments::isOne)) return tournament(file, results);
            Set<String> stored = results.experiments();
            Set<String> chosen = chosen(stored);
            boolean own = !shipped && (chosen.isEmpty() || chosen.stream().anyMatch(stored::contains) || !isShipped());
            Table table =
                    own ? writer -> results.export(chosen, writer) : writer -> ShippedExport.write(known(), writer);
            if (tidy && !own)
                throw new ParameterException(
                        spec.commandLine(),
                        "--tidy writes what was measured here, which is nothing; leave it out for what is shipped, or run first.");
            PrintWriter printer = spec.commandLine().getOut();
            if (!own) tell("these are full runs that are shipped with Outwit, and nothing that was measured here.");
            else if (!stored.containsAll(chosen)) tell(left(chosen, stored));
            if (file == null) table.write(printer);
            else if (tidy) say(printer, tidied(file, schema, results, chosen));
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
        Set<String> chosen = new LinkedHashSet<>();
        for (String id : ids) {
            if (stored.contains(id)) chosen.add(id);
            else named(id).forEach(each -> chosen.add(each.measured().experiment()));
        }
        return chosen;
    }

    /** The name of the table with another ending. */
    private String schemaName() {
        return out.replaceFirst("\\.csv$", "") + ".schema.json";
    }

    private long tidied(Path file, Path schema, DatabaseStore results, Set<String> chosen) throws IOException {
        List<Experiment> known = new ArrayList<>(
                OwnExperiments.of(resources).all(spec.commandLine().getErr()::println));
        for (String id : ids) if (InstalledExperiments.isFile(id)) known.addAll(named(id));
        NumberMeanings meanings = new NumberMeanings(known);
        TidySummary[] summary = new TidySummary[1];
        WholeFile.write(
                file,
                stream -> {
                    Writer writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
                    summary[0] = results.exportTidy(chosen, meanings, writer);
                    writer.flush();
                },
                output.results());
        StringWriter text = new StringWriter();
        try (JsonOutput json = new JsonOutput(text)) {
            json.value(summary[0].schema(file.getFileName().toString()));
        }
        WholeFile.write(schema, text + "\n", output.schema());
        return summary[0].rows();
    }

    private List<Experiment> named(String id) {
        return OwnExperiments.of(resources).named(List.of(id), sentence -> {});
    }

    private List<Experiment> known() {
        return OwnExperiments.of(resources).named(ids, sentence -> {});
    }

    private boolean isShipped() {
        return known().stream().anyMatch(ShippedRuns::has);
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

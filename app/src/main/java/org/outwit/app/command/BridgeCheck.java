package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.zip.CRC32C;
import org.outwit.app.bridge.CheckJournal;
import org.outwit.app.bridge.CheckSummary;
import org.outwit.app.bridge.CheckedDeal;
import org.outwit.core.file.FileReason;
import org.outwit.games.bridge.answers.AnswerCheck;
import org.outwit.games.bridge.answers.AnsweredDeal;
import org.outwit.games.bridge.answers.AnsweredDeals;
import org.outwit.games.bridge.answers.Difference;
import org.outwit.games.record.RecordSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge check}: our double-dummy answers against those of a list. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Compares what is found for deals with the answers of a list: the tricks of every first card (FUT), of every"
                    + " declarer in every strain (TABLE), and par (PAR). Whatever differs is printed; a deal passes when all its answers"
                    + " agree.",
            "How fast it is counts the processor time of this program's one thread, so other work does not matter."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge check list100.txt",
            "  outwit bridge check list100.txt --first 10",
            "  outwit bridge check list100.txt --results list100.check",
            "",
            "Ctrl-C stops and reports the deals so far; with --results the same command goes on from there.",
            "Exit status: 0 when all passed, 1 when some failed, 130 when it was interrupted,",
            "2 for bad usage or a file that cannot be used."
        })
public final class BridgeCheck implements Callable<Integer> {

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "LIST", description = "A file of deals with answers.")
    private String file;

    @Mixin
    private DealOptions options;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep what came of every deal in FILE. If it exists, the check goes on from there.")
    private String results;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object for each difference (deal, question, listed, found), then one with passed,"
                            + " failed, and deals a second.")
    private boolean json;

    @Override
    public Integer call() {
        Integer first = options.first();
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(Path.of(file));
            List<AnsweredDeal> deals = AnsweredDeals.read(RecordSource.of(file, bytes));
            if (first != null && first < deals.size()) deals = deals.subList(0, first);
            return check(deals, bytes);
        } catch (IOException | InvalidPathException e) {
            spec.commandLine().getErr().println("outwit: cannot read " + file + ": " + FileReason.reading(e) + ".");
            return 2;
        }
    }

    private int check(List<AnsweredDeal> deals, byte[] list) {
        CheckSummary summary = new CheckSummary();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        boolean stopped;
        try (CheckJournal journal = journal(list);
                ProgressDisplay progress = options.display(err)) {
            stopped = check(deals, journal, progress, summary);
        } catch (IOException | InvalidPathException e) {
            err.println("outwit: " + results + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
        if (json) Json.print(out, summary.object());
        else summary.print(out);
        out.flush();
        if (!stopped) return summary.hasFailures() ? 1 : 0;
        err.println("outwit: stopped" + (results == null ? "." : "; the same command goes on from here."));
        err.flush();
        return Interruption.STATUS;
    }

    private CheckJournal journal(byte[] list) throws IOException {
        if (results == null) return CheckJournal.none();
        CRC32C hash = new CRC32C();
        hash.update(list);
        return CheckJournal.open(Path.of(results), Long.toHexString(hash.getValue()));
    }

    /** Whether it was stopped. */
    private boolean check(
            List<AnsweredDeal> deals, CheckJournal journal, ProgressDisplay progress, CheckSummary summary)
            throws IOException {
        AnswerCheck check = new AnswerCheck();
        for (int i = 0; i < deals.size(); i++) {
            progress.progress("checking deals", i, deals.size());
            if (progress.isStopped()) return true;
            AnsweredDeal deal = deals.get(i);
            if (!deal.isAnswered()) continue;
            Optional<CheckedDeal> known = journal.find(deal.number());
            CheckedDeal checked = known.isPresent() ? known.get() : checked(deal, check);
            if (known.isEmpty()) journal.add(checked);
            summary.add(checked);
            print(checked);
        }
        return false;
    }

    private static CheckedDeal checked(AnsweredDeal deal, AnswerCheck check) {
        long start = PROCESSOR.getCurrentThreadCpuTime();
        List<Difference> differences = new ArrayList<>(check.firstCards(deal));
        long between = PROCESSOR.getCurrentThreadCpuTime();
        differences.addAll(check.tableAndPar(deal));
        long end = PROCESSOR.getCurrentThreadCpuTime();
        long firstCards = deal.firstCards().isPresent() ? Math.max(1, between - start) : 0;
        return new CheckedDeal(
                deal.number(), firstCards, deal.hasTable() ? Math.max(1, end - between) : 0, differences);
    }

    private void print(CheckedDeal deal) {
        PrintWriter out = spec.commandLine().getOut();
        for (Difference each : deal.differences()) {
            if (!json) {
                out.println("deal " + deal.number() + ", " + each);
                continue;
            }
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("deal", deal.number());
            object.put("question", each.question());
            object.put("listed", each.listed());
            object.put("found", each.found());
            Json.print(out, object);
        }
        out.flush();
    }
}

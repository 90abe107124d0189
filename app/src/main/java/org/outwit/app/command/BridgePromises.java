package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.draw.text.Columns;
import org.outwit.games.bridge.inference.PromiseCount;
import org.outwit.games.bridge.record.BridgeBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge promises}: how often calls mean what they are taken to mean. */
@Command(
        name = "promises",
        mixinStandardHelpOptions = true,
        description = {
            "Reads boards and tells how often the calls of their auctions kept the promises that outwit bridge know believes:"
                    + " a length of a suit, or a number of points.",
            "Files are PBN, or LIN if their names end in .lin."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge promises vugraph.lin",
            "  outwit bridge promises vugraph.lin --json",
            "",
            "Exit status: 0 when every board could be used, 1 when one could not,",
            "2 for bad usage or a file that could not be read."
        })
public final class BridgePromises implements Callable<Integer> {

    private static final int WHOLE = 13;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file of boards, .pbn or .lin.")
    private String file;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object for each promise (promise, about, made, kept), then one with auctions and"
                            + " allKept.")
    private boolean json;

    @Override
    public Integer call() {
        Optional<BoardFile> read = BoardFile.read(file, spec.commandLine().getErr());
        if (read.isEmpty()) return 2;
        PromiseCount count = new PromiseCount();
        for (BridgeBoard each : read.get().first(null)) {
            boolean bid = !each.auction().isEmpty() && each.deal().tricks() == WHOLE;
            if (bid) count.add(each.dealer(), each.auction(), each.deal());
        }
        if (json) printJson(count);
        else print(count, spec.commandLine().getOut());
        return read.get().isSound() ? 0 : 1;
    }

    private static String name(PromiseCount.Row row) {
        return row.meaning().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static void print(PromiseCount count, PrintWriter out) {
        List<PromiseCount.Row> rows = count.rows();
        Columns table = new Columns("promise", "about", "made", "kept");
        for (PromiseCount.Row row : rows) {
            table.row(name(row), row.about(), "" + row.made(), share(row.kept(), row.made()));
        }
        if (!rows.isEmpty()) table.print(out);
        int made = rows.stream().mapToInt(PromiseCount.Row::made).sum();
        int kept = rows.stream().mapToInt(PromiseCount.Row::kept).sum();
        out.println("auctions: " + count.deals() + ", promises: " + made + ", kept: " + share(kept, made)
                + ", auctions with all kept: " + share(count.sound(), count.deals()));
    }

    private static String share(int part, int whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f%%", 100.0 * part / whole);
    }

    private void printJson(PromiseCount count) {
        PrintWriter out = spec.commandLine().getOut();
        for (PromiseCount.Row row : count.rows()) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("promise", name(row));
            object.put("about", row.about());
            object.put("made", row.made());
            object.put("kept", row.kept());
            Json.print(out, object);
        }
        Map<String, Object> sum = new LinkedHashMap<>();
        sum.put("auctions", count.deals());
        sum.put("allKept", count.sound());
        Json.print(out, sum);
    }
}

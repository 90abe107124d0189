package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.outwit.app.bench.Bench;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit bench}: the signature of the searches, and their speed. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Searches a fixed list of positions to fixed depths and prints the total number of nodes: a signature that"
                    + " changes exactly when the searches do.",
            "The speed is that of this machine and of a program that has just been started."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bench",
            "  outwit bench --json",
            "",
            "Exit status: 0 when the signature is the expected one, 1 when it is another."
        })
public final class BenchCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object: signature, expected, seconds, nodesPerSecond.")
    private boolean json;

    public BenchCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        long nodes = 0;
        long nanos = 0;
        for (Bench.Task task : Bench.tasks()) {
            Bench.Line line = Bench.run(task, resources);
            nodes += line.nodes();
            nanos += line.nanos();
            if (json) continue;
            out.printf(
                    Locale.ROOT,
                    "%-18s %-11s %-29s depth %2d %,9d nodes %,12.0f a second%n",
                    task.game(),
                    task.algorithm(),
                    task.player(),
                    task.depth(),
                    line.nodes(),
                    line.nodes() * 1e9 / line.nanos());
            out.flush();
        }
        boolean expected = nodes == Bench.SIGNATURE;
        double speed = nodes * 1e9 / nanos;
        if (json) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("signature", nodes);
            object.put("expected", Bench.SIGNATURE);
            object.put("seconds", Math.round(nanos / 1e3) / 1e6);
            object.put("nodesPerSecond", Math.round(speed));
            Json.print(out, object);
        } else {
            out.printf(
                    Locale.ROOT,
                    "signature %d%s%n%.2f s, %,.0f nodes a second%n",
                    nodes,
                    expected ? "" : ", where " + Bench.SIGNATURE + " was expected",
                    nanos / 1e9,
                    speed);
        }
        return expected ? 0 : 1;
    }
}

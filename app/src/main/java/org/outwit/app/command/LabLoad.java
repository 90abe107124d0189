package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.outwit.app.load.Latencies;
import org.outwit.app.load.LoadPlan;
import org.outwit.app.load.LoadReport;
import org.outwit.app.load.LoadRun;
import org.outwit.app.load.LoadServer;
import org.outwit.app.load.LoadTally;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Games;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.text.Columns;
import org.outwit.play.resources.Resources;
import org.outwit.web.game.OpponentList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit lab load}: the web app under load. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = {
            "Plays many games at once on a server of the web app, with random legal moves over the requests and events that pages use,"
                    + " beside pages that are open and do nothing, and asks for other pages meanwhile. Prints errors, how long moves,"
                    + " answers and other requests took, and the server's memory.",
            "It starts a server of its own in a folder that is deleted afterwards, unless --url names one that runs."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab load",
            "  outwit lab load --games 10 --pages 0 --seconds 20",
            "  outwit lab load --url http://127.0.0.1:8420/ --json",
            "",
            "A move takes from its request to the event that it was played; an answer from there to the next turn,",
            "thinking and waiting for a processor included. A server lets one visitor have 50 games without a move",
            "a minute, so more games at once than that are refused, and shown as errors.",
            "Ctrl-C ends it with what it has.",
            "Exit status: 0 without errors, 1 with some, 130 when it was interrupted, 2 for bad usage."
        })
final class LabLoad implements Callable<Integer> {

    /** The class that is the program; commands are seen by it and not the other way round. */
    private static final String PROGRAM = "org.outwit.app.Main";

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Option(names = "--url", paramLabel = "URL", description = "A server that runs. Default: one is started.")
    private URI url;

    @Option(names = "--games", paramLabel = "N", description = "Games at once. Default: ${DEFAULT-VALUE}.")
    private int games = 50;

    @Option(names = "--pages", paramLabel = "N", description = "Pages that do nothing. Default: ${DEFAULT-VALUE}.")
    private int pages = 200;

    @Option(names = "--seconds", paramLabel = "N", description = "How long. Default: ${DEFAULT-VALUE}.")
    private int seconds = 60;

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "For each move of the opponent. Default: ${DEFAULT-VALUE}.")
    private int millis = 1000;

    @Option(names = "--game", paramLabel = "GAME", description = "Default: ${DEFAULT-VALUE}.")
    private String game = "checkers";

    @Option(
            names = "--against",
            paramLabel = "ID",
            description =
                    "The opponent, as the web app calls it: level:5, engine:samuel. Default: the engine, which uses all its time.")
    private String against;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    LabLoad(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1 || pages < 0 || seconds < 1 || millis < 10) {
            throw new ParameterException(
                    spec.commandLine(), "Expected one game, one second and a move time of 10 ms or more.");
        }
        if (url != null) return load(url, Optional.empty());
        try {
            Path folder = Files.createTempDirectory("outwit-load");
            try (LoadServer server = LoadServer.start(PROGRAM, folder)) {
                return load(server.address(), Optional.of(server));
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: a server could not be started: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private int load(URI address, Optional<LoadServer> server) throws InterruptedException {
        String opponent =
                against == null ? OpponentList.ENGINE + Games.named(game).defaultEvaluatorName() : against;
        LoadPlan plan = new LoadPlan(address, games, pages, game, opponent, millis, Duration.ofSeconds(seconds), 1);
        try (Interruption interruption = new Interruption();
                ProgressDisplay progress = new ProgressDisplay(
                        Terminal.isThere() ? spec.commandLine().getErr() : null)) {
            LoadRun run = new LoadRun(plan, resources.executor(), stoppable(progress, interruption));
            List<WebSocket> open = run.openPages();
            double idle = server.isPresent() ? run.idleShare(server.get()::processorTime) : Double.NaN;
            run.play();
            LoadReport report = report(plan, run.tally(), server, idle);
            run.end(open);
            if (json) Json.print(spec.commandLine().getOut(), report.object());
            else print(spec.commandLine().getOut(), report);
            if (interruption.isAsked()) return Interruption.STATUS;
            return report.tally().errors().all() == 0 ? 0 : 1;
        } catch (CompletionException e) {
            spec.commandLine().getErr().println("outwit: " + address + " does not answer: " + e.getCause() + ".");
            return 2;
        }
    }

    private static ProgressMonitor stoppable(ProgressMonitor shown, Interruption interruption) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                shown.progress(activity, done, total);
            }

            @Override
            public boolean isStopped() {
                return interruption.isAsked();
            }
        };
    }

    private LoadReport report(LoadPlan plan, LoadTally tally, Optional<LoadServer> server, double idle) {
        return new LoadReport(
                plan,
                tally,
                server.map(LoadServer::startTime),
                idle,
                server.map(LoadServer::heapBytes).orElse(OptionalLong.empty()),
                server.map(LoadServer::residentBytes).orElse(OptionalLong.empty()));
    }

    private static void print(PrintWriter out, LoadReport report) {
        LoadPlan plan = report.plan();
        LoadTally tally = report.tally();
        out.println(plan.games() + " games of " + plan.game() + " at once against " + plan.against() + " with "
                + plan.millis() + " ms a move, and " + plan.pages() + " idle pages, for "
                + plan.time().toSeconds() + " s: " + tally.games() + " games begun, " + tally.endedGames()
                + " ended.");
        out.println();
        Columns columns = new Columns("milliseconds", "count", "p50", "p95", "p99");
        row(columns, "a move is played", tally.moves());
        row(columns, "the answer", tally.answers());
        row(columns, "other requests", tally.requests());
        columns.print(out);
        out.println();
        report.start().ifPresent(took -> out.printf(Locale.ROOT, "Server start: %.1f s.%n", took.toMillis() / 1000.0));
        if (!Double.isNaN(report.idleShare()))
            out.printf(Locale.ROOT, "With idle pages alone: %.1f %% of a processor.%n", 100 * report.idleShare());
        out.println("Memory of the server: " + report.memory() + ".");
        out.println("Errors: " + tally.errors().all() + ".");
        tally.errors().counts().forEach((what, count) -> out.println("  " + count + " times: " + what));
    }

    private static void row(Columns columns, String name, Latencies numbers) {
        columns.row(
                name,
                String.valueOf(numbers.count()),
                shown(numbers.millis(0.5)),
                shown(numbers.millis(0.95)),
                shown(numbers.millis(0.99)));
    }

    private static String shown(double millis) {
        return Double.isNaN(millis) ? "–" : String.format(Locale.ROOT, millis < 10 ? "%.1f" : "%.0f", millis);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(LabLoad::deleteOne);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void deleteOne(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

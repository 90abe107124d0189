package org.outwit.app;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.outwit.app.command.BenchCommand;
import org.outwit.app.command.BoardCommand;
import org.outwit.app.command.BridgeCommand;
import org.outwit.app.command.EndgameCommand;
import org.outwit.app.command.EvaluateCommand;
import org.outwit.app.command.FeaturesCommand;
import org.outwit.app.command.GamesCommand;
import org.outwit.app.command.JudgeCommand;
import org.outwit.app.command.LabCommand;
import org.outwit.app.command.LearnCommand;
import org.outwit.app.command.MatchCommand;
import org.outwit.app.command.PerftCommand;
import org.outwit.app.command.PlayCommand;
import org.outwit.app.command.PlayersCommand;
import org.outwit.app.command.PredictCommand;
import org.outwit.app.command.PrepareCommand;
import org.outwit.app.command.ProveCommand;
import org.outwit.app.command.RecordsCommand;
import org.outwit.app.command.ReviewCommand;
import org.outwit.app.command.SearchCommand;
import org.outwit.app.command.ServeCommand;
import org.outwit.app.command.StudyCommand;
import org.outwit.app.command.TrainCommand;
import org.outwit.app.command.TreeCommand;
import org.outwit.app.command.WhoCommand;
import org.outwit.core.game.InputException;
import org.outwit.play.resources.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Starts the program. Every failure reaches the user as a sentence, never as a stack trace, unless the
 * environment has {@code OUTWIT_DEBUG}.
 */
@Command(
        name = "outwit",
        description = "Adversary search that knows its opponent.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit tree solve --tree '((3 12 8) (2 4 6))' --algorithm alpha-beta",
            "  outwit games",
            "  outwit board chess e4 c5",
            "  outwit play connect4",
            "  outwit records checkers tinsley.pdn",
            "  outwit learn othello WTH_*.wtb --who 'Tastet Marc' --out tastet.json",
            "  outwit prove 'A, A => B |= B' --proof",
            "",
            "Each command has its own --help."
        })
public final class Main implements Runnable {

    private static final int FAILED = 1;

    /** In the order of the help. */
    private static final List<String> COMMANDS = List.of(
            "games",
            "features",
            "board",
            "evaluate",
            "perft",
            "search",
            "play",
            "match",
            "players",
            "records",
            "learn",
            "predict",
            "who",
            "study",
            "prepare",
            "review",
            "train",
            "judge",
            "endgame",
            "bridge",
            "tree",
            "prove",
            "lab",
            "serve",
            "bench");

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) { // most of the start-up time goes to the command line
            System.out.println(Version.text());
            return;
        }
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int status = run(out, err, args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** In UTF-8 wherever it runs, because that is what tree files are. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        OutputStream stream = new FileOutputStream(descriptor);
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16));
    }

    /** Runs a command line and returns its exit status: 0, 1 where something failed, 2 for bad usage, 130 for Ctrl-C. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        try (Resources resources = Resources.ofProgram()) {
            return run(resources, out, err, args);
        }
    }

    static int run(Resources resources, PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Main());
        // Describing a command to the library takes longer than most commands run, so only the one that was typed is
        // described.
        boolean known = args.length > 0 && COMMANDS.contains(args[0]);
        for (String name : known ? List.of(args[0]) : COMMANDS) line.addSubcommand(name, command(name, resources));
        line.setOut(out)
                .setErr(err)
                .setExpandAtFiles(false)
                .setUsageHelpWidth(100)
                .setParameterExceptionHandler((e, arguments) -> badUsage(e))
                .setExecutionExceptionHandler((e, command, parsed) -> ended(e, command));
        allUse(new Version(), line);
        try {
            return line.execute(args);
        } catch (StackOverflowError | OutOfMemoryError | AssertionError e) {
            return failed(e, err);
        }
    }

    private static Object command(String name, Resources resources) {
        return switch (name) {
            case "games" -> new GamesCommand();
            case "features" -> new FeaturesCommand();
            case "board" -> new BoardCommand();
            case "evaluate" -> new EvaluateCommand(resources);
            case "perft" -> new PerftCommand();
            case "search" -> new SearchCommand(resources);
            case "play" -> new PlayCommand(resources);
            case "match" -> new MatchCommand(resources);
            case "players" -> new PlayersCommand(resources);
            case "records" -> new RecordsCommand();
            case "learn" -> new LearnCommand(resources);
            case "predict" -> new PredictCommand(resources);
            case "who" -> new WhoCommand(resources);
            case "study" -> new StudyCommand(resources);
            case "prepare" -> new PrepareCommand(resources);
            case "review" -> new ReviewCommand(resources);
            case "train" -> TrainCommand.with(resources);
            case "judge" -> new JudgeCommand(resources);
            case "endgame" -> new EndgameCommand();
            case "bridge" -> new BridgeCommand();
            case "tree" -> new TreeCommand();
            case "prove" -> new ProveCommand();
            case "lab" -> LabCommand.with(resources);
            case "serve" -> new ServeCommand(resources);
            case "bench" -> new BenchCommand(resources);
            default -> throw new IllegalStateException("There is no command " + name + ".");
        };
    }

    private static void allUse(Version version, CommandLine line) {
        line.getCommandSpec().versionProvider(version);
        for (CommandLine each : line.getSubcommands().values()) allUse(version, each);
    }

    /** {@code outwit} without a command does nothing but say what is missing. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do: outwit COMMAND.");
    }

    private static int badUsage(ParameterException e) {
        PrintWriter err = e.getCommandLine().getErr();
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        err.println("outwit: " + plain(e.getMessage()));
        if (!UnmatchedArgumentException.printSuggestions(e, err)) err.println("See '" + command + " --help'.");
        return e.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    /** What the library says of numbers and places, in words for people who do not program. */
    private static String plain(String message) {
        return message.replaceAll("'([^']*)' is not an? (int|long|short)", "'$1' is not a whole number")
                .replaceAll("'([^']*)' is not a (double|float)", "'$1' is not a number")
                .replaceAll("positional parameter at index [0-9.*]+ \\(<?([^)>]+)>?\\)", "$1");
    }

    /** Decides, here and nowhere else, whether it is the user's fault or ours. */
    private static int ended(Exception e, CommandLine command) {
        return e instanceof InputException
                ? badUsage(new ParameterException(command, e.getMessage(), e))
                : failed(e, command.getErr());
    }

    private static int failed(Throwable e, PrintWriter err) {
        String message = e.getMessage() == null ? "" : ": " + e.getMessage();
        err.println("outwit: this should not have happened, please report it: "
                + e.getClass().getSimpleName() + message);
        if (System.getenv("OUTWIT_DEBUG") != null) e.printStackTrace(err);
        return FAILED;
    }
}

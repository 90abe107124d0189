package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.outwit.app.record.DuplicateReport;
import org.outwit.app.record.RatingTable;
import org.outwit.app.record.RecordCopy;
import org.outwit.app.record.RecordReport;
import org.outwit.app.record.RecordSummary;
import org.outwit.app.record.WthorCopy;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.learn.strength.StrengthSurvey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit records}: what files of played games hold. */
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        description = {
            "Reads files of played games and tells, for each: how many games it holds, how many replay legally, what was"
                    + " rejected and why, and who played how often.",
            "The format follows from the ending of the name; 'outwit games' lists what each game has."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit records checkers tinsley.pdn",
            "  outwit records othello WTH_*.wtb --players 5",
            "  outwit records othello WTH_*.wtb --ratings --players 50 --least-games 100",
            "  outwit records checkers acf.pdn oca.pdn --duplicates",
            "  outwit records chess games.pgn --json",
            "  outwit records othello WTH_1999.wtb --out 1999.ggf",
            "  outwit records othello games.ggf --out my-database",
            "",
            "Exit status: 0 when every game was legal, 1 when something was rejected,",
            "2 for bad usage or a file that could not be read."
        })
public final class RecordsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "Files of played games.")
    private List<String> files;

    @Option(names = "--format", paramLabel = "NAME", description = "Read every file in this format, whatever its name.")
    private String format;

    @Option(
            names = "--players",
            paramLabel = "N",
            description =
                    "How many players to list, those with most games first, or with --ratings the strongest. Default:"
                            + " ${DEFAULT-VALUE}.")
    private int mostPlayers = 10;

    @Option(
            names = "--ratings",
            description =
                    "Rate the players of all files together, in Elo with a 95 %% interval: by the ratings that the records give"
                            + " them, and by their results (Bradley and Terry's model; a draw is half a win).")
    private boolean ratings;

    @Option(
            names = "--least-games",
            paramLabel = "K",
            description = "With --ratings: only people with at least this many games. Default: ${DEFAULT-VALUE}.")
    private int leastGames = 10;

    @Option(
            names = "--duplicates",
            description =
                    "Find records of one and the same game, within a file and across all files: the same moves to the end of the"
                            + " shorter one, and no names or years that contradict. With --out each game is written once.")
    private boolean duplicates;

    @Option(
            names = "--rejected",
            paramLabel = "N",
            description = "How many rejections to list for each file. Default: ${DEFAULT-VALUE}.")
    private int mostRejections = 20;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Write all legal games to this file, in the format of its ending; in Othello a name without one is a folder"
                            + " for the WTHOR database.")
    private Path out;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--json",
            description =
                    "One JSON object a file: games, legal, rejected, players, rejections; complete lists. With --duplicates and"
                            + " with --ratings one more for all files.")
    private boolean json;

    @Override
    public Integer call() {
        if (mostPlayers < 0) throw bad("--players must be 0 or more, found " + mostPlayers + ".");
        if (mostRejections < 0) throw bad("--rejected must be 0 or more, found " + mostRejections + ".");
        if (leastGames < 1) throw bad("--least-games must be 1 or more, found " + leastGames + ".");
        return read(game);
    }

    private <P extends Position> int read(Game<P> game) {
        if (out == null) return read(game, new Nowhere<>());
        if (WthorCopy.isFor(game, out)) return wthor(game);
        RecordFormat<P> format = format(game, out.toString(), null)
                .filter(each -> !each.name().equals("WTHOR"))
                .orElseThrow(() -> bad("--out: expected a file that ends in "
                        + RecordFiles.formats(game).stream()
                                .filter(each -> !each.name().equals("WTHOR"))
                                .map(each -> "." + each.endings().get(0))
                                .collect(Collectors.joining(" or "))
                        + "; found '" + out + "'."
                        + (out.toString().endsWith(".wtb")
                                ? " WTHOR needs a new folder, a name without an ending."
                                : "")));
        try (RecordCopy<P> copy = new RecordCopy<>(format, out, output.other())) {
            int status = read(game, copy);
            if ((status > 0 || copy.refused() > 0) && isRead(out)) {
                complain(out + " is also read from, and what was rejected would be lost. Nothing was written.");
                return 2;
            }
            copy.finish();
            if (copy.refused() == 0) return status;
            complain(out + ": " + copy.refused() + " games do not fit into " + format.name() + " and were left out.");
            return Math.max(1, status);
        } catch (IOException | UncheckedIOException e) {
            Exception cause = e instanceof UncheckedIOException unchecked ? unchecked.getCause() : e;
            complain(out + ": cannot be written: " + FileReason.writing(cause) + ".");
            return 2;
        } catch (InputException e) {
            throw bad(e.getMessage());
        }
    }

    /** Games and names as the WTHOR database keeps them, in a folder that has none yet. */
    private <P extends Position> int wthor(Game<P> game) {
        WthorCopy<P> copy = new WthorCopy<>(game, LocalDate.now());
        int status = read(game, copy);
        try {
            copy.write(out);
        } catch (FileAlreadyExistsException e) {
            complain(e.getFile() + " is there already, and its numbers would no longer fit; name a new folder.");
            return 2;
        } catch (IOException e) {
            complain(out + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
        if (copy.refused() == 0) return status;
        complain(out + ": " + copy.refused() + " games do not fit into WTHOR and were left out.");
        return Math.max(1, status);
    }

    private boolean isRead(Path out) throws IOException {
        for (String file : files) {
            if (Files.exists(out) && Files.exists(Path.of(file)) && Files.isSameFile(out, Path.of(file))) return true;
        }
        return false;
    }

    private void complain(String sentence) {
        spec.commandLine().getErr().println("outwit: " + sentence);
    }

    private <P extends Position> int read(Game<P> game, RecordSink<P> sink) {
        int status = 0;
        StrengthSurvey<P> survey = new StrengthSurvey<>(game);
        RecordSink<P> all = ratings ? sink.and(survey) : sink;
        DuplicateReport<P> copies = new DuplicateReport<>(all);
        RecordSink<P> next = duplicates ? copies : all;
        for (String file : files) {
            copies.file(file);
            status = Math.max(status, read(game, file, next));
        }
        if (duplicates) {
            if (json) Json.print(spec.commandLine().getOut(), copies.object());
            else copies.print(spec.commandLine().getOut());
        }
        if (!ratings) return status;
        RatingTable table = new RatingTable(survey.strengths(), mostPlayers, leastGames);
        if (json) Json.print(spec.commandLine().getOut(), table.object());
        else table.print(spec.commandLine().getOut());
        return status;
    }

    private <P extends Position> int read(Game<P> game, String file, RecordSink<P> sink) {
        PrintWriter err = spec.commandLine().getErr();
        Optional<String> unreadable = unreadable(file);
        if (unreadable.isPresent()) { // said before anything about its ending
            err.println("outwit: cannot read " + file + ": " + unreadable.get() + ".");
            return 2;
        }
        Optional<RecordFormat<P>> found = format(game, file, format);
        if (found.isEmpty()) {
            err.println("outwit: " + file + ": " + game.name() + " has no format for this ending; name one of "
                    + RecordFiles.formats(game).stream().map(RecordFormat::name).collect(Collectors.joining(", "))
                    + " with --format.");
            return 2;
        }
        RecordSummary<P> summary = new RecordSummary<>(sink);
        try {
            found.get().read(RecordSource.of(Path.of(file)), summary);
        } catch (IOException | InvalidPathException e) {
            err.println("outwit: cannot read " + file + ": " + FileReason.reading(e) + ".");
            return 2;
        }
        RecordReport report = new RecordReport(file, found.get().name(), summary);
        if (json) Json.print(spec.commandLine().getOut(), report.object());
        else report.print(spec.commandLine().getOut(), mostRejections, ratings ? 0 : mostPlayers);
        return summary.rejections().isEmpty() ? 0 : 1;
    }

    private static Optional<String> unreadable(String file) {
        try {
            Path path = Path.of(file);
            if (!Files.exists(path)) return Optional.of("there is no such file");
            return Files.isDirectory(path) ? Optional.of("it is a folder") : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.of(FileReason.reading(e));
        }
    }

    private <P extends Position> Optional<RecordFormat<P>> format(Game<P> game, String file, String format) {
        if (format == null) return RecordFiles.format(game, file);
        Optional<RecordFormat<P>> named = RecordFiles.formats(game).stream()
                .filter(each -> each.name().equalsIgnoreCase(format))
                .findFirst();
        if (named.isPresent()) return named;
        throw bad("--format: expected one of "
                + RecordFiles.formats(game).stream().map(RecordFormat::name).collect(Collectors.joining(", "))
                + "; found '" + format + "'.");
    }

    /** Where games go that are only counted. */
    private static final class Nowhere<P extends Position> implements RecordSink<P> {
        @Override
        public void game(PlayedGame<P> game) {}

        @Override
        public void rejected(Rejection rejection) {}
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}

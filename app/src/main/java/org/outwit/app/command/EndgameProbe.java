package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.outwit.app.play.BearOffReport;
import org.outwit.core.endgame.BestMoves;
import org.outwit.core.endgame.BestMoves.Judged;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.text.Columns;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.backgammon.BearOffChances;
import org.outwit.games.backgammon.BearOffFile;
import org.outwit.games.backgammon.BearOffTable;
import org.outwit.trees.JsonOutput.Inline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit endgame probe}: what tables know about a position. */
@Command(
        name = "probe",
        mixinStandardHelpOptions = true,
        description = {
            "Shows who wins a position with best play, how many plies it takes, and what each move is worth.",
            "Best play means that the winner takes the shortest way and the loser the longest. The tables know no draw rules"
                    + " (repetition, moves without progress).",
            "In backgammon it is a position in which both players bear off and the dice are about to be thrown: how likely each number of"
                    + " rolls is for each, and who wins if each needs as few as possible on average."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit endgame probe checkers --position 'W:W28,K10:B5,K2' --tables tables",
            "  outwit endgame probe foursquares --tables tables --json",
            "  outwit endgame probe backgammon --position 27YBAAAMAIAAAA --tables tables",
            "",
            "Exit status: 0 when the position is in the tables, 1 when it is not,",
            "2 for bad usage or tables that are missing or damaged."
        })
public final class EndgameProbe implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Mixin
    private PositionOption position;

    @Option(names = "--tables", required = true, paramLabel = "FOLDER", description = "The folder of the tables.")
    private String folder;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object: value, plies, best, moves; in backgammon player, win, winGammon, loseGammon, rolls.")
    private boolean json;

    @Override
    public Integer call() {
        return game instanceof Backgammon backgammon ? bearOff(backgammon) : probe(game);
    }

    private int bearOff(Backgammon game) {
        BackgammonPosition at = position.of(game);
        String text = game.notation().format(at);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            Optional<BearOffChances> chances = BearOffChances.of(at, largest(Path.of(folder)));
            if (chances.isEmpty()) {
                err.println("outwit: the table in " + folder + " does not have the position " + text + ".");
                return 1;
            }
            if (json) Json.print(out, BearOffReport.known(text, chances.get()));
            else BearOffReport.print(out, text, chances.get());
            return 0;
        } catch (InvalidPathException e) {
            err.println("outwit: " + folder + ": this is not the name of a folder.");
            return 2;
        } catch (IOException e) {
            return EndgameText.unusable(err, folder, e);
        }
    }

    private static BearOffTable largest(Path folder) throws IOException {
        for (int checkers = BearOffTable.MOST_CHECKERS; checkers > 0; checkers--) {
            Path file = BearOffFile.place(folder, checkers);
            if (Files.exists(file)) return BearOffFile.read(file);
        }
        throw new InputException(
                "--tables: " + folder + " has no bear-off table of backgammon; 'outwit endgame build backgammon"
                        + " --pieces 15 --out " + folder + "' makes one.");
    }

    private <P extends Position> int probe(Game<P> game) {
        Endings<P> endings = Endings.required(game);
        P at = game.withoutDrawRules(position.of(game));
        PrintWriter err = spec.commandLine().getErr();
        EndgameTables<P> tables;
        try {
            tables = EndgameTables.open(endings, Path.of(folder));
        } catch (InvalidPathException e) {
            err.println("outwit: " + folder + ": this is not the name of a folder.");
            return 2;
        } catch (IOException e) {
            return EndgameText.unusable(err, folder, e);
        }
        int verdict = tables.probe(at);
        List<Judged> moves = BestMoves.of(at, tables);
        PrintWriter out = spec.commandLine().getOut();
        if (json) Json.print(out, object(game, at, verdict, moves));
        else if (verdict != Verdict.UNKNOWN) print(out, game, at, verdict, moves);
        if (verdict != Verdict.UNKNOWN) return 0;
        err.println("outwit: the tables in " + folder + " do not have the position "
                + game.notation().format(at) + ".");
        return 1;
    }

    private static <P extends Position> void print(
            PrintWriter out, Game<P> game, P at, int verdict, List<Judged> moves) {
        out.println(game.notation().format(at) + ": " + EndgameText.text(verdict) + " for the side to move");
        if (moves.isEmpty()) {
            out.println("The game is over.");
            return;
        }
        Columns columns = new Columns("move", "worth");
        for (Judged each : moves) {
            columns.row(game.notation().format(at, each.move()), EndgameText.text(each.verdict()));
        }
        columns.print(out);
    }

    private static <P extends Position> Row object(Game<P> game, P at, int verdict, List<Judged> moves) {
        List<String> best = new ArrayList<>();
        List<MoveRow> all = new ArrayList<>();
        for (Judged each : moves) {
            String name = game.notation().format(at, each.move());
            // A move may lead out of the tables, and then nobody knows which is best.
            if (each.verdict() == verdict) best.add(name);
            all.add(new MoveRow(name, Told.of(each.verdict())));
        }
        return new Row(game.name(), game.notation().format(at), Told.of(verdict), best, all);
    }

    private record Row(String game, String position, @Inline Told verdict, List<String> best, List<MoveRow> moves) {}

    private record MoveRow(String move, @Inline Told verdict) {}

    private record Told(String value, OptionalInt plies) {

        static Told of(int verdict) {
            boolean ends = Verdict.isWin(verdict) || Verdict.isLoss(verdict);
            return new Told(
                    EndgameText.word(verdict), ends ? OptionalInt.of(Verdict.plies(verdict)) : OptionalInt.empty());
        }
    }
}

package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.outwit.app.play.BearOffReport;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Totals;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.text.Columns;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BearOffFile;
import org.outwit.games.backgammon.BearOffTable;
import org.outwit.trees.JsonOutput.Inline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit endgame build}: makes endgame tables. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = {
            "Works out the outcome of every position with at most N pieces, and writes it to tables in a folder, one file for"
                    + " each combination of pieces.",
            "Ctrl-C stops it; the same command goes on after the last finished table. Tables that are there already are checked"
                    + " and kept.",
            "In backgammon it is a table of how many rolls a player needs to bear off N checkers from the home, with the probability of"
                    + " each number. Players need no file of it: they work the table out when they first come there."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit endgame build checkers --pieces 4 --out tables",
            "  outwit endgame build morris --pieces 7 --out tables",
            "  outwit endgame build foursquares --pieces 2 --out tables --json",
            "  outwit endgame build backgammon --pieces 15 --out tables",
            "",
            "English checkers with 4 pieces takes seconds and 6 MB, with 5 pieces two minutes and 146 MB.",
            "Exit status: 0 when all tables are there, 130 when it was interrupted, 1 when a table does not",
            "fit into the memory, 2 for bad usage or a folder that cannot be used."
        })
public final class EndgameBuild implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Option(
            names = "--pieces",
            required = true,
            paramLabel = "N",
            description = "How many pieces both sides have together at most; in backgammon, how many each side has.")
    private int pieces;

    @Option(names = "--out", required = true, paramLabel = "FOLDER", description = "The folder of the tables.")
    private String folder;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object for each table: slice, wins, losses, draws, longest; in backgammon table, checkers,"
                            + " positions, mostRolls, mean.")
    private boolean json;

    @Override
    public Integer call() {
        return game instanceof Backgammon ? bearOff() : build(game);
    }

    private int bearOff() {
        checkPieces(1, BearOffTable.MOST_CHECKERS);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            Path file = BearOffFile.place(Files.createDirectories(Path.of(folder)), pieces);
            if (!Files.exists(file)) BearOffFile.write(BearOffTable.untilAllAreOff(pieces), file);
            BearOffTable table = BearOffFile.read(file);
            if (json) Json.print(out, BearOffReport.built(table, file));
            else BearOffReport.print(out, table, file);
            return 0;
        } catch (InvalidPathException e) {
            err.println("outwit: " + folder + ": this is not the name of a folder.");
            return 2;
        } catch (IOException e) {
            return EndgameText.unusable(err, folder, e);
        }
    }

    private void checkPieces(int least, int most) {
        if (pieces >= least && pieces <= most) return;
        throw new ParameterException(
                spec.commandLine(),
                "--pieces must be between " + least + " and " + most + " for " + game.name() + ", found " + pieces
                        + ".");
    }

    private <P extends Position> int build(Game<P> game) {
        Endings<P> endings = Endings.required(game);
        checkPieces(endings.leastPieces(), endings.mostPieces());
        PrintWriter err = spec.commandLine().getErr();
        ProgressDisplay progress = new ProgressDisplay(err);
        try {
            print(new Builder<>(endings, progress).build(Path.of(folder), pieces));
            return 0;
        } catch (InvalidPathException e) {
            err.println("outwit: " + folder + ": this is not the name of a folder.");
            return 2;
        } catch (IOException e) {
            return EndgameText.unusable(err, folder, e);
        } catch (InterruptedException e) {
            progress.say("outwit: stopped; the same command goes on from the last finished table.");
            return Interruption.STATUS;
        } catch (OutOfMemoryError e) {
            err.println(
                    "outwit: a table does not fit into the memory; give Java more, as with OUTWIT_JAVA_OPTS=-Xmx8g.");
            return 1;
        } finally {
            err.flush();
            progress.close();
        }
    }

    private <P extends Position> void print(EndgameTables<P> tables) {
        Endings<P> endings = tables.endings();
        PrintWriter out = spec.commandLine().getOut();
        Columns columns = new Columns("table", "wins", "losses", "draws", "longest");
        for (int slice = 0; slice < endings.slices(pieces); slice++) {
            Totals totals = tables.totals(slice).orElseThrow();
            if (json) Json.print(out, object(endings, slice, totals));
            columns.row(
                    endings.name(slice),
                    String.valueOf(totals.wins()),
                    String.valueOf(totals.losses()),
                    String.valueOf(totals.draws()),
                    String.valueOf(totals.longest()));
        }
        if (!json) columns.print(out);
    }

    private static Row object(Endings<?> endings, int slice, Totals totals) {
        return new Row(endings.game().name(), endings.name(slice), totals);
    }

    private record Row(String game, String slice, @Inline Totals totals) {}
}

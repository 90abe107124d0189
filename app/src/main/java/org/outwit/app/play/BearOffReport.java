package org.outwit.app.play;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.outwit.draw.text.Columns;
import org.outwit.games.backgammon.BearOffChances;
import org.outwit.games.backgammon.BearOffChances.Rolls;
import org.outwit.games.backgammon.BearOffTable;

/** What a bear-off table of backgammon is, and what it knows of a position, for people and for programs. */
public final class BearOffReport {

    /** {@code mean} is that of the position that needs most: all checkers on the highest point. */
    private record Built(String game, String table, int checkers, int positions, int mostRolls, double mean) {}

    private record Known(
            String game,
            String position,
            int player,
            double win,
            double winGammon,
            double loseGammon,
            List<Rolls> rolls) {}

    private BearOffReport() {}

    /** A table as it was built. */
    public static Record built(BearOffTable table, Path file) {
        int last = table.positions() - 1;
        return new Built(
                "backgammon",
                file.getFileName().toString(),
                table.checkers(),
                table.positions(),
                table.most(last),
                table.mean(last));
    }

    public static void print(PrintWriter out, BearOffTable table, Path file) {
        Built built = (Built) built(table, file);
        Columns columns = new Columns("table", "checkers", "positions", "most rolls", "mean of the last");
        columns.row(
                built.table(),
                String.valueOf(built.checkers()),
                String.valueOf(built.positions()),
                String.valueOf(built.mostRolls()),
                number(built.mean()));
        columns.print(out);
    }

    /** What the table knows of a position. */
    public static Record known(String position, BearOffChances chances) {
        return new Known(
                "backgammon",
                position,
                chances.player(),
                chances.win(),
                chances.winGammon(),
                chances.loseGammon(),
                chances.rolls());
    }

    public static void print(PrintWriter out, String position, BearOffChances chances) {
        out.println(position + ": the " + seat(chances.player()) + " player is about to roll and wins with probability "
                + number(chances.win()) + ", a gammon with " + number(chances.winGammon()) + ", and loses one with "
                + number(chances.loseGammon()));
        Columns columns = new Columns("rolls", "first", "second");
        int most = chances.rolls().stream()
                .mapToInt(each -> each.probabilities().size())
                .max()
                .orElseThrow();
        for (int rolls = 1; rolls <= most; rolls++) {
            int number = rolls;
            String[] shares = IntStream.range(0, 2)
                    .mapToObj(player -> share(chances.rolls().get(player), number))
                    .toArray(String[]::new);
            columns.row(String.valueOf(rolls), shares[0], shares[1]);
        }
        columns.row(
                "mean",
                number(chances.rolls().get(0).mean()),
                number(chances.rolls().get(1).mean()));
        columns.print(out);
    }

    private static String share(Rolls rolls, int number) {
        return number > rolls.probabilities().size()
                ? "0"
                : number(rolls.probabilities().get(number - 1));
    }

    private static String seat(int player) {
        return player == 0 ? "first" : "second";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.6f", number);
    }
}

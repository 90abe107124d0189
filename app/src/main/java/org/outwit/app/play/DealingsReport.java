package org.outwit.app.play;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.text.Columns;
import org.outwit.play.match.Dealings;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.resources.Resources;
import org.outwit.trees.JsonOutput.Inline;

/** How the players of a match dealt with each other, as a table and as JSON. */
public final class DealingsReport<P extends Position> {

    private final MatchPlan<P> plan;
    private final Dealings<P> dealings;
    private final Map<Pairing, ConfidenceInterval> chance = new HashMap<>();

    /** {@code depth} is that of the judge. */
    public DealingsReport(MatchPlan<P> plan, int depth) {
        this.plan = plan;
        this.dealings = new Dealings<>(plan, depth);
    }

    /** A game is over, and its moves are judged, which may take as long as playing them. */
    public void add(MatchGame game) {
        dealings.add(game);
    }

    /** Two players, by their places in the match. */
    private record Pairing(int one, int other) {}

    /** All games are over: for each two who were allied, how many alliances two random players have in their places. */
    public void compare(Resources resources, int threads, BooleanSupplier stop) {
        List<Dealings.Row> rows = dealings.rows();
        for (int one = 0; one < rows.size(); one++) {
            for (int other = one + 1; other < rows.size(); other++) {
                if (formed(rows, one, other) == 0 || stop.getAsBoolean()) continue;
                chance.put(new Pairing(one, other), dealings.chance(one, other, resources, threads, stop));
            }
        }
    }

    private static int formed(List<Dealings.Row> rows, int one, int other) {
        return rows.get(one).formed().get(other) + rows.get(other).formed().get(one);
    }

    public String text() {
        String unit = plan.game().scale().name();
        List<Dealings.Row> rows = dealings.rows();
        List<String> heads = new ArrayList<>(List.of("", "player", "gave up"));
        for (int to = 0; to < rows.size(); to++) heads.add("to " + (to + 1));
        Columns table = new Columns(heads.toArray(String[]::new));
        for (int side = 0; side < rows.size(); side++) table.row(row(rows.get(side), side));
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("What moves gave up, and what they did to others, in units of a " + unit
                + " a game (judged by maxn, " + dealings.evaluator() + "@" + dealings.depth() + ")");
        table.print(out);
        out.print(alliances(rows));
        out.flush();
        return text.toString();
    }

    private String[] row(Dealings.Row row, int side) {
        List<String> cells = new ArrayList<>(List.of(String.valueOf(side + 1), plan.label(side), number(row.gaveUp())));
        for (int to = 0; to < row.harm().size(); to++) {
            cells.add(
                    to == side
                            ? ""
                            : "+" + number(row.help().get(to)) + " -"
                                    + number(row.harm().get(to)));
        }
        return cells.toArray(String[]::new);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** Who was allied with whom, where anybody was. */
    private String alliances(List<Dealings.Row> rows) {
        StringBuilder text = new StringBuilder();
        for (int one = 0; one < rows.size(); one++) {
            for (int other = one + 1; other < rows.size(); other++) {
                int formed = formed(rows, one, other);
                if (formed == 0) continue;
                text.append(String.format(
                        "alliances of %d and %d: %d, broken by %d: %d, by %d: %d; %s%n",
                        one + 1,
                        other + 1,
                        formed,
                        one + 1,
                        rows.get(one).broken().get(other),
                        other + 1,
                        rows.get(other).broken().get(one),
                        beside(one, other)));
            }
        }
        return text.isEmpty() ? String.format("no alliances%n") : text.toString();
    }

    /** How many a game, and how many by chance; more or fewer where the intervals are apart. */
    private String beside(int one, int other) {
        ConfidenceInterval rate = dealings.alliances(one, other);
        ConfidenceInterval random = chance.get(new Pairing(one, other));
        if (random == null) return rate(rate) + " a game";
        String more = rate.low() > random.high() ? "more than " : rate.high() < random.low() ? "fewer than " : "";
        return rate(rate) + " a game, " + more + "by chance " + rate(random);
    }

    private static String rate(ConfidenceInterval rate) {
        return Double.isFinite(rate.high()) ? rate.text(3) : number(rate.estimate());
    }

    /** The same as JSON. */
    public Row object() {
        List<Dealings.Row> rows = dealings.rows();
        List<Player> players = new ArrayList<>();
        for (int side = 0; side < rows.size(); side++)
            players.add(new Player(plan.players().get(side).toString(), rows.get(side)));
        return new Row(dealings.evaluator(), dealings.depth(), players, pairs(rows.size()));
    }

    private List<Pair> pairs(int players) {
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < players; one++) {
            for (int other = one + 1; other < players; other++)
                pairs.add(new Pair(
                        List.of(one + 1, other + 1),
                        Rate.of(dealings.alliances(one, other)),
                        Optional.ofNullable(chance.get(new Pairing(one, other))).map(Rate::of)));
        }
        return pairs;
    }

    /** What every player did, and by which judgement. */
    public record Row(String evaluator, int depth, List<Player> players, List<Pair> alliances) {}

    /** Two players by number, how many alliances they had a game, and how many two random players have in their places. */
    public record Pair(List<Integer> players, Rate rate, Optional<Rate> chance) {}

    /** A number a game; the ends are missing where there is one opening alone. */
    public record Rate(double each, Optional<List<Double>> interval) {

        static Rate of(ConfidenceInterval rate) {
            boolean known = Double.isFinite(rate.high());
            return new Rate(rate.estimate(), known ? Optional.of(List.of(rate.low(), rate.high())) : Optional.empty());
        }
    }

    /** What one of them did. */
    public record Player(String player, @Inline Dealings.Row dealings) {}
}

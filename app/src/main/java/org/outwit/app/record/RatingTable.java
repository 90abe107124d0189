package org.outwit.app.record;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.text.Columns;
import org.outwit.learn.strength.PlayerRating;
import org.outwit.learn.strength.Strengths;

/** How strong the people in files of games are, for people and for programs. */
public final class RatingTable {

    private final Strengths strengths;
    private final int leastGames;
    private final List<PlayerRating> listed;

    /** The ratings of at most {@code most} people with at least {@code leastGames} games. */
    public RatingTable(Strengths strengths, int most, int leastGames) {
        this.strengths = strengths;
        this.leastGames = leastGames;
        this.listed = strengths.strongest(most, leastGames);
    }

    public void print(PrintWriter out) {
        if (strengths.games() == 0) {
            out.println("Nobody can be rated: no game has a known result and two different names.");
            return;
        }
        out.printf(
                Locale.ROOT,
                "Ratings by %,d games, %,d of them drawn; moving first is worth %+.0f ± %.0f Elo.%n",
                strengths.games(),
                strengths.draws(),
                strengths.firstMove(),
                ConfidenceInterval.halfWidth(strengths.firstMoveError()));
        out.println(
                strengths.isTagged()
                        ? "Ratings in the records are believed, and corrected by results."
                        : "Records have no ratings, so the mean is set to 1500 and only differences mean something.");
        int people = strengths.people(leastGames);
        if (people == 0) {
            out.println("Nobody has " + leastGames + " such games; --least-games takes those with fewer.");
            return;
        }
        Columns columns =
                new Columns("name", "rating", "95 %", "games", "points", strengths.isTagged() ? "records" : "");
        for (PlayerRating each : listed) columns.row(row(each));
        columns.print(out);
        int more = people - listed.size();
        if (more > 0) {
            out.printf(Locale.ROOT, "… and %,d more with at least %d; --players lists them.%n", more, leastGames);
        }
    }

    private String[] row(PlayerRating each) {
        return new String[] {
            each.name(),
            whole(each.rating()),
            "± " + whole(ConfidenceInterval.halfWidth(each.standardError())),
            Integer.toString(each.games()),
            String.format(Locale.ROOT, "%.1f", each.points()),
            each.tagged() == 0 ? "" : whole(each.tag())
        };
    }

    private static String whole(double number) {
        return Long.toString(Math.round(number));
    }

    private record Ratings(
            long games, long draws, int people, double firstMove, double firstMoveError, List<Rated> players) {}

    /** @param inRecords empty where records do not rate them */
    private record Rated(
            String name, double rating, double standardError, int games, double points, Optional<Double> inRecords) {

        static Rated of(PlayerRating each) {
            return new Rated(
                    each.name(),
                    tenths(each.rating()),
                    tenths(each.standardError()),
                    each.games(),
                    each.points(),
                    each.tagged() == 0 ? Optional.empty() : Optional.of(tenths(each.tag())));
        }
    }

    /** {@code {"ratings": {…}}}, with Elo to a tenth. */
    public Map<String, Record> object() {
        return Map.of(
                "ratings",
                new Ratings(
                        strengths.games(),
                        strengths.draws(),
                        strengths.people(leastGames),
                        tenths(strengths.firstMove()),
                        tenths(strengths.firstMoveError()),
                        listed.stream().map(Rated::of).toList()));
    }

    private static double tenths(double number) {
        return Math.round(10 * number) / 10.0;
    }
}

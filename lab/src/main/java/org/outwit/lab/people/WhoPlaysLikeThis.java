package org.outwit.lab.people;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.prediction.Likeness.Match;

/**
 * Who plays like this? Draws 10, 50 or 100 of somebody's later games without a name and asks which of the people known from
 * their earlier games made those moves. The study is that of {@link RealPeople}. Intervals are 95 %, over players.
 *
 * <p>Usage: {@code WhoPlaysLikeThis [--quick] [--programs] [--rehearsal] [--keep=FOLDER] [FOLDER [players [seed]]]}, as for
 * {@link RealPeople}.
 */
public final class WhoPlaysLikeThis {

    private static final int DRAWS = 40;
    private static final int[] GAMES = {1, 10, 50, 100};

    private WhoPlaysLikeThis() {}

    public static void main(String[] args) throws IOException {
        TrialPlan plan = TrialPlan.of(args);
        report(PeopleStudy.of(plan), plan.seed());
    }

    static void report(PeopleStudy study, long seed) {
        List<LineUp> all = LineUp.of(study);
        System.out.printf("%nwho plays like this, of %d people; %d draws each, seed %d%n", all.size(), DRAWS, seed);
        for (int games : GAMES) {
            List<LineUp> enough =
                    all.stream().filter(lineUp -> lineUp.games() >= games).toList();
            if (enough.size() < 2) continue;
            double[] first = new double[enough.size()];
            double[] third = new double[enough.size()];
            for (int i = 0; i < first.length; i++) {
                Random random = new Random(seed + 1000L * i);
                for (int draw = 0; draw < DRAWS; draw++) {
                    int place = place(enough.get(i), enough.get(i).matches(games, random));
                    if (place == 0) first[i] += 1.0 / DRAWS;
                    if (place < 3) third[i] += 1.0 / DRAWS;
                }
            }
            System.out.printf(
                    "%4d games, %2d players: the right one %s, among the first three %s%n",
                    games,
                    enough.size(),
                    ConfidenceInterval.ofMean(first).plusMinus(4),
                    ConfidenceInterval.ofMean(third).plusMinus(4));
        }
        System.out.printf("%nwho plays most like whom%n");
        for (LineUp lineUp : all) {
            List<Match> matches = lineUp.matches(lineUp.games(), new Random(seed));
            Match other = matches.get(place(lineUp, matches) == 0 ? 1 : 0);
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %-24s (named %s of %d games)%n",
                    lineUp.person().name(),
                    other.name(),
                    place(lineUp, matches) == 0 ? "rightly" : "wrongly",
                    lineUp.games());
        }
    }

    private static int place(LineUp lineUp, List<Match> matches) {
        return matches.stream()
                .map(Match::name)
                .toList()
                .indexOf(lineUp.person().name());
    }
}

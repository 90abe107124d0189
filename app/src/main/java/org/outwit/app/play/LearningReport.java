package org.outwit.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.play.match.LearningCurve;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;

/** What the learners of a match made of the games that they had seen. */
final class LearningReport {

    private LearningReport() {}

    /** A line for each learner: points, and how many replies it foresaw, by games seen. */
    static String text(MatchPlan<?> plan, List<MatchGame> played) {
        return LearningCurve.sides(played).stream()
                .map(side -> plan.label(side) + " by games seen: "
                        + LearningCurve.doubling(played, side).stream()
                                .map(LearningReport::words)
                                .collect(Collectors.joining("; "))
                        + System.lineSeparator())
                .collect(Collectors.joining());
    }

    private static String words(LearningCurve.Block block) {
        return String.format(
                Locale.ROOT,
                "%d to %d %.3f points, foresaw %d of %d replies",
                block.from(),
                block.games(),
                block.points(),
                block.foreseen(),
                block.seen());
    }

    /** The whole curve; empty where nobody learned. */
    static List<Row> rows(MatchPlan<?> plan, List<MatchGame> played) {
        List<Row> curve = new ArrayList<>();
        for (int side : LearningCurve.sides(played)) {
            String player = plan.players().get(side).toString();
            for (LearningCurve.Block each : LearningCurve.fives(played, side))
                curve.add(new Row(player, each.games(), each.points(), each.foreseen(), each.seen()));
        }
        return curve;
    }

    record Row(String player, int games, double points, int foreseen, int seen) {}
}

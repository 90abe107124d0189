package org.outwit.lab.knowing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameForesight;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;

/**
 * What the learner gains in matches as users play them: with engines and time, against programs, levels and characters. A cell is a match of the
 * learner and one of the same player without the word, on the same openings. Times are those of the wall, and lessons run beside the
 * game, as they do there; a game that somebody lost on time says nothing, and its opening is left out of both.
 */
final class KnowingPlayers implements Experiment {

    private static final Checkers GAME = new Checkers();
    private static final String PLAIN = "samuel";
    private static final String LEARNER = "learner:samuel";

    /** Programs first, then those who play like people. */
    private static final List<String> OPPONENTS =
            List.of("samuel@4", "samuel@6", "exchanger@4", "exchanger@6", "level:7", "level:10", "olga", "walt");

    private static final int GAMES = 20;
    private static final int OPENING = 4;
    private static final int MOST_PLIES = 200;
    private static final int MEGABYTES = 8;

    @Override
    public About about() {
        return About.of(
                "knowing-players",
                "Outwit, what knowing a program is worth",
                "players as they are played",
                "Learning programs, levels and characters",
                "What does the learner gain in matches with a limit of time, against the players that Outwit has?");
    }

    /** A player with time thinks a little more or less each time. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    /** Matches take longer with more time, so there are fewer of them. */
    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        if (size == Size.QUICK) {
            cells.add(Cell.of(1, "opponent", OPPONENTS.get(0), "millis", 10, "games", 6));
            return cells;
        }
        Map.of(10, 5, 50, 2, 200, 1).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(each -> {
                    for (String opponent : OPPONENTS) {
                        for (int seed = 41; seed < 41 + each.getValue(); seed++)
                            cells.add(Cell.of(seed, "opponent", opponent, "millis", each.getKey(), "games", GAMES));
                    }
                });
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        List<MatchGame> plain = games(PLAIN, cell, context);
        List<MatchGame> learner = games(LEARNER, cell, context);
        Map<String, Double> numbers = new LinkedHashMap<>();
        int late = 0;
        for (int first = 0; first + 1 < plain.size(); first += 2) {
            List<MatchGame> both = List.of(plain.get(first), plain.get(first + 1));
            List<MatchGame> learned = List.of(learner.get(first), learner.get(first + 1));
            boolean counts = Stream.concat(both.stream(), learned.stream()).allMatch(KnowingPlayers::saysSomething);
            if (!counts) late++;
            if (!counts) continue;
            numbers.put("plain " + first / 2, points(both));
            numbers.put("learner " + first / 2, points(learned));
        }
        numbers.put("late", (double) late);
        GameForesight known = learner.get(learner.size() - 1).foresight().get(0);
        numbers.put("foreseen", (double) known.foreseen() / Math.max(1, known.seen()));
        numbers.put("trusted", (double) learner.stream()
                .filter(each -> each.foresight().get(0).trusted())
                .count());
        numbers.put("played", (double) learner.size());
        return new Measurement(numbers, "");
    }

    private static boolean saysSomething(MatchGame game) {
        return game.report().end() == GameEnd.RULES || game.report().end() == GameEnd.LENGTH;
    }

    /** Of 2, for the mean game of an opening. */
    private static double points(List<MatchGame> games) {
        return games.stream().mapToDouble(each -> 2 * each.points(0)).average().orElseThrow();
    }

    private static List<MatchGame> games(String player, Cell cell, LabContext context) {
        List<PlayerSpec> players = List.of(PlayerSpec.parse(player), PlayerSpec.parse(cell.text("opponent")));
        long bytes = 64L << 20;
        try (Resources resources = new Resources(bytes, DataFolder.ofUser())) {
            PlayerSettings settings = PlayerSettings.USUAL.sharing(resources).withTable(MEGABYTES);
            MatchPlan<DraughtsPosition> plan = new MatchPlan<>(
                    GAME,
                    players,
                    List.of(settings, settings),
                    cell.number("games"),
                    cell.seed(),
                    Limits.NONE,
                    TimeControl.perMove(Duration.ofMillis(cell.number("millis"))),
                    OPENING,
                    MOST_PLIES);
            List<MatchGame> games = new Match<>(plan, resources)
                    .play(List.of(), 1, game -> {}, () -> context.monitor().isStopped());
            if (games.size() < cell.number("games")) throw new CancellationException("The match was stopped.");
            return games;
        }
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String opponent : results.values("opponent")) {
            for (String millis : results.values("millis")) {
                LabResults some = results.where("opponent", opponent, "millis", millis);
                if (some.count() > 0) rows.add(row(opponent, millis, some));
            }
        }
        return Finding.of(ReportVerdict.MEASURED, "What the learner gains in matches is in the table.")
                .table(
                        "Points of 2 a game, with 95 % intervals over openings, each played with both sides; how many of the opponent's last 40 decisions"
                                + " were foreseen in the end, and after how many games the learner played by that.",
                        List.of("opponent", "ms a move", "games", "plain", "learner", "gain", "foreseen", "trusted"),
                        rows)
                .paragraph(
                        "Checkers, " + PLAIN + " against " + LEARNER + ", " + GAMES + " games a match, "
                                + OPENING
                                + " random moves before each. The learner begins each match with nothing, so the games of a match are not"
                                + " independent, and intervals are a little too narrow. Openings in which somebody was late are left out.");
    }

    private static List<String> row(String opponent, String millis, LabResults some) {
        double[] plain = pairs(some, "plain ");
        double[] learner = pairs(some, "learner ");
        return List.of(
                opponent,
                millis,
                String.valueOf(2 * plain.length),
                ConfidenceInterval.ofPointsUpTo(2, plain).text(3),
                ConfidenceInterval.ofPointsUpTo(2, learner).text(3),
                ConfidenceInterval.ofDifference(learner, plain).text(3),
                String.format(
                        Locale.ROOT, "%.0f %%", 100 * some.mean("foreseen").estimate()),
                String.format(Locale.ROOT, "%.0f of %.0f", some.sum("trusted"), some.sum("played")));
    }

    /** The points of each opening that counts, in the order of cells and openings. */
    private static double[] pairs(LabResults some, String row) {
        return some.measurements().values().stream()
                .flatMap(each -> each.numbers().entrySet().stream())
                .filter(each -> each.getKey().startsWith(row))
                .mapToDouble(Map.Entry::getValue)
                .toArray();
    }
}

package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;

/** The progress and the result of a match, in words and as JSON. */
public final class MatchReport<P extends Position> {

    private static final int BAR = 30;

    private final MatchPlan<P> plan;
    private final ScoreWording score;
    private final PrintWriter progress;
    private final List<MatchGame> games;

    /** {@code progress} is null if nobody watches. */
    public MatchReport(MatchPlan<P> plan, PrintWriter progress, List<MatchGame> before) {
        this.plan = plan;
        this.score = ScoreWording.of(plan);
        this.progress = progress;
        this.games = new ArrayList<>(before);
    }

    public void finished(MatchGame game) {
        games.add(game);
        if (progress == null) return;
        int full = BAR * games.size() / plan.games();
        progress.printf(
                Locale.ROOT,
                "\r[%s%s] %d/%d  %s ",
                "#".repeat(full),
                ".".repeat(BAR - full),
                games.size(),
                plan.games(),
                score.soFar(games));
        progress.flush();
    }

    public void end() {
        if (progress == null) return;
        progress.println();
        progress.flush();
    }

    public String text(List<MatchGame> played) {
        String missing = played.size() < plan.games() ? " of " + plan.games() + ", interrupted" : "";
        String what = String.format(
                Locale.ROOT,
                "%s: %s, %d games%s, seed %d%n",
                plan.game().name(),
                score.players(),
                played.size(),
                missing,
                plan.seed());
        return what
                + score(played)
                + failures(played)
                + remarks(played)
                + who("endgame tables asked by ", plan.asking())
                + who("book used by ", plan.withBook())
                + LearningReport.text(plan, played);
    }

    /** A line about players who used something, where there are any. */
    private static String who(String used, List<PlayerSpec> players) {
        if (players.isEmpty()) return "";
        return used
                + players.stream().distinct().map(PlayerSpec::toString).collect(Collectors.joining(" and "))
                + System.lineSeparator();
    }

    private String score(List<MatchGame> played) {
        if (played.stream().noneMatch(MatchGame::counts)) {
            return String.format("No game was finished, so there is no score.%n");
        }
        return score.text(played) + "ended "
                + endings(played).entrySet().stream()
                        .filter(each -> !each.getKey().equals(GameEnd.FAILURE.toString()))
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", "))
                + System.lineSeparator();
    }

    /** Games in which a program failed say nothing about who plays better. */
    private static String failures(List<MatchGame> played) {
        long failed = failed(played);
        if (failed == 0) return "";
        return String.format(
                "A program failed in %d %s for nobody.%n",
                failed, failed == 1 ? "game, which counts" : "games, which count");
    }

    /** In how many games a program failed. */
    public static long failed(List<MatchGame> played) {
        return played.stream()
                .filter(game -> game.report().end() == GameEnd.FAILURE)
                .count();
    }

    /** Remarks on single games, such as those in which a program failed. */
    private static String remarks(List<MatchGame> played) {
        return played.stream()
                .filter(game -> !game.report().remark().isEmpty())
                .filter(game -> game.report().end() != GameEnd.RESIGNATION)
                .map(game -> "game " + (game.index() + 1) + ": " + game.report().remark() + System.lineSeparator())
                .collect(Collectors.joining());
    }

    private static Map<String, Integer> endings(List<MatchGame> played) {
        Map<String, Integer> endings = new LinkedHashMap<>();
        for (GameEnd ending : GameEnd.values()) {
            int count = (int) played.stream()
                    .filter(game -> game.report().end() == ending)
                    .count();
            if (count > 0) endings.put(ending.toString(), count);
        }
        return endings;
    }

    public Map<String, Object> object(List<MatchGame> played) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", plan.game().name());
        object.put("players", plan.players().stream().map(Object::toString).toList());
        object.put("seed", plan.seed());
        object.put("games", played.size());
        score.put(object, played, failed(played));
        object.put("endings", endings(played));
        object.put("remarks", remarks(played).lines().toList());
        object.put(
                "plies",
                played.stream().mapToLong(game -> game.report().plies()).sum());
        object.put(
                "nodes",
                IntStream.range(0, plan.players().size())
                        .mapToObj(side -> nodes(played, side))
                        .toList());
        users(object, "endgameTables", plan.asking());
        users(object, "book", plan.withBook());
        LearningReport.put(object, plan, played);
        object.put("complete", played.size() == plan.games());
        return object;
    }

    /** Who used something that not everybody uses. */
    private static void users(Map<String, Object> object, String what, List<PlayerSpec> players) {
        if (!players.isEmpty()) {
            object.put(what, players.stream().map(Object::toString).distinct().toList());
        }
    }

    private static long nodes(List<MatchGame> played, int side) {
        return played.stream()
                .mapToLong(game -> game.report().nodes().get(game.seatOf(side)))
                .sum();
    }
}

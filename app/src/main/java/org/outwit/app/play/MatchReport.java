package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.Ending;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.MatchScore;

/** What a match tells while it is played, and what it came to. */
public final class MatchReport<P extends Position> {

    private static final int BAR = 30;

    private final MatchPlan<P> plan;
    private final PrintWriter progress;
    private final List<MatchGame> games;

    /** {@code progress} is null where nobody watches. */
    public MatchReport(MatchPlan<P> plan, PrintWriter progress, List<MatchGame> before) {
        this.plan = plan;
        this.progress = progress;
        this.games = new ArrayList<>(before);
    }

    public void finished(MatchGame game) {
        games.add(game);
        if (progress == null) return;
        MatchScore score = MatchScore.of(games);
        int full = BAR * games.size() / plan.games();
        progress.printf(
                Locale.ROOT,
                "\r[%s%s] %d/%d  +%d =%d -%d  %s ",
                "#".repeat(full),
                ".".repeat(BAR - full),
                games.size(),
                plan.games(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.games() == 0 ? "" : String.format(Locale.ROOT, "%.3f", score.points()));
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
                "%s: %s against %s, %d games%s, seed %d%n",
                plan.game().name(),
                plan.players().get(0),
                plan.players().get(1),
                played.size(),
                missing,
                plan.seed());
        return what + score(played) + failures(played) + remarks(played);
    }

    private static String score(List<MatchGame> played) {
        MatchScore score = MatchScore.of(played);
        if (score.games() == 0) return String.format("No game was finished, so there is no score.%n");
        return String.format(
                Locale.ROOT,
                "won %d, drawn %d, lost %d%n"
                        + "%.3f points a game, 95 %% interval %.3f to %.3f%n"
                        + "Elo difference %s, 95 %% interval %s to %s%n"
                        + "ended %s%n",
                score.wins(),
                score.draws(),
                score.losses(),
                score.points(),
                score.low(),
                score.high(),
                elo(score.elo()),
                elo(score.eloLow()),
                elo(score.eloHigh()),
                endings(played).entrySet().stream()
                        .filter(each -> !each.getKey().equals(Ending.FAILURE.toString()))
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", ")));
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
                .filter(game -> game.report().ending() == Ending.FAILURE)
                .count();
    }

    /** What is to be said about single games, that of programs that failed before all. */
    private static String remarks(List<MatchGame> played) {
        return played.stream()
                .filter(game -> !game.report().remark().isEmpty())
                .filter(game -> game.report().ending() != Ending.RESIGNATION)
                .map(game -> "game " + (game.index() + 1) + ": " + game.report().remark() + System.lineSeparator())
                .collect(Collectors.joining());
    }

    private static String elo(double elo) {
        if (Double.isInfinite(elo)) return elo > 0 ? "+inf" : "-inf";
        return String.format(Locale.ROOT, "%+.0f", Math.round(elo) + 0.0); // and never -0
    }

    private static Map<String, Integer> endings(List<MatchGame> played) {
        Map<String, Integer> endings = new LinkedHashMap<>();
        for (Ending ending : Ending.values()) {
            int count = (int) played.stream()
                    .filter(game -> game.report().ending() == ending)
                    .count();
            if (count > 0) endings.put(ending.toString(), count);
        }
        return endings;
    }

    public Map<String, Object> object(List<MatchGame> played) {
        MatchScore score = MatchScore.of(played);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", plan.game().name());
        object.put("players", plan.players().stream().map(Object::toString).toList());
        object.put("seed", plan.seed());
        object.put("games", played.size());
        object.put("wins", score.wins());
        object.put("draws", score.draws());
        object.put("losses", score.losses());
        object.put("failures", failed(played));
        if (score.games() > 0) {
            object.put("points", score.points());
            object.put("interval", List.of(score.low(), score.high()));
            object.put("elo", score.elo());
            object.put("eloInterval", List.of(score.eloLow(), score.eloHigh()));
        }
        object.put("pairs", score.pairs());
        object.put("endings", endings(played));
        object.put("remarks", remarks(played).lines().toList());
        object.put(
                "plies",
                played.stream().mapToLong(game -> game.report().plies()).sum());
        object.put("nodes", List.of(nodes(played, 0), nodes(played, 1)));
        users(object, "endgameTables", plan.asking());
        users(object, "book", plan.withBook());
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

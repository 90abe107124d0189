package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.trees.JsonOutput.Inline;

/** The progress and the result of a match, in words and as JSON. */
public final class MatchReport<P extends Position> {

    private static final int BAR = 30;

    /**
     * What a match came to.
     *
     * @param endings how many games ended so, by the word for it
     * @param endgameTables who asked them, if anybody did
     * @param book who used it, if anybody did
     */
    public record Outcome(
            String game,
            List<String> players,
            long seed,
            int games,
            @Inline Record score,
            Map<String, Integer> endings,
            List<String> remarks,
            long plies,
            List<Long> nodes,
            Optional<List<String>> endgameTables,
            Optional<List<String>> book,
            Optional<List<LearningReport.Row>> learning,
            boolean complete) {}

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

    /** The match as JSON. */
    public Outcome object(List<MatchGame> played) {
        return new Outcome(
                plan.game().name(),
                plan.players().stream().map(Object::toString).toList(),
                plan.seed(),
                played.size(),
                score.row(played, failed(played)),
                endings(played),
                remarks(played).lines().toList(),
                played.stream().mapToLong(game -> game.report().plies()).sum(),
                IntStream.range(0, plan.players().size())
                        .mapToObj(side -> nodes(played, side))
                        .toList(),
                unlessEmpty(names(plan.asking())),
                unlessEmpty(names(plan.withBook())),
                unlessEmpty(LearningReport.rows(plan, played)),
                played.size() == plan.games());
    }

    private static List<String> names(List<PlayerSpec> players) {
        return players.stream().map(Object::toString).distinct().toList();
    }

    private static <T> Optional<List<T>> unlessEmpty(List<T> list) {
        return Optional.of(list).filter(each -> !each.isEmpty());
    }

    private static long nodes(List<MatchGame> played, int side) {
        return played.stream()
                .mapToLong(game -> game.report().nodes().get(game.seatOf(side)))
                .sum();
    }
}

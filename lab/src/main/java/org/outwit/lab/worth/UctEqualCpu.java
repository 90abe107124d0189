package org.outwit.lab.worth;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Result;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.turn.Turn;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

/**
 * Is UCT a match for the engine? Two searches with the same evaluator and the same processor time for each move, in pairs of games. By the
 * clock on the wall a busy machine would give each move something else. Time is measured, so no two runs come out the same.
 */
final class UctEqualCpu implements Experiment {

    private static final int MEGABYTES = 8;
    private static final int PAIRS = 50;
    private static final long SEED = 11;
    private static final long NANOS = 5_000_000;
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    /** A game with its evaluator, where its games begin and when they are drawn. */
    private record Table(String game, String player, String search, int opening, int most) {}

    private static final List<Table> TABLES = List.of(
            new Table("connect4", "lines", "uct", 4, 300),
            new Table("connect4", "lines", "uct-cutoff", 4, 300),
            new Table("othello", "patterns", "uct", 4, 300),
            new Table("checkers", "samuel", "uct", 60, 150),
            new Table("backgammon", "balanced", "uct", 0, 600));

    @Override
    public About about() {
        return About.of(
                "uct-equal-cpu",
                "Kocsis and Szepesvári, Bandit based Monte-Carlo planning (2006)",
                "the engine beside it",
                "UCT against the engine at equal time",
                "How many points has UCT against the engine with the same evaluator and 5 ms of processor time a move?");
    }

    /** Time is measured. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (Table table : size == Size.QUICK ? TABLES.subList(0, 3) : TABLES) {
            for (int pair = 0; pair < (size == Size.QUICK ? 8 : PAIRS); pair++)
                cells.add(Cell.of(SEED + pair, "game", table.game, "search", table.search));
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Table table = TABLES.stream()
                .filter(each -> cell.has("game", each.game, "search", each.search))
                .findFirst()
                .orElseThrow();
        return run(Games.named(table.game), table, (int) (cell.seed() - SEED));
    }

    private static <P extends Position> Measurement run(Game<P> game, Table table, int pair) {
        PlayerSpec player = PlayerSpec.parse(table.player);
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES).seeded(SEED + pair);
        return new ChooserPair<>(game, PAIRS, table.opening, table.most, SEED)
                .play(
                        pair,
                        () -> timed(Players.of(game, player, settings.with(Algorithm.named(table.search)))),
                        () -> timed(Players.of(game, player, settings.with(Algorithm.ENGINE))));
    }

    /** A player whose turn ends when its thread has computed for so long. */
    private static <P extends Position> MoveChooser<P> timed(MoveChooser<P> player) {
        return new MoveChooser<>() {
            @Override
            public Result choose(Turn<P> turn) {
                long end = PROCESSOR.getCurrentThreadCpuTime() + NANOS;
                return player.choose(
                        turn.within(turn.limits().stoppedBy(() -> PROCESSOR.getCurrentThreadCpuTime() >= end)));
            }

            @Override
            public void close() {
                player.close();
            }
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) {
            for (String search : results.where("game", game).values("search")) {
                LabResults own = results.where("game", game, "search", search);
                ConfidenceInterval points = ConfidenceInterval.ofPoints(own.numbers("points"));
                String text = String.format(
                        Locale.ROOT, "%.3f (%.3f to %.3f)", points.estimate(), points.low(), points.high());
                sentences.add(search + " has " + text + " points a game in " + game + ".");
                rows.add(List.of(
                        game,
                        search,
                        String.valueOf(2 * own.count()),
                        String.format(
                                Locale.ROOT, "%.0f, %.0f, %.0f", own.sum("wins"), own.sum("draws"), own.sum("losses")),
                        text));
            }
        }
        return Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences))
                .table(
                        "Games against the engine with the same evaluator; half a point a game is equal. Games of checkers begin after"
                                + " 60 random moves. Time is measured, so another run comes out a little different.",
                        List.of("game", "search", "games", "won, drawn, lost", "points a game"),
                        rows);
    }
}

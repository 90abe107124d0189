package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.turn.Saving;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

/**
 * What does it save to stop early, and what does it cost? An engine that does plays one that never does, from pairs of openings. Time is
 * counted in nodes ({@link NodeClock}): a number for the game, where later moves get a share of what is saved, or a number for each move.
 */
final class SavedTime implements Experiment {

    private static final int MEGABYTES = 8;
    private static final int OPENING_PLIES = 4;
    private static final int MOST_PLIES = 300;
    private static final int PAIRS = 300;
    private static final long SEED = 71;
    private static final Map<String, String> PLAYERS = Map.of("othello", "patterns", "checkers", "samuel");

    @Override
    public About about() {
        return About.of(
                "saved-time",
                "Outwit",
                "stopping early",
                "What stopping early saves",
                "Is an engine as strong that ends its search where one move is a clear favourite, and how much does it save?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (String game : List.of("othello", "checkers")) {
            for (String clock : List.of("game", "move")) {
                for (int pair = 0; pair < (size == Size.QUICK ? 6 : PAIRS); pair++)
                    cells.add(Cell.of(SEED + pair, "game", game, "clock", clock));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        NodeClock clock = cell.has("clock", "game") ? NodeClock.aGame(40_000, 400) : NodeClock.aMove(2_000);
        return run(Games.named(cell.text("game")), clock, (int) (cell.seed() - SEED));
    }

    private static <P extends Position> Measurement run(Game<P> game, NodeClock clock, int pair) {
        PlayerSpec player = PlayerSpec.parse(PLAYERS.get(game.name()));
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES);
        ConcurrentLinkedQueue<BudgetedChooser<P>> savers = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedQueue<BudgetedChooser<P>> spenders = new ConcurrentLinkedQueue<>();
        Measurement measurement = new ChooserPair<>(game, PAIRS, OPENING_PLIES, MOST_PLIES, SEED)
                .play(
                        pair,
                        kept(
                                savers,
                                () -> new BudgetedChooser<>(
                                        Players.of(game, player, settings), Saving.CLEAR_MOVES, clock)),
                        kept(
                                spenders,
                                () -> new BudgetedChooser<>(
                                        Players.of(game, player, settings), Saving.NOTHING, clock)));
        return measurement.and(Map.of(
                "moves", savers.stream().mapToDouble(BudgetedChooser::moves).sum(),
                "early", savers.stream().mapToDouble(BudgetedChooser::early).sum(),
                "nodes", savers.stream().mapToDouble(BudgetedChooser::nodes).sum(),
                "other.moves",
                        spenders.stream().mapToDouble(BudgetedChooser::moves).sum(),
                "other.nodes",
                        spenders.stream().mapToDouble(BudgetedChooser::nodes).sum()));
    }

    private static <T> Supplier<T> kept(ConcurrentLinkedQueue<T> all, Supplier<T> maker) {
        return () -> {
            T made = maker.get();
            all.add(made);
            return made;
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) {
            for (String clock : results.where("game", game).values("clock")) {
                LabResults own = results.where("game", game, "clock", clock);
                sentences.add(String.format(
                        Locale.ROOT,
                        "In %s, by a budget for %s, who saves takes %.1f %% fewer nodes a move and scores %s.",
                        game,
                        clock.equals("game") ? "the game" : "each move",
                        100 * saved(own),
                        MatchedCells.text(own.mean("points"))));
                rows.add(row(own, game, clock));
            }
        }
        return Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences))
                .table(
                        "An engine that stops early against one that never does; 40,000 nodes a game and 400 more with each move, or"
                                + " 2,000 for each move. Half a point a game is equal.",
                        List.of(
                                "game",
                                "budget",
                                "games",
                                "won, drawn, lost",
                                "points a game",
                                "moves that ended early",
                                "nodes saved"),
                        rows);
    }

    private static double saved(LabResults own) {
        return 1 - own.sum("nodes") / own.sum("moves") / (own.sum("other.nodes") / own.sum("other.moves"));
    }

    private static List<String> row(LabResults own, String game, String clock) {
        ConfidenceInterval points = ConfidenceInterval.ofPoints(own.numbers("points"));
        return List.of(
                game,
                clock.equals("game") ? "of the game" : "of each move",
                String.valueOf(2 * own.count()),
                String.format(Locale.ROOT, "%.0f, %.0f, %.0f", own.sum("wins"), own.sum("draws"), own.sum("losses")),
                String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", points.estimate(), points.low(), points.high()),
                String.format(Locale.ROOT, "%.1f %%", 100 * own.sum("early") / own.sum("moves")),
                String.format(Locale.ROOT, "%.1f %%", 100 * saved(own)));
    }
}

package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.GameMemory;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.play.match.MatchScore;
import org.outwit.play.player.MoveChooser;

/**
 * What is each technique of the engine worth? An engine with all of them plays one that lacks one, from pairs of openings and with equally
 * many nodes for each move, so that a technique pays only by what it looks at instead.
 */
final class TechniqueWorth implements Experiment {

    private static final int MEGABYTES = 1;
    private static final int OPENING_PLIES = 6;
    private static final int MOST_PLIES = 200;
    private static final int PAIRS = 150;
    private static final int QUICK_PAIRS = 3;
    private static final long NODES = 2_000;
    private static final long SEED = 26;

    @Override
    public About about() {
        return About.of(
                "technique-worth",
                "Outwit",
                "what an engine does beyond a listing",
                "What each technique of the engine is worth",
                "How much weaker is the engine without one of its techniques, with equally many nodes for each move?");
    }

    /** Pair by pair, so that every technique has been tried equally often wherever the work is stopped. */
    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int pair = 0; pair < (size == Size.QUICK ? QUICK_PAIRS : PAIRS); pair++) {
            for (String game : List.of("chess", "checkers")) {
                for (Technique technique : applying(game))
                    cells.add(Cell.of(SEED + pair, "game", game, "technique", technique.name()));
            }
        }
        return cells;
    }

    /** Nobody passes in checkers, and nothing is exchanged there but what has to be. */
    private static Set<Technique> applying(String game) {
        Set<Technique> all = EnumSet.allOf(Technique.class);
        if (game.equals("checkers")) all.removeAll(Set.of(Technique.NULL_MOVE, Technique.EXCHANGES));
        return all;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Technique technique = Technique.valueOf(cell.text("technique"));
        return run(Games.named(cell.text("game")), technique, (int) (cell.seed() - SEED));
    }

    private static <P extends Position> Measurement run(Game<P> game, Technique technique, int pair) {
        Set<Technique> others = EnumSet.complementOf(EnumSet.of(technique));
        return new ChooserPair<>(game, PAIRS, OPENING_PLIES, MOST_PLIES, SEED)
                .play(pair, player(game, Technique.ALL), player(game, others));
    }

    /** Made anew for each game, with an empty table. */
    private static <P extends Position> Supplier<MoveChooser<P>> player(Game<P> game, Set<Technique> techniques) {
        Evaluator<P> evaluator = game.defaultEvaluator();
        return () -> {
            GameMemory<P> memory = new GameMemory<>();
            Engine<P> engine = new Engine<>(game, evaluator, TranspositionTable.ofMegabytes(MEGABYTES))
                    .with(techniques)
                    .remembering(memory);
            return turn -> {
                memory.moveTo(turn.history());
                return engine.search(turn.position(), turn.seat(), turn.limits().withNodes(NODES));
            };
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) {
            LabResults ofGame = results.where("game", game);
            for (String technique : ofGame.values("technique"))
                rows.add(row(ofGame.where("technique", technique), game, technique));
        }
        return Finding.of(
                        ReportVerdict.MEASURED,
                        "With " + NODES + " nodes for each move, what the engine gains by each technique that it has.")
                .table(
                        "The engine with all techniques against the same without one; " + NODES
                                + " nodes for each move. More than half a point a game says that the technique is worth having.",
                        List.of("game", "technique", "games", "won, drawn, lost", "points a game", "Elo"),
                        rows);
    }

    private static List<String> row(LabResults own, String game, String technique) {
        ConfidenceInterval points = ConfidenceInterval.ofPoints(own.numbers("points"));
        return List.of(
                game,
                "`" + technique + "`",
                String.valueOf(2 * own.count()),
                String.format(Locale.ROOT, "%.0f, %.0f, %.0f", own.sum("wins"), own.sum("draws"), own.sum("losses")),
                String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", points.estimate(), points.low(), points.high()),
                String.format(
                        Locale.ROOT,
                        "%+.0f (%+.0f to %+.0f)",
                        MatchScore.elo(points.estimate()),
                        MatchScore.elo(points.low()),
                        MatchScore.elo(points.high())));
    }
}

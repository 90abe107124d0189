package org.outwit.lab.knowing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.foresight.ForesightPlan;

/** What learning a program is worth where the opponent is not the program that a learner expects: it should gain less, and lose nothing. */
final class OddOpponents implements Experiment {

    private static final int DEPTH = 4;
    private static final List<String> ROWS = List.of("plain", "plain+3", "learner");

    /** Four sessions of 50 games show what is large; the others are in reserve. */
    private static final int PAIRS = 4;

    /** Who look as far as their evaluations go can hardly be foreseen, so what shows is what trying costs; that takes many games to see. */
    private static final int STRANGER_SEEDS = 5;

    @Override
    public About about() {
        return About.of(
                "knowing-opponents",
                "Outwit, what knowing a program is worth",
                "opponents as they are",
                "Learning opponents who are odd",
                "What does the learner gain or lose where the opponent changes, errs, or cannot be foreseen at all?");
    }

    /** Processor time is measured, and never comes out the same; the games do. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        for (OddOpponent opponent : OddOpponent.values()) {
            boolean strange = opponent == OddOpponent.ENGINE || opponent == OddOpponent.STRANGER;
            int seeds = !quick && strange ? STRANGER_SEEDS : 1;
            for (int seed = 31; seed < 31 + seeds; seed++) {
                int pairs = strange ? StudiedPair.PAIRS : PAIRS;
                for (int pair = 0; pair < (quick ? 1 : pairs); pair++)
                    cells.add(Cell.of(seed, "opponent", opponent.id(), "pair", pair, "games", quick ? 6 : 50));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        StudiedPair<DraughtsPosition> pair = StudiedPair.checkers(cell.number("pair"));
        OddOpponent opponent = OddOpponent.of(cell.text("opponent"));
        int games = cell.number("games");
        long seed = 100L * cell.seed() + cell.number("pair");
        CellGames<DraughtsPosition> session = new CellGames<>(pair, seed, games);
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (String row : ROWS) {
            CellPlayer<DraughtsPosition> player = player(row, pair);
            CellGames.Played played = session.play(
                    player,
                    opponent.in(pair, DEPTH, games, seed),
                    () -> context.monitor().isStopped());
            context.monitor().throwIfStopped();
            numbers.put(row + " points", played.mean());
            numbers.put(row + " millis", played.millis());
            if (!(player instanceof LearningPlayer<DraughtsPosition> learner)) continue;
            numbers.put("foreseen", learner.foresight().score().rate());
            numbers.put("trusted", learner.trustedShare());
            numbers.put("lesson seconds", learner.foresight().lessonSeconds());
            learner.close();
        }
        return new Measurement(numbers, "");
    }

    private static CellPlayer<DraughtsPosition> player(String row, StudiedPair<DraughtsPosition> pair) {
        return switch (row) {
            case "plain" -> CellPlayer.plain(pair.game(), pair.ours(), DEPTH);
            case "plain+3" -> CellPlayer.plain(pair.game(), pair.ours(), DEPTH + 3);
            default -> new LearningPlayer<>(pair.game(), pair.ours(), DEPTH, ForesightPlan.USUAL);
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<String> said = new ArrayList<>();
        for (String id : results.values("opponent")) {
            LabResults some = results.where("opponent", id);
            OddOpponent opponent = OddOpponent.of(id);
            ConfidenceInterval gain = gain(some, "plain");
            said.add(opponent.words() + " " + gain.text(3));
            rows.add(List.of(
                    opponent.words(),
                    String.valueOf(some.count()),
                    some.points("plain points", 2).text(3),
                    some.points("plain+3 points", 2).text(3),
                    some.points("learner points", 2).text(3),
                    gain.text(3),
                    gain(some, "plain+3").text(3),
                    percent(some, "foreseen"),
                    percent(some, "trusted"),
                    millis(some, "plain+3") + " / " + millis(some, "learner")));
        }
        return Finding.of(
                        ReportVerdict.MEASURED,
                        "Points of 2 that the learner gains over plain search of its depth, against who "
                                + String.join("; ", said) + ".")
                .table(
                        "Points a game with 95 % intervals over sessions, on the same openings; how much of the opponent's moves was foreseen in "
                                + "the end, the part of its own moves that the learner played by that, and processor time for a move.",
                        List.of(
                                "the opponent",
                                "sessions",
                                "plain",
                                "3 plies deeper",
                                "learner",
                                "gain",
                                "gain over 3 plies deeper",
                                "foreseen",
                                "trusted",
                                "ms a move, deeper / learner"),
                        rows)
                .paragraph(
                        "Checkers as in knowing-programs, with its pairs of functions and other openings; all look 4 plies ahead unless it says "
                                + "otherwise. As long as the learner foresees too little it plays plain search.");
    }

    private static ConfidenceInterval gain(LabResults some, String other) {
        return ConfidenceInterval.ofMean(some.numbers(
                measurement -> measurement.number("learner points") - measurement.number(other + " points")));
    }

    private static String percent(LabResults some, String name) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * some.mean(name).estimate());
    }

    private static String millis(LabResults some, String row) {
        return String.format(Locale.ROOT, "%.2f", some.mean(row + " millis").estimate());
    }
}

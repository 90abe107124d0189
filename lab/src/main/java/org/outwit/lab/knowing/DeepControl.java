package org.outwit.lab.knowing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/**
 * Plain search so deep that it costs what the learner costs, without its lessons and with them. It takes longer than all other rows of a
 * session together, so it has cells of its own: those of the session with one parameter more.
 */
final class DeepControl {

    private static final String DEEPER = "deeper";

    private DeepControl() {}

    /** Those of a session of 50 games; shorter ones are only looked at. */
    static List<Cell> of(Cell session) {
        List<Cell> controls = new ArrayList<>();
        if (session.number("games") < 50) return controls;
        for (int plies : plies(session.text("game"))) {
            List<Object> parameters = new ArrayList<>();
            session.parameters().forEach((name, value) -> parameters.addAll(List.of(name, value)));
            parameters.addAll(List.of(DEEPER, plies));
            controls.add(Cell.of(session.seed(), parameters.toArray()));
        }
        return controls;
    }

    private static List<Integer> plies(String game) {
        return game.equals("othello") ? List.of(5) : List.of(5, 7);
    }

    static boolean is(Cell cell) {
        return cell.parameters().containsKey(DEEPER);
    }

    static int plies(Cell cell) {
        return cell.number(DEEPER);
    }

    private static Cell session(Cell control) {
        List<Object> parameters = new ArrayList<>();
        control.parameters().forEach((name, value) -> {
            if (!name.equals(DEEPER)) parameters.addAll(List.of(name, value));
        });
        return Cell.of(control.seed(), parameters.toArray());
    }

    private record Compared(List<Double> points, List<Double> gains, List<Double> millis) {}

    /** A row for each depth of plain search, over the sessions that are finished on both sides. */
    static List<List<String>> rows(LabResults results) {
        Map<List<String>, Compared> all = new LinkedHashMap<>();
        results.measurements().forEach((cell, measurement) -> {
            Measurement session = is(cell) ? results.measurements().get(session(cell)) : null;
            if (session == null) return;
            List<String> key = List.of(cell.text("game") + ", depth " + cell.text("depth"), plies(cell) + " plies");
            Compared row = all.computeIfAbsent(
                    key, each -> new Compared(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
            row.points.add(measurement.number("points"));
            row.gains.add(session.number("learner points") - measurement.number("points"));
            row.millis.add(measurement.number("millis"));
        });
        List<List<String>> rows = new ArrayList<>();
        all.forEach((key, row) -> rows.add(List.of(
                key.get(0),
                key.get(1),
                String.valueOf(row.points.size()),
                mean(row.points).text(3),
                mean(row.gains).text(3),
                String.format(Locale.ROOT, "%.3f", mean(row.millis).estimate()))));
        return rows;
    }

    private static ConfidenceInterval mean(List<Double> values) {
        return ConfidenceInterval.ofMean(
                values.stream().mapToDouble(Double::doubleValue).toArray());
    }
}

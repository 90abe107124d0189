package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.text.Columns;
import org.outwit.play.quality.EquityError;
import org.outwit.play.quality.JudgedValue;

/** How far values are from a judge's, part by part of the game, for people and for programs. */
public final class EquityReport {

    private static final String BEAR_OFF = "bear-off";

    private final PlayerSpec player;
    private final EquityError errors;
    private final int plies;
    private final List<String> parts;

    /** @param parts of the game, in their order */
    public EquityReport(PlayerSpec player, EquityError errors, int plies, List<String> parts) {
        this.player = player;
        this.errors = errors;
        this.plies = plies;
        this.parts = parts;
    }

    /**
     * One part of the game; the bear-off belongs to the race, too.
     *
     * @param low as {@code high} empty for one position, which has no interval
     * @param difference how far values lie above the judge's on average
     */
    private record Part(
            String part, int positions, double error, Optional<Double> low, Optional<Double> high, double difference) {

        static Part of(String name, EquityError errors) {
            ConfidenceInterval mean = errors.mean();
            Optional<ConfidenceInterval> known =
                    Optional.of(mean).filter(each -> errors.positions().size() > 1);
            return new Part(
                    name,
                    errors.positions().size(),
                    mean.estimate(),
                    known.map(ConfidenceInterval::low),
                    known.map(ConfidenceInterval::high),
                    errors.difference().estimate());
        }
    }

    private record Report(String player, int plies, String unit, List<Part> parts, Optional<List<JudgedValue>> worst) {}

    private List<Part> rows() {
        List<Part> rows = new ArrayList<>();
        for (String name : parts)
            add(rows, name, errors.where(each -> each.part().equals(name)));
        add(rows, BEAR_OFF, errors.where(JudgedValue::bearOff));
        return rows;
    }

    private static void add(List<Part> rows, String name, EquityError errors) {
        if (!errors.positions().isEmpty()) rows.add(Part.of(name, errors));
    }

    public void print(PrintWriter out, int worst) {
        int count = errors.positions().size();
        out.println(player + ", values of " + count + (count == 1 ? " position" : " positions")
                + " judged by GNU Backgammon at " + plies + (plies == 1 ? " ply" : " plies"));
        Columns columns = new Columns("part", "positions", "mean error", "95 %", "mean difference");
        for (Part each : rows()) {
            String interval = each.low().isEmpty()
                    ? ""
                    : points(each.low().get()) + " to " + points(each.high().orElseThrow());
            columns.row(
                    each.part(),
                    String.valueOf(each.positions()),
                    points(each.error()),
                    interval,
                    points(each.difference()));
        }
        columns.print(out);
        if (worst == 0) return;
        Columns list = new Columns("error", "value", "judged", "position");
        for (JudgedValue each : errors.worst(worst)) {
            list.row(points(each.error()), points(each.value()), points(each.judged()), each.position());
        }
        list.print(out);
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.4f", points);
    }

    public Record object(int worst) {
        return new Report(
                player.toString(),
                plies,
                "point",
                rows(),
                worst == 0 ? Optional.empty() : Optional.of(errors.worst(worst)));
    }
}

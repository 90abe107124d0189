package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.play.quality.EquityLoss;
import org.outwit.play.quality.RefereedDecision;

/** What a referee found, for people and for programs. */
public final class RefereeReport {

    /** From here on people call a play an error, and from there on a blunder. */
    private static final double ERROR = 0.04;

    private static final double BLUNDER = 0.1;

    private final PlayerSpec player;
    private final EquityLoss loss;
    private final int plies;

    public RefereeReport(PlayerSpec player, EquityLoss loss, int plies) {
        this.player = player;
        this.loss = loss;
        this.plies = plies;
    }

    public void print(PrintWriter out, int worst) {
        int count = loss.decisions().size();
        ConfidenceInterval mean = loss.mean();
        out.println(player + ", " + count + (count == 1 ? " decision" : " decisions") + " judged by GNU Backgammon at "
                + plies + (plies == 1 ? " ply" : " plies"));
        out.println("mean equity loss " + (count > 1 ? mean.plusMinus(4) : points(mean.estimate())) + " points a move");
        out.println("best play " + Percent.tenths((double) loss.best() / count) + ", lost " + ERROR + " or more "
                + Percent.tenths((double) loss.losing(ERROR) / count) + ", lost " + BLUNDER + " or more "
                + Percent.tenths((double) loss.losing(BLUNDER) / count));
        if (worst == 0) return;
        Columns columns = new Columns("lost", "chosen", "best", "position");
        for (RefereedDecision each : loss.worst(worst)) {
            columns.row(points(each.loss()), each.chosen(), each.best(), each.position());
        }
        columns.print(out);
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.4f", points);
    }

    public Map<String, Object> object(int worst) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", player.toString());
        object.put("plies", plies);
        object.put("decisions", loss.decisions().size());
        object.put("mean", loss.mean().estimate());
        if (loss.decisions().size() > 1) {
            object.put("low", loss.mean().low());
            object.put("high", loss.mean().high());
        }
        object.put("best", loss.best());
        object.put("errors", loss.losing(ERROR));
        object.put("blunders", loss.losing(BLUNDER));
        if (worst > 0)
            object.put(
                    "worst",
                    List.copyOf(
                            loss.worst(worst).stream().map(RefereeReport::row).toList()));
        return object;
    }

    private static Map<String, Object> row(RefereedDecision decision) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("lost", decision.loss());
        row.put("chosen", decision.chosen());
        row.put("best", decision.best());
        row.put("position", decision.position());
        return row;
    }
}

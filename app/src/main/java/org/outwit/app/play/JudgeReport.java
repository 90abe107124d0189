package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.play.quality.EquityLoss;
import org.outwit.play.quality.JudgedChoice;

/** What a judge found, for people and for programs. */
public final class JudgeReport {

    /** From here on people call a play an error, and from there on a blunder. */
    private static final double ERROR = 0.04;

    private static final double BLUNDER = 0.1;

    private final PlayerSpec player;
    private final EquityLoss loss;
    private final int plies;

    public JudgeReport(PlayerSpec player, EquityLoss loss, int plies) {
        this.player = player;
        this.loss = loss;
        this.plies = plies;
    }

    public void print(PrintWriter out, int worst) {
        int count = loss.decisions().size();
        ConfidenceInterval mean = loss.mean();
        out.println(player + ", " + count + (count == 1 ? " decision" : " decisions") + " judged by GNU Backgammon at "
                + plies + (plies == 1 ? " ply" : " plies"));
        out.println("mean equity loss " + (count > 1 ? mean.text(4) : points(mean.estimate())) + " points a move");
        out.println("best play " + Percent.tenths((double) loss.best() / count) + ", lost " + ERROR + " or more "
                + Percent.tenths((double) loss.losing(ERROR) / count) + ", lost " + BLUNDER + " or more "
                + Percent.tenths((double) loss.losing(BLUNDER) / count));
        if (worst == 0) return;
        Columns columns = new Columns("lost", "chosen", "best", "position");
        for (JudgedChoice each : loss.worst(worst)) {
            columns.row(points(each.loss()), each.chosen(), each.best(), each.position());
        }
        columns.print(out);
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.4f", points);
    }

    /**
     * For other programs.
     *
     * @param low as {@code high} empty after one decision, which has no interval
     */
    private record Report(
            String player,
            int plies,
            int decisions,
            double mean,
            Optional<Double> low,
            Optional<Double> high,
            long best,
            long errors,
            long blunders,
            Optional<List<Row>> worst) {}

    private record Row(double lost, String chosen, String best, String position) {

        static Row of(JudgedChoice decision) {
            return new Row(decision.loss(), decision.chosen(), decision.best(), decision.position());
        }
    }

    public Record object(int worst) {
        ConfidenceInterval mean = loss.mean();
        Optional<ConfidenceInterval> known =
                Optional.of(mean).filter(each -> loss.decisions().size() > 1);
        return new Report(
                player.toString(),
                plies,
                loss.decisions().size(),
                mean.estimate(),
                known.map(ConfidenceInterval::low),
                known.map(ConfidenceInterval::high),
                loss.best(),
                loss.losing(ERROR),
                loss.losing(BLUNDER),
                worst == 0
                        ? Optional.empty()
                        : Optional.of(loss.worst(worst).stream().map(Row::of).toList()));
    }
}

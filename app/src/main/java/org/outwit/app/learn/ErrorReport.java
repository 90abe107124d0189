package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.person.ClaimCalibration;
import org.outwit.learn.person.ErrorClaims;

/** Whether a model's claims about errors are true, for people and for programs. */
public final class ErrorReport {

    private final Game<?> game;
    private final ErrorClaims claims;

    public ErrorReport(Game<?> game, ErrorClaims claims) {
        this.game = game;
        this.claims = claims;
    }

    public void print(PrintWriter out) {
        String unit = game.scale().name();
        out.println("Errors in " + ReportNumbers.count(claims.decisions(), "decision", "decisions")
                + ", by a judge that looks " + claims.judgeDepth() + " plies ahead where the model looks "
                + claims.depth() + ":");
        Columns columns = new Columns(
                "loses at least",
                "model's favourite",
                "claimed",
                "played",
                "95 %",
                "any such move: claimed",
                "played",
                "95 %");
        for (ErrorClaims.Size size : claims.sizes()) {
            columns.row(
                    String.format(Locale.ROOT, "%.1f %s", size.least(), unit),
                    size.favourites() + " times",
                    size.favourites() == 0 ? "-" : Percent.tenths(size.claimed()),
                    size.favourites() == 0 ? "-" : Percent.tenths(size.played().estimate()),
                    size.favourites() == 0 ? "-" : ends(size.played()),
                    Percent.tenths(size.mass()),
                    Percent.tenths(size.errors().estimate()),
                    ends(size.errors()));
        }
        columns.print(out);
        out.printf(
                Locale.ROOT,
                "A move is expected to lose %.2f %s on average; %.2f were lost. Where one more is expected, %s more were lost.%n",
                claims.expectedLoss(),
                unit,
                claims.realLoss(),
                slope());
        ClaimCalibration calibration = claims.calibration();
        if (calibration.cases() > 0) {
            out.printf(
                    Locale.ROOT,
                    "By %s that lose so much and were claimed with 1 %% or more, a claim of 50 %% is worth %s, and of what loses twice as much %s (shift %.2f, slope %.2f, size %.2f).%n",
                    ReportNumbers.count(calibration.cases(), "move", "moves"),
                    Percent.whole(calibration.played(0.5, 1)),
                    Percent.whole(calibration.played(0.5, 2)),
                    calibration.shift(),
                    calibration.slope(),
                    calibration.size());
        }
    }

    /** With its interval, unless all decisions are alike or there is but one: then nobody knows. */
    private String slope() {
        ConfidenceInterval slope = claims.slopeInterval();
        return String.format(Locale.ROOT, "%.2f ", slope.estimate())
                + (isKnown(slope)
                        ? String.format(Locale.ROOT, "(95 %%: %.2f to %.2f)", slope.low(), slope.high())
                        : "(nobody knows how surely)");
    }

    private static boolean isKnown(ConfidenceInterval slope) {
        return Double.isFinite(slope.halfWidth());
    }

    private static String ends(ConfidenceInterval interval) {
        return Percent.tenths(interval.low()) + " to " + Percent.tenths(interval.high());
    }

    /**
     * For other programs.
     *
     * @param slopeInterval empty where nobody knows it
     */
    private record Report(
            int decisions,
            int depth,
            int judgeDepth,
            List<Size> sizes,
            double expectedLoss,
            double realLoss,
            double slope,
            Optional<List<Double>> slopeInterval) {}

    private record Size(
            double least,
            int favourites,
            double claimed,
            double played,
            List<Double> playedInterval,
            double mass,
            double errors,
            List<Double> errorsInterval) {

        static Size of(ErrorClaims.Size size) {
            return new Size(
                    size.least(),
                    size.favourites(),
                    size.claimed(),
                    size.played().estimate(),
                    interval(size.played()),
                    size.mass(),
                    size.errors().estimate(),
                    interval(size.errors()));
        }
    }

    private static List<Double> interval(ConfidenceInterval interval) {
        return List.of(interval.low(), interval.high());
    }

    public Record object() {
        return new Report(
                claims.decisions(),
                claims.depth(),
                claims.judgeDepth(),
                claims.sizes().stream().map(Size::of).toList(),
                claims.expectedLoss(),
                claims.realLoss(),
                claims.slope(),
                Optional.of(claims.slopeInterval()).filter(ErrorReport::isKnown).map(ErrorReport::interval));
    }
}

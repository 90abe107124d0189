package org.outwit.learn.person;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;

/**
 * How often errors are played that a predictor expects. It is asked only where a search that looks further ahead has found that a move loses;
 * the predictor has not seen that, people have, more often than not, and so such moves are played less often than is claimed. A move that is
 * claimed with the odds o is played with the odds {@code exp(shift) * o^slope}, both numbers fitted to what strangers played.
 *
 * @param shift how much rarer, in logits
 * @param slope 1 where the likelier of such moves are rarer by no other factor than the less likely ones
 * @param cases from how many such moves it was fitted; 0 where nothing is changed
 */
public record ClaimCalibration(double shift, double slope, int cases) {

    /** Whatever is claimed is believed. */
    public static final ClaimCalibration NONE = new ClaimCalibration(0, 1, 0);

    /** What is claimed less often is nobody's habit, and nobody acts on it. */
    public static final double LEAST_CLAIMED = 0.1;

    /** Found by {@code outwit predict GAME FILE… --anybody --errors}, see docs/learning.md. In Othello claims come true. */
    private static final Map<String, ClaimCalibration> FITTED =
            Map.of("checkers", new ClaimCalibration(-1.17, 0.35, 69), "chess", new ClaimCalibration(-0.17, 1.48, 130));

    /** Before anything is seen both numbers are taken to be off by one (a standard deviation): this is its inverse square. */
    private static final double PRIOR = 1;

    private static final int STEPS = 60;

    private static final double LONGEST_STEP = 0.25;

    private static final double SURE = 1e-6;

    /** A claim that was made about a move that loses, and whether it was played. */
    public record Claim(double claimed, boolean played) {}

    /** What strangers of this game say. */
    public static ClaimCalibration of(Game<?> game) {
        return FITTED.getOrDefault(game.name(), NONE);
    }

    /** How often it is really played; never more often than was claimed. */
    public double played(double claimed) {
        if (cases == 0) return claimed;
        return Math.min(claimed, probability(shift + slope * logit(claimed)));
    }

    /** The likeliest numbers for these claims, near none where they are few. */
    public static ClaimCalibration fit(List<Claim> claims) {
        double shift = 0;
        double slope = 1;
        for (int step = 0; step < STEPS; step++) {
            double first = -PRIOR * shift;
            double second = -PRIOR * (slope - 1);
            double a = PRIOR;
            double b = 0;
            double c = PRIOR;
            for (Claim each : claims) {
                double x = logit(each.claimed);
                double p = probability(shift + slope * x);
                double off = (each.played ? 1 : 0) - p;
                double weight = p * (1 - p);
                first += off;
                second += off * x;
                a += weight;
                b += weight * x;
                c += weight * x * x;
            }
            double determinant = a * c - b * b;
            double shiftBy = (c * first - b * second) / determinant;
            double slopeBy = (a * second - b * first) / determinant;
            // A whole step may overshoot where claims are nearly certain, and go back and forth for ever.
            double part = LONGEST_STEP / Math.max(LONGEST_STEP, Math.max(Math.abs(shiftBy), Math.abs(slopeBy)));
            shift += part * shiftBy;
            slope += part * slopeBy;
        }
        return new ClaimCalibration(shift, slope, claims.size());
    }

    private static double logit(double p) {
        double inside = Math.max(SURE, Math.min(1 - SURE, p));
        return Math.log(inside / (1 - inside));
    }

    private static double probability(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}

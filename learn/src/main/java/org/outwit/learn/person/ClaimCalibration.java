package org.outwit.learn.person;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/**
 * How often errors are played that a predictor expects. It is asked only where a search that looks further ahead has found that a move loses;
 * the predictor has not seen that, people have, more often than not, and in checkers the more there is to lose. So such moves are played less
 * often than is claimed. A move that is claimed with the odds o and loses s error sizes is played with the odds {@code exp(shift) * o^slope * s^size}, all
 * three numbers fitted to what strangers played.
 *
 * @param shift how much rarer, in logits
 * @param slope 1 where the likelier of such moves are rarer by no other factor than the less likely ones
 * @param size 0 where what loses much is no rarer than what loses little, less than 0 where it is
 * @param cases from how many such moves it was fitted; 0 where nothing is changed
 */
public record ClaimCalibration(double shift, double slope, double size, int cases) {

    /** Whatever is claimed is believed. */
    public static final ClaimCalibration NONE = new ClaimCalibration(0, 1, 0, 0);

    /** What is claimed less often is left as it is: a judge finds dozens of such moves for each that is played. */
    public static final double LEAST_CLAIMED = 0.01;

    /** Found by {@code outwit predict GAME FILE… --anybody --errors}, see docs/learning.md. In Othello claims come true. */
    private static final Map<String, ClaimCalibration> FITTED = Map.of(
            "checkers", new ClaimCalibration(-0.87, 0.66, -0.68, 474),
            "chess", new ClaimCalibration(-1.06, 0.73, 0.40, 1146));

    /** What is believed before anything is seen, each number off by one (a standard deviation). */
    private static final Prior PRIOR = new Prior(new double[][] {{0, 1, 0}}, new double[][] {{1, 1, 1}});

    private static final double SURE = 1e-6;

    /**
     * A claim that was made about a move that loses.
     *
     * @param loss in error sizes of the game, 1 or more
     * @param played whether it was played
     */
    public record Claim(double claimed, double loss, boolean played) {}

    /** What strangers of this game say. */
    public static ClaimCalibration of(Game<?> game) {
        return FITTED.getOrDefault(game.name(), NONE);
    }

    /** How often it is really played where it loses so many error sizes; never more often than was claimed. */
    public double played(double claimed, double loss) {
        if (cases == 0 || claimed < LEAST_CLAIMED) return claimed;
        double logit = shift + slope * logit(claimed) + size * log(loss);
        return Math.min(claimed, 1 / (1 + Math.exp(-logit)));
    }

    /** The likeliest numbers for these claims, near none where they are few. */
    public static ClaimCalibration fit(List<Claim> claims) {
        Choices choices = new Choices(1, 3);
        for (Claim each : claims) {
            double[][] playedOrNot = {{1, logit(each.claimed), log(each.loss)}, {0, 0, 0}};
            choices.add(each.played ? 0 : 1, new int[2], playedOrNot);
        }
        double[] found = Softmax.fit(choices, PRIOR)[0];
        return new ClaimCalibration(found[0], found[1], found[2], claims.size());
    }

    private static double log(double loss) {
        return Math.log(Math.max(1, loss));
    }

    private static double logit(double p) {
        double inside = Math.max(SURE, Math.min(1 - SURE, p));
        return Math.log(inside / (1 - inside));
    }
}

package org.outwit.learn.training;

import java.util.List;

/**
 * How much more, or less, one person avoids what loses than others of the same strength do. A rating does not say how much time there
 * was to think, nor who was there to be beaten: people of tournaments and of fast games at a club differ by more than strength tells. A
 * move that loses x, in sizes that matter, is expected {@code exp(-own * x)} times as often. It is one number, so few decisions tell it.
 *
 * @param slope by how much what was expected lost more than what was played, in sum, where nothing is tilted; {@code curvature} how fast
 *     that becomes less
 */
record OwnTilt(double slope, double curvature) {

    private static final double[] SPREADS = {0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 3
    };

    /** By how much people differ: the spread under which what was found of each, which is off by its own error, is likeliest. */
    static double spread(List<OwnTilt> people) {
        double best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (double spread : SPREADS) {
            double likelihood = 0;
            for (OwnTilt each : people) {
                if (each.curvature <= 0) continue;
                double found = each.slope / each.curvature;
                double variance = spread * spread + 1 / each.curvature;
                likelihood -= (Math.log(variance) + found * found / variance) / 2;
            }
            if (likelihood <= most) continue;
            most = likelihood;
            best = spread;
        }
        return best;
    }
}

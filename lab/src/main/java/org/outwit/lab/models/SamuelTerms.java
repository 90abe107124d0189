package org.outwit.lab.models;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * Variations of Samuel's function, as the paper's players have them. It does not print their weights; these have six of Samuel's terms each, and
 * differ in what they think of the board beside its men. They were written down before any game, but for {@link #EQUAL}.
 */
final class SamuelTerms {

    static final Checkers GAME = new Checkers();

    static final LinearEvaluator<DraughtsPosition> F1 = of(1.5, 0.02, 0.06, 0.03, 0.01);
    static final LinearEvaluator<DraughtsPosition> F2 = of(1.4, 0.05, 0.03, 0.06, 0.03);
    static final LinearEvaluator<DraughtsPosition> F3 = of(1.6, 0.01, 0.10, 0.01, 0.05);

    /**
     * As strong as the first, which the others are not: of ten variations the one that came nearest to an even score against it in 400 games to depth 4, and
     * in 2,000 more it had 0.997 ± 0.022 points a game. Those openings are no experiment's.
     */
    static final LinearEvaluator<DraughtsPosition> EQUAL = of(1.5, 0.03, 0.05, 0.01, 0.03);

    /** Material less 0.004 for every piece on the board: a player with it likes exchanges, and so does the other. */
    static final LinearEvaluator<DraughtsPosition> EXCHANGER =
            LinearEvaluator.of(GAME, Map.of("men", 1.0, "kings", 1.5, "total", -0.004));

    /** The same with terms of the first function. */
    static final LinearEvaluator<DraughtsPosition> SIX_WITH_EXCHANGES = LinearEvaluator.of(
            GAME,
            Map.of(
                    "men",
                    1.0,
                    "kings",
                    1.5,
                    "advance",
                    0.02,
                    "back",
                    0.06,
                    "centre",
                    0.03,
                    "mobility",
                    0.01,
                    "total",
                    -0.004));

    /** The six features of the functions and four more. */
    static final List<String> TEN =
            List.of("men", "kings", "mobility", "centre", "advance", "back", "exposure", "edge", "backed", "runaway");

    private SamuelTerms() {}

    static List<Feature<DraughtsPosition>> tenFeatures() {
        return GAME.features().stream()
                .filter(feature -> TEN.contains(feature.name()))
                .toList();
    }

    private static LinearEvaluator<DraughtsPosition> of(
            double kings, double advance, double back, double centre, double mobility) {
        return LinearEvaluator.of(
                GAME,
                Map.of(
                        "men",
                        1.0,
                        "kings",
                        kings,
                        "advance",
                        advance,
                        "back",
                        back,
                        "centre",
                        centre,
                        "mobility",
                        mobility));
    }
}

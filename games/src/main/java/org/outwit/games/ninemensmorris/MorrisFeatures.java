package org.outwit.games.ninemensmorris;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of nine men's morris are made of. */
final class MorrisFeatures {

    private static final int MOST_STEPS = 4;

    private MorrisFeatures() {}

    /** Every point lies in two rows, so n men fill at most 2n/3 of them and are two of three in at most n. */
    static List<Feature<MorrisPosition>> of(MorrisRules rules) {
        int men = rules.men();
        return List.of(
                CountFeature.lead("men", "lead in men, on the board and in hand", men, MorrisFeatures::men),
                CountFeature.lead("mills", "lead in closed mills", 2 * men / 3, MorrisFeatures::mills),
                CountFeature.lead("twos", "lead in rows of two own men and an empty point", men, MorrisFeatures::twos),
                CountFeature.lead(
                        "steps",
                        "lead in steps that men could make along the lines",
                        MOST_STEPS * men,
                        (position, player) -> MorrisBoard.steps(position.men(player), position.empty())),
                CountFeature.lead(
                        "stuck",
                        "how many more own men cannot step anywhere",
                        men,
                        (position, player) -> MorrisBoard.stuck(position.men(player), position.empty())),
                CountFeature.own(
                        "attack",
                        "own mills and rows of two with an empty point, whatever the other has",
                        2 * men,
                        (position, player) -> mills(position, player) + twos(position, player)));
    }

    private static int men(MorrisPosition position, int player) {
        return Integer.bitCount(position.men(player)) + position.hand(player);
    }

    private static int mills(MorrisPosition position, int player) {
        return MorrisBoard.rows(position.men(player), position.men(1 - player), 3);
    }

    private static int twos(MorrisPosition position, int player) {
        return MorrisBoard.rows(position.men(player), position.men(1 - player), 2);
    }
}

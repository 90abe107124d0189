package org.outwit.lab.models;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.games.draughts.Bounded;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * The three players of section 3: two of the same strength, of whom one has a model of the opponent, and the opponent. Functions are made
 * worse by degrees as in the paper's equation 10: a function of quality a sees no lead of a or more.
 */
record BlurredPlayers(
        Evaluator<DraughtsPosition> function,
        int depth,
        Evaluator<DraughtsPosition> theirs,
        int theirDepth,
        Evaluator<DraughtsPosition> believed,
        int believedDepth) {

    /** How many men a lead of 100 percent may be, which the paper does not say: a decided game, or a whole side. */
    static final List<Integer> UNITS = List.of(4, 12);

    /** All have one function; what they look at is how many plies. */
    static BlurredPlayers ofDepths(int depth, int theirs, int believed) {
        return new BlurredPlayers(SamuelTerms.F1, depth, SamuelTerms.F1, theirs, SamuelTerms.F1, believed);
    }

    /**
     * Functions of these qualities, in percent of a lead of so many men.
     *
     * @param whole whether our own function is left as it is
     */
    static BlurredPlayers ofQualities(
            int depth, int believedDepth, int men, boolean whole, int own, int theirs, int believed) {
        return new BlurredPlayers(
                whole ? SamuelTerms.F1 : quality(own, men),
                depth,
                quality(theirs, men),
                depth,
                quality(believed, men),
                believedDepth);
    }

    static Evaluator<DraughtsPosition> quality(int percent, int men) {
        int unit = SamuelTerms.GAME.scale().unit();
        return new Bounded<>(SamuelTerms.F1, Math.max(1, men * unit * percent / 100));
    }

    /** Whether our own function is whole, and what 100 percent are, as a reading is named. */
    static String reading(boolean whole, int men) {
        return (whole ? "our own function whole" : "our own function blinded, too") + ", 100 % being " + men + " men";
    }

    FixedDepthPlayer minimax() {
        return FixedDepthPlayer.minimax(function, depth);
    }

    FixedDepthPlayer mStar() {
        return FixedDepthPlayer.mStar(function, depth, believed, believedDepth);
    }

    FixedDepthPlayer opponent() {
        return FixedDepthPlayer.minimax(theirs, theirDepth);
    }
}

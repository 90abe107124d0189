package org.outwit.lab.models;

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

    /** The lead that 100 percent stands for; games with a larger one are decided. */
    private static final int MEN = 4;

    /** All have one function; what they look at is how many plies. */
    static BlurredPlayers ofDepths(int depth, int theirs, int believed) {
        return new BlurredPlayers(SamuelTerms.F1, depth, SamuelTerms.F1, theirs, SamuelTerms.F1, believed);
    }

    /** Functions of these qualities, in percent. */
    static BlurredPlayers ofQualities(int depth, int believedDepth, int own, int theirs, int believed) {
        return new BlurredPlayers(quality(own), depth, quality(theirs), depth, quality(believed), believedDepth);
    }

    static Evaluator<DraughtsPosition> quality(int percent) {
        int unit = SamuelTerms.GAME.scale().unit();
        return new Bounded<>(SamuelTerms.F1, Math.max(1, MEN * unit * percent / 100));
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

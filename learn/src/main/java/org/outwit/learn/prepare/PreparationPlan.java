package org.outwit.learn.prepare;

import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;

/**
 * How far to prepare.
 *
 * @param plies how many plies a line has at most, those of the opening that was given not counted
 * @param positions how many positions are searched for each side we may have
 * @param candidates how many of our own moves are compared at each turn
 * @param covered their likeliest replies are looked at until they have this share of the probability
 * @param margin in units, what a move of ours may cost against best play
 * @param openings where tournaments draw openings by lot, how many of those that they met most often
 */
public record PreparationPlan(int plies, int positions, int candidates, double covered, double margin, int openings) {

    private static final int PLIES = 16;
    private static final int POSITIONS = 400;
    private static final int CANDIDATES = 3;
    private static final double COVERED = 0.9;
    private static final int OPENINGS = 4;

    public PreparationPlan {
        if (plies < 1) throw new InputException("The plies (" + plies + ") must be 1 or more.");
        if (positions < 1) throw new InputException("The positions (" + positions + ") must be 1 or more.");
        if (candidates < 1) throw new InputException("The candidates (" + candidates + ") must be 1 or more.");
        if (!(covered > 0 && covered <= 1)) {
            throw new InputException("The share of replies (" + covered + ") must be above 0 and at most 1.");
        }
        if (!(margin >= 0)) throw new InputException("The margin (" + margin + ") must be 0 or more.");
        if (openings < 1) throw new InputException("The openings (" + openings + ") must be 1 or more.");
    }

    public static PreparationPlan usual(Game<?> game) {
        return new PreparationPlan(PLIES, POSITIONS, CANDIDATES, COVERED, game.usualMargin(), OPENINGS);
    }

    public PreparationPlan withPlies(int plies) {
        return new PreparationPlan(plies, positions, candidates, covered, margin, openings);
    }

    public PreparationPlan withPositions(int positions) {
        return new PreparationPlan(plies, positions, candidates, covered, margin, openings);
    }

    public PreparationPlan withMargin(double margin) {
        return new PreparationPlan(plies, positions, candidates, covered, margin, openings);
    }

    public PreparationPlan withOpenings(int openings) {
        return new PreparationPlan(plies, positions, candidates, covered, margin, openings);
    }
}

package org.outwit.learn.model;

import org.outwit.core.game.InputException;

/**
 * What a feature counts for somebody, in units of the game, with the ends of its 95 % interval; both are the weight itself
 * where nothing is known about its error.
 */
public record Weight(double value, double least, double most) {

    public Weight {
        if (!(Double.isFinite(value) && Double.isFinite(least) && Double.isFinite(most))) {
            throw new InputException(
                    "A weight must be a number; found " + value + " between " + least + " and " + most + ".");
        }
        if (least > value || value > most) {
            throw new InputException(
                    "A weight must lie in its interval; found " + value + " and " + least + " to " + most + ".");
        }
    }

    public static Weight of(double value) {
        return new Weight(value, value, value);
    }
}

package org.outwit.core.game;

/** How a game writes values as ints: {@code unit} of them make one {@code name}, say 1000 to one man. */
public record Scale(int unit, String name) {

    public Scale {
        if (unit < 1) throw new IllegalArgumentException("The unit (" + unit + ") must be positive.");
    }

    /** A real number of units as an int value, rounded to the nearest. */
    public int value(double units) {
        long value = Math.round(units * unit);
        // Rounding would turn what is not a number into an innocent zero.
        if (Double.isNaN(units)) throw new InputException("The value must be a number, not NaN.");
        if (!Value.isFinite(value)) {
            throw new InputException(
                    "The value " + units + " is too large to be counted in 1/" + unit + " of a " + name + ".");
        }
        return (int) value;
    }

    /** Whether the unit is the whole game, so that one of it is a game won and less is a judgement. */
    public boolean countsWins() {
        return name.equals("win");
    }

    /** An int value as a real number of units. */
    public double units(int value) {
        return (double) value / unit;
    }
}

package org.outwit.app.command;

import org.outwit.core.game.InputException;

/** Ratings from one to another, both included, as {@code --rating} says them. */
record RatingRange(int least, int most) {

    private static final int HIGHEST = 4000;

    /** Such as 1400-1599, or 1500 alone. */
    static RatingRange of(String text) {
        String[] ends = text.strip().split("-", -1);
        try {
            int least = Integer.parseInt(ends[0].strip());
            int most = ends.length == 2 ? Integer.parseInt(ends[1].strip()) : least;
            if (ends.length <= 2 && least >= 0 && least <= most && most <= HIGHEST) return new RatingRange(least, most);
        } catch (NumberFormatException e) {
            // said below
        }
        throw new InputException("--rating: expected two ratings from 0 to " + HIGHEST
                + ", the lower first, such as 1400-1599; found '" + text + "'.");
    }

    /** Nobody of unknown strength is in any range. */
    boolean has(double rating) {
        return rating >= least && Math.round(rating) <= most;
    }

    @Override
    public String toString() {
        return least == most ? String.valueOf(least) : least + " to " + most;
    }
}

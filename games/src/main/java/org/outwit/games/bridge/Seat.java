package org.outwit.games.bridge;

import java.util.Locale;

/** A place at the table, clockwise from North. */
public enum Seat {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    private static final Seat[] CLOCKWISE = values();

    /** The seat of a number, clockwise from North, however often round. */
    public static Seat at(int number) {
        return CLOCKWISE[number & 3];
    }

    /** The seat of a letter, or null. */
    public static Seat of(char letter) {
        for (Seat seat : CLOCKWISE) if (seat.letter() == letter) return seat;
        return null;
    }

    /** N, E, S, or W. */
    public char letter() {
        return name().charAt(0);
    }

    /** Who plays after this one. */
    public Seat next() {
        return at(ordinal() + 1);
    }

    /** Who sits opposite. */
    public Seat partner() {
        return at(ordinal() + 2);
    }

    /** Whether this is North or South. */
    public boolean isNorthSouth() {
        return (ordinal() & 1) == 0;
    }

    @Override
    public String toString() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}

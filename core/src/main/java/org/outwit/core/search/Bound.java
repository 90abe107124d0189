package org.outwit.core.search;

/** What a value says about the true one. Bounds are never passed off as exact values. */
public enum Bound {
    EXACT,
    /** The true value is at least this. */
    LOWER,
    /** The true value is at most this. */
    UPPER,
    /** The search was stopped before it could say anything. */
    NONE;

    /** What this bound says about the true value with the other sign. */
    Bound mirrored() {
        return switch (this) {
            case LOWER -> UPPER;
            case UPPER -> LOWER;
            default -> this;
        };
    }
}

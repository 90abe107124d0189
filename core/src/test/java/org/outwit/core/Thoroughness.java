package org.outwit.core;

/**
 * How many of its seeds a test tries. All of them cost minutes and seldom tell more than the first quarter, so that is
 * what every build tries, of each kind of tree or game; {@code -Plong} tries all. Modules that do not see this class ask for the property themselves.
 */
public final class Thoroughness {

    /** Set by {@code -Plong}. */
    private static final boolean ALL = Boolean.getBoolean("outwit.thorough");

    private Thoroughness() {}

    /** A quarter of the seeds, at least one, or all of them. */
    public static int of(int all) {
        return of(all, Math.max(1, all / 4));
    }

    /** Where a quarter would be too few or too many: this many in every build. */
    public static int of(int all, int usually) {
        return ALL ? all : usually;
    }
}

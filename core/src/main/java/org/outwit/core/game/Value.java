package org.outwit.core.game;

/** The ints that stand for values. */
public final class Value {

    /**
     * Beyond every value. Not {@code Integer.MAX_VALUE}: infinity must survive being negated, widened by one and
     * added to itself.
     */
    public static final int INFINITY = 1 << 28;

    private Value() {}

    /** Whether an evaluator may return this. */
    public static boolean isFinite(long value) {
        return value > -INFINITY && value < INFINITY;
    }
}

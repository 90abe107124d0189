package org.outwit.logic.clause;

/**
 * A clause in two words, a bit for each variable, so that what resolution does most takes a few steps of the processor.
 *
 * @param one where it comes from: the index of a clause that was given, or of one of its parents
 * @param other the index of the other parent, or -1
 */
record MaskClause(long positive, long negative, int one, int other) {

    boolean isEmpty() {
        return (positive | negative) == 0;
    }

    int size() {
        return Long.bitCount(positive) + Long.bitCount(negative);
    }

    /** Whether all its literals are in the other clause, which is then superfluous. */
    boolean subsumes(long otherPositive, long otherNegative) {
        return (positive & ~otherPositive | negative & ~otherNegative) == 0;
    }

    /** The variables that the clauses disagree on. Only if there is one, resolution yields something that does not always hold. */
    long clash(MaskClause clause) {
        return positive & clause.negative | negative & clause.positive;
    }
}

package org.outwit.logic.table;

import java.util.function.LongBinaryOperator;

/** The values of a formula in all rows of a table, 64 rows to a word, so that a connective takes one step for 64 rows. */
final class TruthColumn {

    /** The rows in which the variable that changes every 1, 2, 4 … rows is true. */
    private static final long[] WITHIN_A_WORD = {
        0xAAAAAAAAAAAAAAAAL,
        0xCCCCCCCCCCCCCCCCL,
        0xF0F0F0F0F0F0F0F0L,
        0xFF00FF00FF00FF00L,
        0xFFFF0000FFFF0000L,
        0xFFFFFFFF00000000L
    };

    private static final int WORD = 6; // 2^6 rows

    private final long[] words;
    private final long used; // the rows of the last word that the table has

    private TruthColumn(long[] words, long used) {
        this.words = words;
        this.used = used;
    }

    /** True, or false, in each of the 2^n rows. */
    static TruthColumn constant(int variables, boolean value) {
        long[] words = new long[variables <= WORD ? 1 : 1 << variables - WORD];
        TruthColumn none = new TruthColumn(words, variables >= WORD ? -1L : (1L << (1 << variables)) - 1);
        return value ? none.not() : none;
    }

    /** A variable; the first one changes least often, as tables are usually written. */
    static TruthColumn variable(int variables, int index) {
        TruthColumn column = constant(variables, false);
        int shift = variables - 1 - index;
        for (int i = 0; i < column.words.length; i++) {
            boolean on = shift >= WORD && (i >> shift - WORD & 1) == 1;
            column.words[i] = shift < WORD ? WITHIN_A_WORD[shift] : on ? -1L : 0;
        }
        return column.trimmed();
    }

    TruthColumn not() {
        return with(this, (mine, same) -> ~mine);
    }

    TruthColumn and(TruthColumn other) {
        return with(other, (a, b) -> a & b);
    }

    TruthColumn or(TruthColumn other) {
        return with(other, (a, b) -> a | b);
    }

    TruthColumn equivalent(TruthColumn other) {
        return with(other, (a, b) -> ~(a ^ b));
    }

    private TruthColumn with(TruthColumn other, LongBinaryOperator operator) {
        long[] result = new long[words.length];
        for (int i = 0; i < result.length; i++) result[i] = operator.applyAsLong(words[i], other.words[i]);
        return new TruthColumn(result, used).trimmed();
    }

    private TruthColumn trimmed() {
        words[words.length - 1] &= used;
        return this;
    }

    boolean value(int row) {
        return (words[row >> WORD] >>> row & 1) == 1;
    }

    /** The first row in which it is true, or -1. */
    int firstTrue() {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) return (i << WORD) + Long.numberOfTrailingZeros(words[i]);
        }
        return -1;
    }

    /** In how many rows it is true. */
    int count() {
        int count = 0;
        for (long word : words) count += Long.bitCount(word);
        return count;
    }
}

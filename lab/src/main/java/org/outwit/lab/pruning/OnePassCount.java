package org.outwit.lab.pruning;

/**
 * What counts as a leaf evaluation of the printed one-pass search, which the paper leaves open: at each leaf it evaluates a function for each
 * level, so one count is a multiple of the other. αβ* counts evaluations under both, which is how its factors are the paper's.
 */
enum OnePassCount {
    LEAVES("one pass counted by leaves"),
    EVALUATIONS("one pass counted by the evaluations of all its functions");

    private final String words;

    OnePassCount(String words) {
        this.words = words;
    }

    /** As claims name it. */
    String words() {
        return words;
    }

    /** How many times the factor is that counts leaves, on trees of this depth with this level of modelling. */
    double times(int level, int depth) {
        return this == LEAVES ? 1 : Math.pow(level + 1, 1.0 / depth);
    }
}

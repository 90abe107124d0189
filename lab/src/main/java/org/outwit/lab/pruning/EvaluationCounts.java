package org.outwit.lab.pruning;

/** What the paper says that searches of uniform trees evaluate, with b children at each inner node and depth d. */
final class EvaluationCounts {

    private EvaluationCounts() {}

    /** Lemma 1 by its recurrence: M*. */
    static long mStar(int b, int d) {
        return d == 0 ? 1 : d == 1 ? b : b * (mStar(b, d - 1) + mStar(b, d - 2));
    }

    /** Lemma 1 in closed form. */
    static double mStarClosed(int b, int d) {
        double root = Math.sqrt(b * b + 4.0 * b);
        return (Math.pow((b + root) / 2, d + 1) - Math.pow((b - root) / 2, d + 1)) / root;
    }

    /** The branching factor that M* comes to in deep trees: φ_b. */
    static double mStarFactor(int b) {
        return (b + Math.sqrt(b * b + 4.0 * b)) / 2;
    }

    /** The nodes that M* expands, counted as its evaluations are. */
    static long mStarExpansions(int b, int d) {
        return d == 0 ? 0 : d == 1 ? 1 : 1 + b * (mStarExpansions(b, d - 1) + mStarExpansions(b, d - 2));
    }

    /** Lemma 1: one-pass M* with n + 1 functions. */
    static long onePass(int b, int d, int n) {
        return (n + 1) * power(b, d);
    }

    /** Knuth and Moore: alpha-beta with the best order. */
    static long alphaBetaBest(int b, int d) {
        return power(b, d / 2) + power(b, d - d / 2) - 1;
    }

    /** Equation 3, for level n: simple pruning where alpha-beta always has the best order. */
    static long simpleBest(int b, int d, int n) {
        if (n == 0) return alphaBetaBest(b, d);
        if (d <= 1) return d == 0 ? 1 : b;
        return b * (simpleBest(b, d - 1, n - 1) + simpleBest(b, d - 2, n));
    }

    /** Lemma 2: what the paper takes for a lower bound on simple pruning. */
    static long simpleLower(int b, int d, int n) {
        return power(d / 2, n) * (power(b, (d + n) / 2) + power(b, d + n - (d + n) / 2));
    }

    /** Lemma 2: the upper bound on simple pruning. */
    static double simpleUpper(int b, int d, int n) {
        return Math.pow(b / (b - 1.0), n) * power(b, d);
    }

    private static long power(int base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) power *= base;
        return power;
    }
}

package org.outwit.learn.prediction;

/** Linear equations with a symmetric positive definite matrix, solved after Cholesky. */
final class PositiveSystem {

    private PositiveSystem() {}

    /**
     * Solves {@code matrix · x = right}. Of the matrix only the lower left half is read, and it is overwritten; x is put where
     * the right-hand side was. Returns false, with both in disorder, where the matrix is not positive definite.
     */
    static boolean solve(double[][] matrix, double[] right) {
        int n = right.length;
        for (int i = 0; i < n; i++) {
            double[] row = matrix[i];
            for (int j = 0; j <= i; j++) {
                double[] upper = matrix[j];
                double sum = row[j];
                for (int k = 0; k < j; k++) sum -= row[k] * upper[k];
                if (j < i) {
                    row[j] = sum / upper[j];
                } else if (sum > 0) {
                    row[i] = Math.sqrt(sum);
                } else {
                    return false;
                }
            }
        }
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) right[i] -= matrix[i][k] * right[k];
            right[i] /= matrix[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) right[i] -= matrix[k][i] * right[k];
            right[i] /= matrix[i][i];
        }
        return true;
    }
}

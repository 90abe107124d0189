package org.outwit.learn.network;

/**
 * Sums of rows, element by element. Each loop has one index, which starts at 0 in every row, and writes one row: that is the form which the
 * JVM turns into vector instructions. With offsets into one long row instead, the same sums took four times as long. Each element is
 * found on its own and in a fixed order, so results are the same on every machine.
 */
final class Rows {

    private Rows() {}

    /** Adds four rows, weighed by four numbers of a row, from one on. */
    static void addFour(float[] to, float[] by, int from, float[] a, float[] b, float[] c, float[] d) {
        float x = by[from];
        float y = by[from + 1];
        float z = by[from + 2];
        float w = by[from + 3];
        for (int i = 0; i < to.length; i++) to[i] += x * a[i] + y * b[i] + z * c[i] + w * d[i];
    }

    /** Weighs four rows, of which the last counts once. */
    static void weigh(float[] to, float x, float[] a, float y, float[] b, float z, float[] c, float[] d, int length) {
        for (int i = 0; i < length; i++) to[i] = x * a[i] + y * b[i] + z * c[i] + d[i];
    }

    /** 4a - 5b + c. */
    static void atEnd(float[] to, float[] a, float[] b, float[] c, int length) {
        for (int i = 0; i < length; i++) to[i] = 4 * a[i] - 5 * b[i] + c[i];
    }

    static void addFive(float[] to, float[] a, float[] b, float[] c, float[] d, float[] e) {
        for (int i = 0; i < to.length; i++) to[i] = a[i] + (b[i] + c[i]) + (d[i] + e[i]);
    }

    /** (a - b) + x (c - d). */
    static void addOdd(float[] to, float[] a, float[] b, float x, float[] c, float[] d) {
        for (int i = 0; i < to.length; i++) to[i] = (a[i] - b[i]) + x * (c[i] - d[i]);
    }

    /** (a + b) + x (c + d). */
    static void addEven(float[] to, float[] a, float[] b, float x, float[] c, float[] d) {
        for (int i = 0; i < to.length; i++) to[i] = (a[i] + b[i]) + x * (c[i] + d[i]);
    }

    static void add(float[] to, float[] a) {
        for (int i = 0; i < to.length; i++) to[i] += a[i];
    }

    static void rectify(float[] row) {
        for (int i = 0; i < row.length; i++) row[i] = Math.max(0, row[i]);
    }

    static void addAndRectify(float[] row, float[] a) {
        for (int i = 0; i < row.length; i++) row[i] = Math.max(0, row[i] + a[i]);
    }

    /** Rectifies {@code factors * y + shifts + row} and writes it there. */
    static void excite(float[] row, float[] factors, float[] y, float[] shifts) {
        for (int i = 0; i < row.length; i++) row[i] = Math.max(0, factors[i] * y[i] + shifts[i] + row[i]);
    }

    /** Four sums side by side, so that no addition waits for the one before it. */
    static float dot(float[] a, float[] b) {
        float s = 0;
        float t = 0;
        float u = 0;
        float v = 0;
        int i = 0;
        for (; i + 3 < a.length; i += 4) {
            s += a[i] * b[i];
            t += a[i + 1] * b[i + 1];
            u += a[i + 2] * b[i + 2];
            v += a[i + 3] * b[i + 3];
        }
        for (; i < a.length; i++) s += a[i] * b[i];
        return (s + t) + (u + v);
    }
}

package org.outwit.learn.network;

/**
 * The first layer, from planes to channels. Few squares of a plane are taken, so each of these adds its weights to the nine squares around
 * it; a plane that is the same everywhere is known beforehand but for the edges of the board, and is added as a whole.
 */
final class InputConvolution {

    /** By plane and place of the kernel: a row of channels. */
    private final float[][][] kernels;

    /** By plane and {@link #edges}: the sum of the kernel's places that are on the board. */
    private final float[][][] sums;

    private final float[] biases;

    InputConvolution(FoldedLayer layer) {
        biases = layer.biases();
        kernels = new float[InputPlanes.COUNT][9][biases.length];
        sums = new float[InputPlanes.COUNT][9][biases.length];
        for (int plane = 0; plane < InputPlanes.COUNT; plane++) {
            for (int place = 0; place < 9; place++) {
                for (int c = 0; c < biases.length; c++) {
                    kernels[plane][place][c] = layer.weights()[(c * InputPlanes.COUNT + plane) * 9 + place];
                }
            }
            for (int edges = 0; edges < 9; edges++) {
                for (int place = 0; place < 9; place++) {
                    if (isOn(edges / 3, place / 3) && isOn(edges % 3, place % 3))
                        add(sums[plane][edges], kernels[plane][place], 1);
                }
            }
        }
    }

    /** Whether a step back, none or ahead stays on the board: at its beginning (0), in the middle (1), at its end (2). */
    private static boolean isOn(int where, int step) {
        return where == 1 || where != step;
    }

    /** Which edges of the board a square touches. */
    private static int edges(int square) {
        return 3 * edge(square >> 3) + edge(square & 7);
    }

    private static int edge(int line) {
        return line == 0 ? 0 : line == 7 ? 2 : 1;
    }

    /** Writes the channels of each square, rectified. */
    void apply(InputPlanes planes, float[][] into) {
        for (float[] square : into) System.arraycopy(biases, 0, square, 0, biases.length);
        for (int plane = 0; plane < InputPlanes.COUNT; plane++) {
            long mask = planes.mask(plane);
            if (mask == InputPlanes.ALL_SQUARES) {
                int value = planes.value(plane);
                for (int s = 0; s < 64; s++) add(into[s], sums[plane][edges(s)], value);
            } else {
                for (; mask != 0; mask &= mask - 1) spread(kernels[plane], Long.numberOfTrailingZeros(mask), into);
            }
        }
        for (float[] square : into) Rows.rectify(square);
    }

    /** A square counts at the place of the kernel that lies on it where the kernel lies on its neighbour. */
    private static void spread(float[][] kernel, int square, float[][] into) {
        int file = square & 7;
        int rank = square >> 3;
        for (int r = Math.max(0, rank - 1); r <= Math.min(7, rank + 1); r++) {
            for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++) {
                add(into[r << 3 | f], kernel[3 * (rank - r + 1) + file - f + 1], 1);
            }
        }
    }

    private static void add(float[] to, float[] row, float factor) {
        for (int c = 0; c < to.length; c++) to[c] += factor * row[c];
    }
}

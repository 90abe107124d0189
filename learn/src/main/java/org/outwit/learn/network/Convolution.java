package org.outwit.learn.network;

/**
 * A convolution with kernels of 3 x 3 by Winograd's minimal filtering, F(4 x 4, 3 x 3), as in Lavin and Gray, <i>Fast Algorithms for
 * Convolutional Neural Networks</i> (2016): the board is four tiles of 4 x 4 squares, each of which needs 36 products for a pair of
 * channels instead of 144. Kernels are transformed once, here. We differ from the paper in that the products of all channels lie side by
 * side in one row, because a board has too few tiles to fill one.
 */
final class Convolution {

    /** What makes six points of three weights. */
    private static final double[][] TO_POINTS = {
        {1.0 / 4, 0, 0},
        {-1.0 / 6, -1.0 / 6, -1.0 / 6},
        {-1.0 / 6, 1.0 / 6, -1.0 / 6},
        {1.0 / 24, 1.0 / 12, 1.0 / 6},
        {1.0 / 24, -1.0 / 12, 1.0 / 6},
        {0, 0, 1}
    };

    private final int inputs;

    /** By point and input, as many inputs as {@link WinogradTiles} has room for: a row of outputs. */
    private final float[][] kernels;

    private final float[] biases;

    Convolution(FoldedLayer layer, int inputs) {
        this.inputs = WinogradTiles.room(inputs);
        this.biases = layer.biases();
        this.kernels = new float[WinogradTiles.POINTS * this.inputs][biases.length];
        double[] points = new double[WinogradTiles.POINTS];
        for (int o = 0; o < biases.length; o++) {
            for (int i = 0; i < inputs; i++) {
                transform(layer.weights(), (o * inputs + i) * 9, points);
                for (int p = 0; p < points.length; p++) kernels[p * this.inputs + i][o] = (float) points[p];
            }
        }
    }

    private static void transform(float[] weights, int from, double[] points) {
        for (int y = 0; y < 6; y++) {
            for (int x = 0; x < 6; x++) {
                double sum = 0;
                for (int place = 0; place < 9; place++) {
                    sum += TO_POINTS[y][place / 3] * weights[from + place] * TO_POINTS[x][place % 3];
                }
                points[y * 6 + x] = sum;
            }
        }
    }

    /** Writes the outputs of each square of some boards, without their {@link #biases}; squares are rows of channels. */
    void apply(float[][][] boards, int count, WinogradTiles tiles, float[][][] into) {
        tiles.take(boards, count);
        for (int p = 0; p < WinogradTiles.POINTS; p++) {
            for (int i = 0; i < inputs; i += WinogradTiles.GROUP) {
                int at = p * inputs + i;
                float[] a = kernels[at];
                float[] b = kernels[at + 1];
                float[] c = kernels[at + 2];
                float[] d = kernels[at + 3];
                for (int t = p * tiles.tiles; t < p * tiles.tiles + count * WinogradTiles.TILES; t++) {
                    Rows.addFour(tiles.products[t], tiles.points[t], i, a, b, c, d);
                }
            }
        }
        tiles.give(into, count);
    }

    float[] biases() {
        return biases;
    }
}

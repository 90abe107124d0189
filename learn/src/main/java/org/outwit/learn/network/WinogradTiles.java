package org.outwit.learn.network;

import java.util.Arrays;

/**
 * Room for {@link Convolution}: what becomes of the four tiles of each board before and after channels are multiplied. All layers of a network
 * have the same number of channels, so they share it; for one thread.
 */
final class WinogradTiles {

    /** How many tiles a board has. */
    static final int TILES = 4;

    /** The number of points that a tile with its surroundings, 6 x 6 squares, becomes. */
    static final int POINTS = 36;

    /** The number of inputs that are multiplied at a time. */
    static final int GROUP = 4;

    /** By point, board and tile: a row of inputs, and zeros behind it up to a whole group. */
    final float[][] points;

    /** By point, board and tile: a row of outputs. */
    final float[][] products;

    /** How many tiles all boards have together. */
    final int tiles;

    private final int channels;
    private final float[] outside;

    /** By half of the board, point along its files and file: a row of channels. */
    private final float[][] columns;

    /** By rank of the tile and point along its ranks: a row of channels. */
    private final float[][] lines;

    WinogradTiles(int channels, int boards) {
        this.channels = channels;
        tiles = boards * TILES;
        points = new float[POINTS * tiles][room(channels)];
        products = new float[POINTS * tiles][channels];
        outside = new float[channels];
        columns = new float[2 * 6 * 8][channels];
        lines = new float[4 * 6][channels];
    }

    /** The number of inputs, rounded up to whole groups. */
    static int room(int inputs) {
        return (inputs + GROUP - 1) / GROUP * GROUP;
    }

    /** Transforms the first {@code count} boards to points, and begins with products of zero. */
    void take(float[][][] boards, int count) {
        for (int board = 0; board < count; board++) take(boards[board], board * TILES);
        for (float[] product : products) Arrays.fill(product, 0);
    }

    /** First along files and then along ranks. */
    private void take(float[][] squares, int firstTile) {
        for (int half = 0; half < 2; half++) {
            for (int file = 0; file < 8; file++) takeFile(squares, half, file);
            for (int y = 0; y < 6; y++) {
                int rank = (half * 6 + y) * 8;
                for (int x = 0; x < 2; x++) takeRank(rank, 4 * x - 1, y * 6 * tiles + firstTile + half * 2 + x);
            }
        }
    }

    private void takeFile(float[][] squares, int half, int file) {
        int at = half * 48 + file;
        int first = (4 * half - 1) * 8 + file;
        float[] a = half == 0 ? outside : squares[first];
        float[] f = half == 0 ? squares[first + 40] : outside;
        six(a, squares[first + 8], squares[first + 16], squares[first + 24], squares[first + 32], f, columns, at, 8);
    }

    private void takeRank(int rank, int first, int at) {
        float[] a = first < 0 ? outside : columns[rank + first];
        float[] f = first < 0 ? columns[rank + first + 5] : outside;
        int b = rank + first + 1;
        six(a, columns[b], columns[b + 1], columns[b + 2], columns[b + 3], f, points, at, tiles);
    }

    /** Six points of six squares in a line. */
    private void six(float[] a, float[] b, float[] c, float[] d, float[] e, float[] f, float[][] to, int at, int step) {
        Rows.atEnd(to[at], a, c, e, channels);
        Rows.weigh(to[at + step], -4, b, -4, c, 1, d, e, channels);
        Rows.weigh(to[at + 2 * step], 4, b, -4, c, -1, d, e, channels);
        Rows.weigh(to[at + 3 * step], -2, b, -1, c, 2, d, e, channels);
        Rows.weigh(to[at + 4 * step], 2, b, -1, c, -2, d, e, channels);
        Rows.atEnd(to[at + 5 * step], b, d, f, channels);
    }

    /** Makes squares of the products. */
    void give(float[][][] boards, int count) {
        for (int board = 0; board < count; board++) give(boards[board], board * TILES);
    }

    private void give(float[][] squares, int firstTile) {
        for (int tile = 0; tile < TILES; tile++) {
            for (int x = 0; x < 6; x++) four(products, x * tiles + firstTile + tile, 6 * tiles, lines, x, 6);
            int first = (tile / 2) * 32 + (tile % 2) * 4;
            for (int y = 0; y < 4; y++) four(lines, y * 6, 1, squares, first + 8 * y, 1);
        }
    }

    /** Four squares in a line of six points. */
    private static void four(float[][] points, int from, int step, float[][] to, int at, int stride) {
        float[] a = points[from];
        float[] b = points[from + step];
        float[] c = points[from + 2 * step];
        float[] d = points[from + 3 * step];
        float[] e = points[from + 4 * step];
        float[] f = points[from + 5 * step];
        Rows.addFive(to[at], a, b, c, d, e);
        Rows.addOdd(to[at + stride], b, c, 2, d, e);
        Rows.addEven(to[at + 2 * stride], b, c, 4, d, e);
        Rows.addOdd(to[at + 3 * stride], b, c, 8, d, e);
        Rows.add(to[at + 3 * stride], f);
    }
}

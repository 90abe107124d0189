package org.outwit.learn.network;

/** Everything that an evaluation of some boards at a time writes to, made once; for one thread. */
final class Workspace {

    /** By board. */
    final InputPlanes[] planes;

    final WinogradTiles tiles;

    /** By board and square: a row of channels. */
    final float[][][] tower;

    final float[][][] middle;
    final float[][][] made;
    final float[] means;
    final float[] factors;
    final float[] shifts;
    private final float[][] few;

    Workspace(int channels, int[] widths, int boards) {
        planes = new InputPlanes[boards];
        for (int board = 0; board < boards; board++) planes[board] = new InputPlanes();
        tiles = new WinogradTiles(channels, boards);
        tower = new float[boards][64][channels];
        middle = new float[boards][64][channels];
        made = new float[boards][64][channels];
        means = new float[channels];
        factors = new float[channels];
        shifts = new float[channels];
        int most = 0;
        for (int width : widths) most = Math.max(most, width);
        few = new float[most + 1][];
        for (int width : widths) if (few[width] == null) few[width] = new float[width];
    }

    int boards() {
        return planes.length;
    }

    /** A row of one of the widths that were announced. */
    float[] few(int width) {
        return few[width];
    }
}

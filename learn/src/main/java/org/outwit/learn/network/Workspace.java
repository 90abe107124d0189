package org.outwit.learn.network;

/** Everything that an evaluation writes to, made once; for one thread. */
final class Workspace {

    final InputPlanes planes = new InputPlanes();
    final WinogradTiles tiles;
    final float[][] tower;
    final float[][] middle;
    final float[][] made;
    final float[] means;
    final float[] factors;
    final float[] shifts;
    private final float[][] few;

    Workspace(int channels, int[] widths) {
        tiles = new WinogradTiles(channels);
        tower = new float[64][channels];
        middle = new float[64][channels];
        made = new float[64][channels];
        means = new float[channels];
        factors = new float[channels];
        shifts = new float[channels];
        int most = 0;
        for (int width : widths) most = Math.max(most, width);
        few = new float[most + 1][];
        for (int width : widths) if (few[width] == null) few[width] = new float[width];
    }

    /** A row of one of the widths that were announced. */
    float[] few(int width) {
        return few[width];
    }
}

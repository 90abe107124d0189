package org.outwit.learn.network;

/** The older head: each square alone becomes a few numbers, rectified, and every move weighs all of them. */
final class DenseHead implements PolicyHead {

    private final float[][] planes;
    private final float[] planeBiases;
    private final float[][] moves;
    private final float[] moveBiases;

    DenseHead(FoldedLayer planes, FoldedLayer moves) {
        this.planes = SqueezeExcitation.rows(planes);
        this.planeBiases = planes.biases();
        this.moves = SqueezeExcitation.rows(moves);
        this.moveBiases = moves.biases();
    }

    /** How many numbers it has between its layers. */
    int width() {
        return planes.length * 64;
    }

    @Override
    public void prepare(Workspace room, int boards) {}

    @Override
    public void logits(Workspace room, int board, int[] indices, int count, double[] into) {
        float[] few = room.few(width());
        for (int p = 0; p < planes.length; p++) {
            for (int s = 0; s < 64; s++) {
                few[p * 64 + s] = Math.max(0, Rows.dot(planes[p], room.tower[board][s]) + planeBiases[p]);
            }
        }
        for (int m = 0; m < count; m++) into[m] = Rows.dot(moves[indices[m]], few) + moveBiases[indices[m]];
    }
}

package org.outwit.learn.network;

/**
 * Lets a block see the whole board: from the means of all channels it finds by what each channel is multiplied and what is added to it,
 * after Hu, Shen and Sun, <i>Squeeze-and-Excitation Networks</i> (2018).
 */
final class SqueezeExcitation {

    private final float[][] squeeze;
    private final float[] squeezeBiases;
    private final float[][] excite;
    private final float[] exciteBiases;

    /** Both layers are dense: from channels to fewer, and from these to factors and shifts. */
    SqueezeExcitation(FoldedLayer first, FoldedLayer second) {
        squeezeBiases = first.biases();
        exciteBiases = second.biases();
        squeeze = rows(first);
        excite = rows(second);
    }

    /** The weights of each output of a dense layer. */
    static float[][] rows(FoldedLayer layer) {
        float[][] rows = new float[layer.biases().length][layer.weights().length / layer.biases().length];
        for (int o = 0; o < rows.length; o++) {
            System.arraycopy(layer.weights(), o * rows[o].length, rows[o], 0, rows[o].length);
        }
        return rows;
    }

    /** How many numbers it has between its layers. */
    int width() {
        return squeeze.length;
    }

    /** Changes what a block makes of its input and adds it to that, rectified. */
    void apply(float[][] made, Workspace room, float[][] input) {
        float[] means = room.means;
        System.arraycopy(made[0], 0, means, 0, means.length);
        for (int s = 1; s < made.length; s++) Rows.add(means, made[s]);
        for (int c = 0; c < means.length; c++) means[c] /= made.length;
        float[] few = room.few(squeeze.length);
        for (int k = 0; k < squeeze.length; k++) few[k] = Math.max(0, Rows.dot(squeeze[k], means) + squeezeBiases[k]);
        for (int c = 0; c < means.length; c++) {
            double gate = Rows.dot(excite[c], few) + exciteBiases[c];
            room.factors[c] = (float) (1 / (1 + StrictMath.exp(-gate)));
            int shift = means.length + c;
            room.shifts[c] = Rows.dot(excite[shift], few) + exciteBiases[shift];
        }
        for (int s = 0; s < made.length; s++) Rows.excite(input[s], room.factors, made[s], room.shifts);
    }
}

package org.outwit.learn.network;

/**
 * Two convolutions whose result is added to their input.
 *
 * @param excitation null where the network has none
 */
record ResidualBlock(Convolution first, Convolution second, SqueezeExcitation excitation) {

    void apply(Workspace room, int count) {
        first.apply(room.tower, count, room.tiles, room.middle);
        for (int board = 0; board < count; board++) {
            for (float[] square : room.middle[board]) Rows.addAndRectify(square, first.biases());
        }
        second.apply(room.middle, count, room.tiles, room.made);
        for (int board = 0; board < count; board++) {
            float[][] made = room.made[board];
            for (float[] square : made) Rows.add(square, second.biases());
            if (excitation != null) {
                excitation.apply(made, room, room.tower[board]);
            } else {
                for (int s = 0; s < made.length; s++) Rows.addAndRectify(room.tower[board][s], made[s]);
            }
        }
    }
}

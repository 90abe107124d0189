package org.outwit.learn.network;

/**
 * Two convolutions whose result is added to their input.
 *
 * @param excitation null where the network has none
 */
record ResidualBlock(Convolution first, Convolution second, SqueezeExcitation excitation) {

    void apply(Workspace room) {
        first.apply(room.tower, room.tiles, room.middle);
        for (float[] square : room.middle) Rows.addAndRectify(square, first.biases());
        second.apply(room.middle, room.tiles, room.made);
        for (float[] square : room.made) Rows.add(square, second.biases());
        if (excitation != null) {
            excitation.apply(room.made, room, room.tower);
        } else {
            for (int s = 0; s < room.made.length; s++) Rows.addAndRectify(room.tower[s], room.made[s]);
        }
    }
}

package org.outwit.learn.network;

/**
 * A convolution, rectified, and a second one to a plane for each kind of move, where a move is the square that it comes from. The second
 * one is done only for those pairs of plane and square that are legal moves: 30 or so of 5,120.
 */
final class ConvolutionalHead implements PolicyHead {

    private final Convolution first;

    /** By plane and place of the kernel: a row of inputs. */
    private final float[][][] kernels;

    private final float[] biases;

    ConvolutionalHead(Convolution first, FoldedLayer second, int inputs) {
        this.first = first;
        biases = second.biases();
        kernels = new float[biases.length][9][inputs];
        for (int plane = 0; plane < biases.length; plane++) {
            for (int i = 0; i < inputs; i++) {
                for (int place = 0; place < 9; place++) {
                    kernels[plane][place][i] = second.weights()[(plane * inputs + i) * 9 + place];
                }
            }
        }
    }

    @Override
    public void prepare(Workspace room, int boards) {
        first.apply(room.tower, boards, room.tiles, room.made);
        for (int board = 0; board < boards; board++) {
            for (float[] square : room.made[board]) Rows.addAndRectify(square, first.biases());
        }
    }

    @Override
    public void logits(Workspace room, int board, int[] indices, int count, double[] into) {
        for (int m = 0; m < count; m++) {
            int plane = PolicyMap.plane(indices[m]);
            into[m] = at(kernels[plane], PolicyMap.from(indices[m]), room.made[board]) + biases[plane];
        }
    }

    private static float at(float[][] kernel, int square, float[][] squares) {
        int file = square & 7;
        int rank = square >> 3;
        float sum = 0;
        for (int r = Math.max(0, rank - 1); r <= Math.min(7, rank + 1); r++) {
            for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++) {
                sum += Rows.dot(kernel[3 * (r - rank + 1) + f - file + 1], squares[r << 3 | f]);
            }
        }
        return sum;
    }
}

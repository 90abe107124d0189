package org.outwit.learn.network;

import org.outwit.learn.network.WrittenNetwork.Block;
import org.outwit.learn.network.WrittenNetwork.Convolved;
import org.outwit.learn.network.WrittenNetwork.Weights;

/** A network by its definition, in plain loops and doubles; boards are channel, rank, file. */
final class NaiveNetwork {

    private final WrittenNetwork network;

    NaiveNetwork(WrittenNetwork network) {
        this.network = network;
    }

    /** The logit of a move by squares and the piece that a pawn becomes, seen by the mover. */
    interface Logits {
        double of(int from, int to, char promotion, int index);
    }

    Logits logits(double[][][] planes) {
        double[][][] x = rectified(convolved(network.input, planes, 3));
        for (Block block : network.blocks) {
            double[][][] y = convolved(block.second(), rectified(convolved(block.first(), x, 3)), 3);
            x = rectified(sum(block.excitation() == null ? y : excited(block.excitation(), y), x));
        }
        if (network.firstPolicy == null) return dense(x);
        double[][][] head = convolved(network.policy, rectified(convolved(network.firstPolicy, x, 3)), 3);
        return (from, to, promotion, index) -> head[plane(from, to, promotion)][from / 8][from % 8];
    }

    private Logits dense(double[][][] x) {
        double[][][] few = rectified(convolved(network.policy, x, 1));
        return (from, to, promotion, index) -> {
            double sum = network.densePolicy[1].value(index);
            for (int i = 0; i < few.length * 64; i++) {
                sum += network.densePolicy[0].value(index * few.length * 64 + i) * few[i / 64][i % 64 / 8][i % 8];
            }
            return sum;
        };
    }

    /** As the published form tells: queen moves by direction and distance, knight moves, promotions but to a knight. */
    static int plane(int from, int to, char promotion) {
        int files = to % 8 - from % 8;
        int ranks = to / 8 - from / 8;
        if ("rbq".indexOf(promotion) >= 0) return 64 + 3 * (files + 1) + "rbq".indexOf(promotion);
        String jump = files + " " + ranks;
        String[] jumps = {"1 2", "2 1", "2 -1", "1 -2", "-1 -2", "-2 -1", "-2 1", "-1 2"};
        for (int i = 0; i < 8; i++) if (jumps[i].equals(jump)) return 56 + i;
        String direction = (ranks > 0 ? "N" : ranks < 0 ? "S" : "") + (files > 0 ? "E" : files < 0 ? "W" : "");
        String[] directions = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
        for (int i = 0; i < 8; i++) {
            if (directions[i].equals(direction)) return 7 * i + Math.max(Math.abs(files), Math.abs(ranks)) - 1;
        }
        throw new AssertionError(from + " " + to);
    }

    private static double[][][] convolved(Convolved layer, double[][][] x, int size) {
        Weights[] parts = layer.parts();
        int outputs = parts[0].steps().length / (x.length * size * size);
        double[][][] y = new double[outputs][8][8];
        for (int o = 0; o < outputs; o++) {
            for (int rank = 0; rank < 8; rank++) {
                for (int file = 0; file < 8; file++) {
                    double sum = 0;
                    for (int i = 0; i < x.length; i++) {
                        for (int place = 0; place < size * size; place++) {
                            int r = rank + place / size - size / 2;
                            int f = file + place % size - size / 2;
                            if (r < 0 || r > 7 || f < 0 || f > 7) continue;
                            sum += parts[0].value((o * x.length + i) * size * size + place) * x[i][r][f];
                        }
                    }
                    y[o][rank][file] = normalised(parts, o, sum);
                }
            }
        }
        return y;
    }

    private static double normalised(Weights[] parts, int o, double sum) {
        double biased = sum + (parts[1] == null ? 0 : parts[1].value(o));
        if (parts.length == 2) return biased;
        double normal = (biased - parts[2].value(o)) / Math.sqrt(parts[3].value(o) + 1e-5);
        return parts.length == 4 ? normal : normal * parts[4].value(o) + parts[5].value(o);
    }

    private static double[][][] excited(Weights[] unit, double[][][] y) {
        int channels = y.length;
        int width = unit[1].steps().length;
        double[] few = new double[width];
        for (int k = 0; k < width; k++) {
            few[k] = unit[1].value(k);
            for (int c = 0; c < channels; c++) {
                double mean = 0;
                for (int s = 0; s < 64; s++) mean += y[c][s / 8][s % 8] / 64;
                few[k] += unit[0].value(k * channels + c) * mean;
            }
            few[k] = Math.max(0, few[k]);
        }
        double[] out = new double[2 * channels];
        for (int o = 0; o < out.length; o++) {
            out[o] = unit[3].value(o);
            for (int k = 0; k < width; k++) out[o] += unit[2].value(o * width + k) * few[k];
        }
        double[][][] z = new double[channels][8][8];
        for (int c = 0; c < channels; c++) {
            for (int s = 0; s < 64; s++) {
                z[c][s / 8][s % 8] = y[c][s / 8][s % 8] / (1 + Math.exp(-out[c])) + out[channels + c];
            }
        }
        return z;
    }

    private static double[][][] sum(double[][][] a, double[][][] b) {
        double[][][] sum = new double[a.length][8][8];
        for (int c = 0; c < a.length; c++) {
            for (int s = 0; s < 64; s++) sum[c][s / 8][s % 8] = a[c][s / 8][s % 8] + b[c][s / 8][s % 8];
        }
        return sum;
    }

    private static double[][][] rectified(double[][][] x) {
        double[][][] y = new double[x.length][8][8];
        for (int c = 0; c < x.length; c++) {
            for (int s = 0; s < 64; s++) y[c][s / 8][s % 8] = Math.max(0, x[c][s / 8][s % 8]);
        }
        return y;
    }
}

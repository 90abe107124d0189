package org.outwit.learn.selfplay;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What was gained up to a point of a training: a match of the weights there against those of the start, at equal nodes.
 *
 * @param trained how many games had been learned from
 * @param points a game, between 0 and 1
 * @param low lower end of the 95 % interval of points
 * @param high upper end of it
 */
public record LadderStep(int trained, int wins, int draws, int losses, double points, double low, double high) {

    void write(DataOutputStream to) throws IOException {
        for (int each : new int[] {trained, wins, draws, losses}) to.writeInt(each);
        for (double each : new double[] {points, low, high}) to.writeDouble(each);
    }

    static LadderStep read(DataInputStream from) throws IOException {
        return new LadderStep(
                from.readInt(),
                from.readInt(),
                from.readInt(),
                from.readInt(),
                from.readDouble(),
                from.readDouble(),
                from.readDouble());
    }
}

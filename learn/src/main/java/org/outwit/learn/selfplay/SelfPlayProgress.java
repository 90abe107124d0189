package org.outwit.learn.selfplay;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.progress.Resumable;

/** How far a training by self-play has come: all that is needed to go on as if it had not been stopped. */
public final class SelfPlayProgress implements Resumable {

    private static final int MOST_WEIGHTS = 1 << 24;

    private int games;
    private double[] start;
    private double[] weights;
    private double[] sum;
    private int summed;
    private final List<LadderStep> ladder = new ArrayList<>();

    void begin(double[] weights) {
        this.start = weights.clone();
        this.weights = weights.clone();
        this.sum = new double[weights.length];
    }

    void learned(int games, double[] weights, boolean counts) {
        this.games = games;
        this.weights = weights;
        if (!counts) return;
        summed++;
        for (int i = 0; i < weights.length; i++) sum[i] += weights[i];
    }

    /** How many games have been learned from. */
    public int games() {
        return games;
    }

    double[] start() {
        return start;
    }

    double[] weights() {
        return weights;
    }

    /** The average of late weights; before there are any, the weights as they are. */
    double[] average() {
        if (summed == 0) return weights.clone();
        double[] average = sum.clone();
        for (int i = 0; i < average.length; i++) average[i] /= summed;
        return average;
    }

    /** What was gained so far, as matches measured it; grows. */
    List<LadderStep> ladder() {
        return ladder;
    }

    @Override
    public void write(DataOutputStream to) throws IOException {
        to.writeInt(games);
        to.writeInt(summed);
        to.writeInt(weights == null ? 0 : weights.length);
        if (weights != null) {
            for (double[] row : List.of(start, weights, sum)) for (double each : row) to.writeDouble(each);
        }
        to.writeInt(ladder.size());
        for (LadderStep step : ladder) step.write(to);
    }

    @Override
    public void read(DataInputStream from) throws IOException {
        games = from.readInt();
        summed = from.readInt();
        int count = from.readInt();
        if (count < 0 || count > MOST_WEIGHTS) throw new IOException("it has " + count + " weights");
        if (count > 0) {
            start = row(count, from);
            weights = row(count, from);
            sum = row(count, from);
        }
        int steps = from.readInt();
        for (int i = 0; i < steps; i++) ladder.add(LadderStep.read(from));
    }

    private static double[] row(int count, DataInputStream from) throws IOException {
        double[] row = new double[count];
        for (int i = 0; i < count; i++) row[i] = from.readDouble();
        return row;
    }
}

package org.outwit.learn.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.PersonalNumbers;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.VoiceSection;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Trust;
import org.outwit.learn.progress.Resumable;

/**
 * How far a training has come: everything that took time to find. Everything else it needs, such as the book and the sample
 * of decisions, is made again from the games in seconds. Three things are done one after the other: what moves look like is learned from
 * most games, decisions of the others are looked at and layers fitted to them, and then those games teach looks, too.
 */
final class TrainingProgress implements Resumable {

    private static final int MOST_LAYERS = 64;
    private static final int MOST_NUMBERS = 1 << 16;

    private final PolicyTrainer<?> policy;
    private final List<int[][]> values = new ArrayList<>();
    private final List<double[][]> layers = new ArrayList<>();
    private final boolean hears;
    private FittedLayers fitted;
    private FittedVoice voice;

    TrainingProgress(PolicyTrainer<?> policy) {
        this(policy, false);
    }

    /** One that may keep how far networks are believed, if it hears any. */
    TrainingProgress(PolicyTrainer<?> policy, boolean hears) {
        this.policy = policy;
        this.hears = hears;
    }

    /** The trainer that has learned so far what moves look like. */
    PolicyTrainer<?> policy() {
        return policy;
    }

    /** What searches have found about the first decisions of the sample; grows. */
    List<int[][]> values() {
        return values;
    }

    /** The layers that are fitted so far; grows. */
    List<double[][]> layers() {
        return layers;
    }

    /** Null until all layers are fitted. */
    FittedLayers fitted() {
        return fitted;
    }

    /** How far networks are believed; empty where none was asked, or not yet. */
    Optional<FittedVoice> voice() {
        return Optional.ofNullable(voice);
    }

    void voice(FittedVoice found) {
        voice = found;
    }

    /** Now nobody needs to know what it was fitted to. */
    void fitted(FittedLayers found) {
        fitted = found;
        values.clear();
        layers.clear();
    }

    @Override
    public void write(DataOutputStream to) throws IOException {
        policy.write(to);
        to.writeInt(values.size());
        for (int[][] each : values) {
            to.writeInt(each.length);
            for (int[] row : each) {
                to.writeInt(row.length);
                for (int value : row) to.writeInt(value);
            }
        }
        write(fitted == null ? layers : fitted.layers(), to);
        if (hears) writeVoice(to);
        to.writeBoolean(fitted != null);
        if (fitted == null) return;
        PersonalNumbers.write(fitted.trust(), to);
        PersonalNumbers.write(fitted.personal(), to);
        PersonalNumbers.write(fitted.tilt(), to);
        write(List.of(fitted.looks(), fitted.layer(), fitted.all()), to);
    }

    private void writeVoice(DataOutputStream to) throws IOException {
        to.writeBoolean(voice != null);
        if (voice == null) return;
        VoiceSection.write(voice.weights(), to);
        write(List.of(voice.alone(), voice.people(), voice.both()), to);
    }

    private static void write(Iterable<PredictionScore> scores, DataOutputStream to) throws IOException {
        for (PredictionScore score : scores) {
            to.writeLong(score.decisions());
            to.writeDouble(score.agreement());
            to.writeDouble(score.logLoss());
        }
    }

    private static void write(List<double[][]> layers, DataOutputStream to) throws IOException {
        to.writeInt(layers.size());
        for (double[][] layer : layers) {
            to.writeInt(layer.length);
            for (double[] row : layer) {
                to.writeInt(row.length);
                for (double weight : row) to.writeDouble(weight);
            }
        }
    }

    @Override
    public void read(DataInputStream from) throws IOException {
        policy.read(from);
        int decisions = size(from, Integer.MAX_VALUE);
        for (int d = 0; d < decisions; d++) {
            int[][] rows = new int[size(from, MOST_LAYERS)][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = new int[size(from, MOST_NUMBERS)];
                for (int k = 0; k < rows[i].length; k++) rows[i][k] = from.readInt();
            }
            values.add(rows);
        }
        int depths = size(from, MOST_LAYERS);
        for (int i = 0; i < depths; i++) layers.add(layer(from));
        if (hears && from.readBoolean()) {
            VoiceWeights weights = VoiceSection.read(from, layers.get(0).length);
            voice = new FittedVoice(weights, score(from), score(from), score(from));
        }
        if (!from.readBoolean()) return;
        Trust trust = PersonalNumbers.trust(from);
        PersonalPlan personal = PersonalNumbers.plan(from);
        ErrorTilt tilt = PersonalNumbers.tilt(from);
        fitted(new FittedLayers(List.copyOf(layers), trust, personal, tilt, score(from), score(from), score(from)));
    }

    private static double[][] layer(DataInputStream from) throws IOException {
        double[][] layer = new double[size(from, Byte.MAX_VALUE)][];
        for (int p = 0; p < layer.length; p++) {
            layer[p] = new double[size(from, MOST_NUMBERS)];
            for (int c = 0; c < layer[p].length; c++) layer[p][c] = from.readDouble();
        }
        return layer;
    }

    private static PredictionScore score(DataInputStream from) throws IOException {
        return new PredictionScore(from.readLong(), from.readDouble(), from.readDouble());
    }

    private static int size(DataInputStream from, int most) throws IOException {
        int size = from.readInt();
        if (size < 0 || size > most) throw new IOException("it has a row of " + size);
        return size;
    }
}

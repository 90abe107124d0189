package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.network.NetworkMark;

/** How far networks are believed, as files of people and of progress keep it. */
public final class VoiceSection {

    private static final int MOST = 1000;

    private VoiceSection() {}

    public static void write(VoiceWeights weights, DataOutputStream to) throws IOException {
        to.writeShort(weights.networks().size());
        for (NetworkMark each : weights.networks()) {
            to.writeUTF(each.name());
            to.writeUTF(each.fingerprint());
        }
        to.writeByte(weights.rows().length);
        for (double[] row : weights.rows()) {
            to.writeDouble(row[VoiceWeights.PEOPLE]);
            to.writeDouble(row[VoiceWeights.NETWORK]);
        }
    }

    public static VoiceWeights read(DataInputStream from, int phases) throws IOException {
        int count = from.readUnsignedShort();
        if (count < 1 || count > MOST) throw new IOException("it has " + count + " networks");
        List<NetworkMark> networks = new ArrayList<>();
        for (int i = 0; i < count; i++) networks.add(new NetworkMark(from.readUTF(), from.readUTF()));
        double[][] rows = new double[from.readUnsignedByte()][2];
        if (rows.length != 1 && rows.length != phases)
            throw new IOException("it has " + rows.length + " rows of weights");
        for (double[] row : rows) {
            row[VoiceWeights.PEOPLE] = from.readDouble();
            row[VoiceWeights.NETWORK] = from.readDouble();
        }
        return new VoiceWeights(networks, rows);
    }
}

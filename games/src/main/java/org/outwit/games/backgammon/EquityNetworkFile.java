package org.outwit.games.backgammon;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The weights of a network in a file: how many hidden units there are, and every weight in two bytes, in steps of 1 / 1024. */
final class EquityNetworkFile {

    private static final int SIGNATURE = 0x6f77626e; // "owbn"
    private static final int VERSION = 2;

    /** Its networks see the board alone. */
    private static final int BOARD_ALONE = 1;

    private static final int MOST_HIDDEN = 1024;

    private EquityNetworkFile() {}

    static void write(EquityNetwork[] networks, OutputStream file) throws IOException {
        DataOutputStream out = new DataOutputStream(file);
        out.writeInt(SIGNATURE);
        out.writeInt(VERSION);
        for (EquityNetwork network : networks) {
            out.writeInt(network.hidden());
            for (short step : steps(network)) out.writeShort(step);
        }
        out.flush();
    }

    /** Weights in whole steps; those beyond 32 are cut off there. */
    static short[] steps(EquityNetwork network) {
        double[] weights = network.weights();
        short[] steps = new short[weights.length];
        for (int i = 0; i < steps.length; i++) {
            long step = Math.round(weights[i] * NetworkRows.STEPS);
            steps[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, step));
        }
        return steps;
    }

    static EquityNetwork[] read(InputStream file, int count) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(file));
        EquityNetwork[] networks = new EquityNetwork[count];
        try {
            if (in.readInt() != SIGNATURE) throw new IOException("This is not a file of backgammon networks.");
            int version = in.readInt();
            if (version < BOARD_ALONE || version > VERSION) {
                throw new IOException("These networks have version " + version + "; expected " + BOARD_ALONE + " to "
                        + VERSION + ".");
            }
            int inputs =
                    version == BOARD_ALONE ? NetworkInputs.BOARD_PLACES * NetworkInputs.UNITS : NetworkInputs.COUNT;
            for (int i = 0; i < count; i++) networks[i] = network(in, i + 1, inputs);
        } catch (EOFException e) {
            throw new IOException("The file of networks ends too early.", e);
        }
        if (in.read() >= 0) throw new IOException("The file of networks goes on behind its " + count + " networks.");
        return networks;
    }

    private static EquityNetwork network(DataInputStream in, int number, int inputs) throws IOException {
        int hidden = in.readInt();
        if (hidden < 1 || hidden > MOST_HIDDEN) {
            throw new IOException(
                    "Network " + number + " has " + hidden + " hidden units; expected 1 to " + MOST_HIDDEN + ".");
        }
        double[] weights = new double[EquityNetwork.size(hidden)];
        int unread = inputs * hidden; // of inputs that came later, which weigh nothing
        int behind = NetworkInputs.COUNT * hidden;
        for (int i = 0; i < weights.length; i++) {
            if (i < unread || i >= behind) weights[i] = in.readShort() / (double) NetworkRows.STEPS;
        }
        return new EquityNetwork(hidden, weights);
    }
}

package org.outwit.learn.people;

import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.NetworkMark;

/**
 * How far a network is believed beside people: a move that people play with probability p by what it looks like and what it is worth,
 * and the network with q, is expected in proportion to {@code p^people * q^network}.
 *
 * @param networks with which the weights were found; none where nobody has found any
 * @param rows for each phase of the game, or one for all phases, the two weights: {@link #PEOPLE} and {@link #NETWORK}
 */
public record VoiceWeights(List<NetworkMark> networks, double[][] rows) {

    /** The place of people's weight in a row. */
    public static final int PEOPLE = 0;

    /** The place of the network's. */
    public static final int NETWORK = 1;

    /**
     * The weights where nothing was fitted: both alike. Such a mean is never worse, in log-loss, than the mean of both losses, whichever of the
     * two is right.
     */
    public static final VoiceWeights USUAL = new VoiceWeights(List.of(), new double[][] {{0.5, 0.5}});

    private static final double MOST = 4;

    public VoiceWeights {
        networks = List.copyOf(networks);
        if (rows.length == 0) throw new InputException("A network needs weights for at least one phase.");
        for (double[] row : rows) {
            if (row.length != 2) {
                throw new InputException(
                        "Beside a network there are two weights in each phase, people's and its own; found "
                                + row.length + ".");
            }
            for (double weight : row) {
                if (!(Math.abs(weight) <= MOST)) {
                    throw new InputException("The weight of a network or of people beside it (" + weight
                            + ") must be from " + -MOST + " to " + MOST + ".");
                }
            }
        }
    }

    /** With numbers that are limited to what can be right. */
    public static VoiceWeights limited(List<NetworkMark> networks, double[][] rows) {
        double[][] limited = new double[rows.length][];
        for (int p = 0; p < rows.length; p++) {
            limited[p] = rows[p].clone();
            for (int c = 0; c < limited[p].length; c++) limited[p][c] = Math.max(-MOST, Math.min(MOST, limited[p][c]));
        }
        return new VoiceWeights(networks, limited);
    }

    /** The two weights in a phase. */
    public double[] row(int phase) {
        return rows.length == 1 ? rows[0] : rows[phase];
    }

    /** Whether they were found with this network. */
    public boolean areOf(NetworkMark network) {
        return networks.stream().anyMatch(each -> each.fingerprint().equals(network.fingerprint()));
    }
}

package org.outwit.games.backgammon;

import java.util.Arrays;

/**
 * Room in which a network judges a position, and what it has summed up there last. Positions that are judged one after the other mostly
 * differ by a few checkers, and then only these are added and taken away.
 *
 * <p>Belongs to one position, as that does to one search.
 */
final class HiddenSums {

    /** For each player who may roll next, what was summed up last: by which network, of which board. */
    private final NetworkRows[] networks = new NetworkRows[2];

    private final int[][] seen = new int[2][NetworkInputs.ALL_PLACES];
    private final float[][] sums = new float[2][];

    private final int[] counts = new int[NetworkInputs.ALL_PLACES];
    private float[] answers = {};
    private final float[] outputs = new float[EquityNetwork.OUTPUTS];

    /** The probabilities for the player who rolls next; the array is overwritten by the next question. */
    float[] outputs(NetworkRows network, Board board, int roller, boolean contact) {
        if (networks[roller] != network) begin(network, roller);
        if (network.seesMore()) NetworkInputs.numbers(board, roller, contact, counts);
        else NetworkInputs.board(board, roller, counts);
        int[] last = seen[roller];
        float[] sum = sums[roller];
        for (int place = next(last, 0); place >= 0; place = next(last, place + 1)) {
            network.change(place, last[place], counts[place], sum);
            last[place] = counts[place];
        }
        network.answers(sum, answers);
        network.outputs(answers, outputs);
        return outputs;
    }

    /** The same where both players bear off, which needs no network. */
    float[] bearOff(Board board, int roller) {
        BearOff.predict(board, roller, outputs);
        return outputs;
    }

    private int next(int[] last, int from) {
        int found = Arrays.mismatch(last, from, last.length, counts, from, counts.length);
        return found < 0 ? found : from + found;
    }

    private void begin(NetworkRows network, int roller) {
        networks[roller] = network;
        if (sums[roller] == null || sums[roller].length < network.hidden()) sums[roller] = new float[network.hidden()];
        if (answers.length < network.hidden()) answers = new float[network.hidden()];
        network.clear(sums[roller]);
        Arrays.fill(seen[roller], 0);
    }
}

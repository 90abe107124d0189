package org.outwit.learn.network;

import java.util.Arrays;
import org.outwit.games.chess.ChessPosition;

/** Finds probabilities of moves by a {@link Network}. What it works with is made once and used again; for one thread. */
public final class NetworkEvaluator {

    private final Network network;
    private final Workspace room;
    private int[] indices = new int[256];

    NetworkEvaluator(Network network, int boards) {
        this.network = network;
        this.room = network.workspace(boards);
    }

    /** How many positions can be asked about at a time. */
    public int boards() {
        return room.boards();
    }

    /** Writes the natural logarithms of the probabilities of legal moves; the position, which knows those before it, is left as it was. */
    public void logProbabilities(ChessPosition position, int[] moves, int count, double[] into) {
        look(0, position);
        run(1);
        give(0, position.mover(), moves, count, into);
    }

    /** The same as if nobody knew how the position came about: what a position in itself is worth to the network. */
    public void logProbabilitiesWithoutHistory(ChessPosition position, int[] moves, int count, double[] into) {
        room.planes[0].lookWithoutHistory(position);
        run(1);
        give(0, position.mover(), moves, count, into);
    }

    /** Takes in a position with a number from 0 to {@link #boards} - 1; it may change afterwards. */
    public void look(int board, ChessPosition position) {
        room.planes[board].look(position);
    }

    /** Evaluates the first {@code boards} positions that were taken in. */
    public void run(int boards) {
        network.run(room, boards);
    }

    /** Writes the logarithms for legal moves of one of these positions, in which this side is to move. */
    public void give(int board, int mover, int[] moves, int count, double[] into) {
        if (indices.length < count) indices = new int[count];
        for (int i = 0; i < count; i++) indices[i] = PolicyMap.index(moves[i], mover);
        network.logits(room, board, indices, count, into);
        normalise(into, count);
    }

    /** Writes the probabilities of legal moves. */
    public void probabilities(ChessPosition position, int[] moves, int count, double[] into) {
        logProbabilities(position, moves, count, into);
        for (int i = 0; i < count; i++) into[i] = StrictMath.exp(into[i]);
    }

    /**
     * From logits to logarithms of probabilities. Weights that nobody trained can be so large that logits are no numbers any more; then
     * nothing is known, and all moves are equally likely.
     */
    private static void normalise(double[] row, int count) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) most = Math.max(most, row[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += StrictMath.exp(row[i] - most);
        double log = most + StrictMath.log(sum);
        for (int i = 0; i < count; i++) {
            if (!Double.isFinite(row[i] - log)) {
                Arrays.fill(row, 0, count, -StrictMath.log(count));
                return;
            }
        }
        for (int i = 0; i < count; i++) row[i] -= log;
    }
}

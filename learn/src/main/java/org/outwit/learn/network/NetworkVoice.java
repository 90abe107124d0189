package org.outwit.learn.network;

import org.outwit.core.model.MovePredictor;
import org.outwit.games.chess.ChessPosition;

/**
 * What a network says somebody will play: a voice beside others, which weigh it by its {@link #logProbabilities}. It goes by the positions
 * that a position remembers, unless it is told not to; for one thread.
 */
public final class NetworkVoice implements MovePredictor<ChessPosition> {

    private final Network network;
    private final NetworkEvaluator evaluator;
    private final boolean remembers;
    private int[] moves = new int[0];

    private NetworkVoice(Network network, boolean remembers) {
        this.network = network;
        this.evaluator = network.evaluator();
        this.remembers = remembers;
    }

    public static NetworkVoice of(Network network) {
        return new NetworkVoice(network, true);
    }

    /** One that sees every position as if nobody knew how it came about, as searches and books of positions do. */
    public NetworkVoice withoutHistory() {
        return new NetworkVoice(network, false);
    }

    /** A copy for another thread; the network is shared. */
    public NetworkVoice forAnotherThread() {
        return new NetworkVoice(network, remembers);
    }

    /**
     * Writes the natural logarithm of the probability of each legal move, in the order of the game, and returns how many there are. They are
     * finite however unlikely a move is.
     */
    public int logProbabilities(ChessPosition position, double[] into) {
        if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        if (remembers) evaluator.logProbabilities(position, moves, count, into);
        else evaluator.logProbabilitiesWithoutHistory(position, moves, count, into);
        return count;
    }

    @Override
    public int predict(ChessPosition position, double[] into) {
        int count = logProbabilities(position, into);
        for (int i = 0; i < count; i++) into[i] = StrictMath.exp(into[i]);
        return count;
    }
}

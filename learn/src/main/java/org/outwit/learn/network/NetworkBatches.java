package org.outwit.learn.network;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.ChessPosition;

/** Asks a network about many positions, some of them at a time, on all threads. */
public final class NetworkBatches {

    /** How many positions share one fetch of the weights of a layer; 16 instead of 8 gained 1 %. */
    private static final int BOARDS = 8;

    /** How many batches are done between two reports of progress. */
    private static final int ROUND = 64;

    private NetworkBatches() {}

    /** For each position the natural logarithms of the probabilities of its legal moves; positions are of chess and left as they were. */
    public static List<float[]> logProbabilities(
            Network network, List<? extends Position> positions, Parallel parallel, ProgressMonitor monitor) {
        List<List<? extends Position>> batches = new ArrayList<>();
        for (int first = 0; first < positions.size(); first += BOARDS) {
            batches.add(positions.subList(first, Math.min(positions.size(), first + BOARDS)));
        }
        List<float[]> all = new ArrayList<>();
        for (int first = 0; first < batches.size(); first += ROUND) {
            List<List<? extends Position>> round = batches.subList(first, Math.min(batches.size(), first + ROUND));
            parallel.map(round, monitor, () -> network.evaluator(BOARDS), NetworkBatches::heard)
                    .forEach(all::addAll);
            monitor.progress("asking the network", all.size(), positions.size());
        }
        return all;
    }

    private static List<float[]> heard(NetworkEvaluator evaluator, List<? extends Position> batch) {
        List<ChessPosition> positions = new ArrayList<>();
        for (Position each : batch) positions.add((ChessPosition) Position.copyOf(each));
        for (int board = 0; board < positions.size(); board++) evaluator.look(board, positions.get(board));
        evaluator.run(positions.size());
        List<float[]> rows = new ArrayList<>();
        for (int board = 0; board < positions.size(); board++) {
            ChessPosition position = positions.get(board);
            int[] moves = new int[position.mostMoves()];
            double[] found = new double[position.moves(moves, 0)];
            evaluator.give(board, position.mover(), moves, found.length, found);
            float[] row = new float[found.length];
            for (int i = 0; i < row.length; i++) row[i] = (float) found[i];
            rows.add(row);
        }
        return rows;
    }
}

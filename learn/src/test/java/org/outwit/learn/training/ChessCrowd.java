package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkVoice;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;

/** Made-up chess players, who play as people do at first sight, raised to a power, times what a network expects, raised to another. */
final class ChessCrowd {

    static final Chess CHESS = new Chess();

    private static final int PLIES = 50;

    /** The shipped people, had they never looked ahead, which is a thousand times as fast. */
    static final PopulationModel AT_FIRST_SIGHT = atFirstSight();

    private ChessCrowd() {}

    private static PopulationModel atFirstSight() {
        PopulationModel shipped = Populations.SHIPPED.of(CHESS).orElseThrow();
        int phases = shipped.plan().depths().length;
        LookaheadPlan plan = new LookaheadPlan(
                new int[phases], shipped.plan().distance(), shipped.plan().size());
        return new PopulationModel(
                shipped.game(),
                shipped.about(),
                shipped.looks(),
                plan,
                shipped.layers().subList(0, 1),
                shipped.strengths(),
                shipped.pools(),
                shipped.book(),
                shipped.trust(),
                shipped.personal(),
                shipped.tilt());
    }

    /** The decisions of so many games, of both sides. */
    static List<Example<ChessPosition>> decisions(int games, long seed, double people, double network, Network heard) {
        List<Example<ChessPosition>> decisions = new ArrayList<>();
        for (int game = 0; game < games; game++) play(game, seed, people, network, heard, decisions);
        return decisions;
    }

    private static void play(
            int game, long seed, double people, double network, Network heard, List<Example<ChessPosition>> into) {
        Random random = new Random((seed * 1000 + game) * SplitMix64.GOLDEN_GAMMA);
        PopulationPredictor<ChessPosition> usual = PopulationPredictor.of(CHESS, AT_FIRST_SIGHT, Double.NaN);
        NetworkVoice voice = NetworkVoice.of(heard);
        ChessPosition position = CHESS.start();
        int[] moves = new int[position.mostMoves()];
        double[] log = new double[moves.length];
        for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
            int count = position.moves(moves, 0);
            double[] row = usual.probabilities(position);
            voice.logProbabilities(position, log);
            double sum = 0;
            for (int i = 0; i < count; i++) {
                sum += row[i] = Math.pow(row[i], people) * Math.exp(network * log[i]);
            }
            int move = moves[drawn(row, count, sum * random.nextDouble())];
            if (count > 1) into.add(new Example<>(position.copy(), move, game, ply));
            position.make(move);
        }
    }

    private static int drawn(double[] row, int count, double at) {
        double left = at;
        for (int i = 0; i < count - 1; i++) {
            left -= row[i];
            if (left < 0) return i;
        }
        return count - 1;
    }

    /** The games of such people as an archive has them. */
    static List<ArchivedGame<ChessPosition>> archive(List<Example<ChessPosition>> decisions) {
        List<ArchivedGame<ChessPosition>> games = new ArrayList<>();
        for (int at = 0; at < decisions.size(); ) {
            int game = decisions.get(at).game();
            ChessPosition end = null;
            for (; at < decisions.size() && decisions.get(at).game() == game; at++) {
                end = decisions.get(at).position().copy();
                end.make(decisions.get(at).move());
            }
            int plies = 0;
            while (end.made(plies) >= 0) plies++;
            int[] moves = new int[plies];
            for (int i = 0; i < plies; i++) moves[plies - 1 - i] = end.made(i);
            double rating = 1400 + 200 * (game % 5);
            games.add(new ArchivedGame<>(
                    CHESS.start(), 0, moves, new String[] {"", ""}, new double[] {rating, rating}, 2000));
        }
        return games;
    }
}

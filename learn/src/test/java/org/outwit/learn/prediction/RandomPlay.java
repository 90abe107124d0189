package org.outwit.learn.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/** Positions and decisions to test with. */
public final class RandomPlay {

    private RandomPlay() {}

    /** Positions with at least two moves, met by random play from the start. */
    public static <P extends Position> List<P> positions(Game<P> game, long seed, int games, int plies) {
        Random random = new Random(seed);
        List<P> positions = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            P position = game.start();
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                if (count > 1) positions.add(Position.copyOf(position));
                position.make(moves[random.nextInt(count)]);
            }
        }
        return positions;
    }

    /** What a player with this ranking decides there. */
    static <P extends Position> List<Example<P>> decisions(Ranking<P> who, List<P> positions, long seed) {
        Random random = new Random(seed);
        List<Example<P>> decisions = new ArrayList<>();
        for (P position : positions) {
            double[] probabilities = who.probabilities(position);
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            double left = random.nextDouble();
            int chosen = 0;
            while (chosen < probabilities.length - 1 && (left -= probabilities[chosen]) > 0) chosen++;
            decisions.add(new Example<>(position, moves[chosen]));
        }
        return decisions;
    }
}

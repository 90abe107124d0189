package org.outwit.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * Self-play for TD(&lambda;) in games with dice, as TD-Gammon did: both sides make the move whose result they value most, without further
 * search, and what is predicted at a turn is that result, the dice of the other side not thrown yet. Dice vary the games, so most begin
 * at the start. One in {@value #RANDOM_ONE_IN} begins with random moves, and brings about what good play avoids.
 */
final class DiceSelfPlay<P extends Position> implements SelfPlay<P> {

    private static final int RANDOM_ONE_IN = 4;

    private final Game<P> game;
    private final int openingPlies;
    private final int mostPlies;

    DiceSelfPlay(Game<P> game, int openingPlies, int mostPlies) {
        this.game = game;
        this.openingPlies = openingPlies;
        this.mostPlies = mostPlies;
    }

    @Override
    public PredictedGame<P> play(Evaluator<P> evaluator, long seed, int player) {
        Random random = new Random(seed);
        boolean isOdd = random.nextInt(RANDOM_ONE_IN) == 0;
        P position = isOdd ? RandomOpening.of(game, openingPlies, random) : game.start();
        List<P> results = new ArrayList<>();
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            if (position.mover() == Position.CHANCE) {
                RandomOpening.makeRandomMove(position, random);
            } else {
                position.make(best(position, evaluator));
                if (!position.isOver()) results.add(Position.copyOf(position));
            }
        }
        return new PredictedGame<>(results, position, player);
    }

    private static <P extends Position> int best(P position, Evaluator<P> evaluator) {
        int mover = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int best = moves[0];
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = evaluator.value(position, mover);
            position.undo();
            if (value <= most) continue;
            most = value;
            best = moves[i];
        }
        return best;
    }
}

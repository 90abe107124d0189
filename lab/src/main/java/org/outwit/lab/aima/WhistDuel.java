package org.outwit.lab.aima;

import java.util.SplittableRandom;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.HiddenListings;
import org.outwit.core.game.Position;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.search.Limits;
import org.outwit.games.whist.WhistPosition;
import org.outwit.lab.experiment.Outcome;

/** Two searches for hidden cards play a whole deal of whist for two, and again with the seats exchanged. */
final class WhistDuel {

    /** Who leads to a trick and wins it moves again after so many plies. */
    private static final int TO_NEXT_MOVE = 3;

    private final Algorithm player;
    private final Algorithm opponent;
    private final long nodes;
    private double tricks;
    private int moves;
    private int farEnough;

    WhistDuel(Algorithm player, Algorithm opponent, long nodes) {
        this.player = player;
        this.opponent = opponent;
        this.nodes = nodes;
    }

    /**
     * How many tricks more than the opponent the player wins in a game, on average over the two, and in what part of their moves the player
     * looks three plies ahead or to the end.
     */
    Outcome play(long seed) {
        play(seed, 0);
        play(seed, 1);
        return Outcome.of("tricks", tricks / 2, "three plies", (double) farEnough / moves);
    }

    private void play(long seed, int seat) {
        WhistPosition position = CardEnding.GAME.start();
        SplittableRandom random = new SplittableRandom(seed);
        HiddenSearch<WhistPosition> own = search(player, seed);
        HiddenSearch<WhistPosition> others = search(opponent, seed);
        while (!position.isOver()) {
            int mover = position.mover();
            if (mover == Position.CHANCE) {
                int[] cards = new int[position.mostMoves()];
                position.make(cards[random.nextInt(position.moves(cards, 0))]);
                continue;
            }
            HiddenResult result = (mover == seat ? own : others)
                    .search(
                            CardEnding.GAME.sight(position, mover),
                            CardEnding.GAME.worlds(position, mover),
                            Limits.NONE.withNodes(nodes));
            if (mover == seat) {
                moves++;
                if (result.complete() || result.depth() >= TO_NEXT_MOVE) farEnough++;
            }
            position.play(result.move());
        }
        tricks += (double) position.payoff(seat) / CardEnding.TRICK;
    }

    private static HiddenSearch<WhistPosition> search(Algorithm algorithm, long seed) {
        return HiddenListings.of(algorithm, CardEnding.GAME, CardEnding.GAME.evaluator("cards"), 2, seed);
    }
}

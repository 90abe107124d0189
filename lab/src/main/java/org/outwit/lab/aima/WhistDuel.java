package org.outwit.lab.aima;

import java.util.SplittableRandom;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.HiddenListings;
import org.outwit.core.game.Position;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.search.Limits;
import org.outwit.games.whist.WhistPosition;

/** Two searches for hidden cards play a whole deal of whist for two, and again with the seats exchanged. */
record WhistDuel(Algorithm player, Algorithm opponent, long nodes) {

    /** How many tricks more than the opponent the player wins in a game, on average over the two. */
    double play(long seed) {
        return (tricks(seed, 0) + tricks(seed, 1)) / 2;
    }

    private double tricks(long seed, int seat) {
        WhistPosition position = CardEnding.GAME.start();
        SplittableRandom random = new SplittableRandom(seed);
        HiddenSearch<WhistPosition> own = search(player, seed);
        HiddenSearch<WhistPosition> others = search(opponent, seed);
        Limits limits = Limits.NONE.withNodes(nodes);
        while (!position.isOver()) {
            int mover = position.mover();
            if (mover == Position.CHANCE) {
                int[] cards = new int[position.mostMoves()];
                position.make(cards[random.nextInt(position.moves(cards, 0))]);
            } else {
                position.play((mover == seat ? own : others)
                        .search(CardEnding.GAME.sight(position, mover), CardEnding.GAME.worlds(position, mover), limits)
                        .move());
            }
        }
        return (double) position.payoff(seat) / CardEnding.TRICK;
    }

    private static HiddenSearch<WhistPosition> search(Algorithm algorithm, long seed) {
        return HiddenListings.of(algorithm, CardEnding.GAME, CardEnding.GAME.evaluator("cards"), 2, seed);
    }
}

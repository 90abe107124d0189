package org.outwit.lab.aima;

import java.util.SplittableRandom;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.game.Position;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.search.Limits;
import org.outwit.games.whist.WhistPosition;
import org.outwit.lab.experiment.Measurement;

/** Two searches for hidden cards play a whole deal of whist for two, and again with the seats exchanged. */
final class WhistDuel {

    private final Algorithm player;
    private final Algorithm opponent;
    private final long nodes;
    private double tricks;
    private int moves;
    private int same;

    WhistDuel(Algorithm player, Algorithm opponent, long nodes) {
        this.player = player;
        this.opponent = opponent;
        this.nodes = nodes;
    }

    /**
     * How many tricks more than the opponent the player wins in a game, on average over the two, and in what part of their moves the player
     * chooses the card that pimc would.
     */
    Measurement play(long seed) {
        play(seed, 0);
        play(seed, 1);
        return Measurement.of("tricks", tricks / 2, "as pimc", (double) same / moves);
    }

    private void play(long seed, int seat) {
        WhistPosition position = CardEnding.GAME.start();
        SplittableRandom random = new SplittableRandom(seed);
        HiddenSearch<WhistPosition> own = search(player, seed);
        HiddenSearch<WhistPosition> others = search(opponent, seed);
        HiddenSearch<WhistPosition> averaging = search(Algorithm.PIMC, seed);
        while (!position.isOver()) {
            int mover = position.mover();
            if (mover == Position.CHANCE) {
                int[] cards = new int[position.mostMoves()];
                position.make(cards[random.nextInt(position.moves(cards, 0))]);
                continue;
            }
            int move = move(mover == seat ? own : others, position);
            if (mover == seat) {
                moves++;
                if (move == move(averaging, position)) same++;
            }
            position.play(move);
        }
        tricks += (double) position.payoff(seat) / CardEnding.TRICK;
    }

    private int move(HiddenSearch<WhistPosition> search, WhistPosition position) {
        int seat = position.mover();
        return search.search(
                        CardEnding.GAME.sight(position, seat),
                        CardEnding.GAME.worlds(position, seat),
                        Limits.NONE.withNodes(nodes))
                .move();
    }

    private static HiddenSearch<WhistPosition> search(Algorithm algorithm, long seed) {
        return algorithm.maker(Maker.Hidden.class).of(CardEnding.GAME, CardEnding.GAME.evaluator("cards"), 2, seed);
    }
}

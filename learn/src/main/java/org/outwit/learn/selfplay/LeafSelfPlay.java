package org.outwit.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * Self-play for TDLeaf(&lambda;): both sides search a little, and what is predicted at a turn is the position at the end of the line that
 * the search expects, because the value of the search is the value of that position, as long as the weights change so little that the
 * line stays the same. A line whose end is not worth what the search said, because the search knew it from its table or went on beyond
 * the line, stands for nothing and is left out.
 */
final class LeafSelfPlay<P extends Position> implements SelfPlay<P> {

    /** A table has to remember a few hundred positions. */
    private static final long TABLE_BYTES = 1 << 16;

    private final Game<P> game;
    private final Limits limits;
    private final int openingPlies;
    private final int mostPlies;

    LeafSelfPlay(Game<P> game, Limits limits, int openingPlies, int mostPlies) {
        this.game = game;
        this.limits = limits;
        this.openingPlies = openingPlies;
        this.mostPlies = mostPlies;
    }

    @Override
    public PredictedGame<P> play(Evaluator<P> evaluator, long seed, int player) {
        Random random = new Random(seed);
        P position = RandomOpening.of(game, openingPlies, random);
        Engine<P> engine = new Engine<>(game, evaluator, new TranspositionTable(TABLE_BYTES));
        List<P> leaves = new ArrayList<>();
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            Result result = engine.search(position, player, limits);
            if (result.move() == Position.NO_MOVE) { // so few nodes that not even one ply was finished
                RandomOpening.makeRandomMove(position, random);
                continue;
            }
            P leaf = Position.copyOf(position);
            for (int move : result.line()) leaf.make(move);
            if (result.bound() == Bound.EXACT && evaluator.value(leaf, player) == result.value()) leaves.add(leaf);
            position.make(result.move());
        }
        return new PredictedGame<>(leaves, position, player);
    }
}

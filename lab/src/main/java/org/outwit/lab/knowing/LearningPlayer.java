package org.outwit.lab.knowing;

import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.learn.example.Example;
import org.outwit.learn.foresight.Expectation;
import org.outwit.learn.foresight.Foresight;
import org.outwit.learn.foresight.ForesightPlan;

/**
 * The player {@code learner:FUNCTION@DEPTH} for functions without a name: foresees its opponent from nothing, plays lines out against
 * the player it takes them for, and plays plain as long as it foresees too little. Lessons are learned at once, so that games can be repeated.
 */
final class LearningPlayer<P extends Position> implements CellPlayer<P>, AutoCloseable {

    /** Units of the game, as for the product's players. */
    static final double SWING = 2;

    private final Game<P> game;
    private final Evaluator<P> function;
    private final int depth;
    private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);
    private final Foresight<P> foresight;
    private final CellPlayer<P> plain;
    private int trusted;
    private int asked;

    LearningPlayer(Game<P> game, Evaluator<P> function, int depth, ForesightPlan plan) {
        this.game = game;
        this.function = function;
        this.depth = depth;
        this.foresight = new Foresight<>(game, function, depth, plan, Runnable::run);
        this.plain = CellPlayer.plain(game, function, depth);
    }

    @Override
    public int move(P position) {
        asked++;
        Expectation<P> expected = foresight.trusted().orElse(null);
        if (expected == null) return plain.move(position);
        trusted++;
        Player<P> player =
                Player.of(function).facing(Player.of(expected.function()).lookingAhead(expected.depth()));
        LinePlan plan = LinePlan.trusting(expected.trust(), SWING * game.scale().unit());
        return new ForeseenLinesEngine<>(game, player, plan, table)
                .with(Technique.NONE)
                .facing(expected.techniques())
                .breakingTies(expected.ties())
                .search(position, Limits.depth(depth))
                .move();
    }

    @Override
    public void saw(Example<P> decision) {
        foresight.saw(decision);
    }

    /** The part of its moves that were played by what it foresaw. */
    double trustedShare() {
        return (double) trusted / Math.max(1, asked);
    }

    Foresight<P> foresight() {
        return foresight;
    }

    @Override
    public void close() {
        foresight.close();
    }
}

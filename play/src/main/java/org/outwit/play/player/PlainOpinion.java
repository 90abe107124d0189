package org.outwit.play.player;

import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * What a move is worth by the default evaluator of the game. A person's own values are only right up to a factor, since nothing that
 * one plays tells how much a pawn is to them, so they are told to nobody.
 */
final class PlainOpinion<P extends Position> {

    /** One reply with its captures, as everybody sees it. */
    private static final Limits LIMITS = Limits.depth(1);

    private final Game<P> game;
    private final Engine<P> engine;

    PlainOpinion(Game<P> game) {
        this.game = game;
        this.engine = new Engine<>(game, game.defaultEvaluator(), TranspositionTable.ofMegabytes(1));
    }

    /** The value of a move to the mover. Where dice or cards come into it, that of the position after it. */
    int of(P position, int move) {
        int mover = position.mover();
        P after = Position.copyOf(position);
        after.make(move);
        Capabilities can = game.capabilities();
        if (after.isOver()) return after.payoff(mover);
        if (can.chance() || can.hidden() || can.players() != 2 || !can.zeroSum()) {
            return game.defaultEvaluator().value(after, mover);
        }
        Result result = engine.search(after, mover, LIMITS);
        return result.isKnown() ? result.value() : game.defaultEvaluator().value(after, mover);
    }
}

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

    private static final long TABLE_BYTES = 1 << 16;

    private final Game<P> game;
    private final Engine<P> engine; // null where dice or cards come into it, or more than two play

    PlainOpinion(Game<P> game) {
        this.game = game;
        Capabilities can = game.capabilities();
        boolean searches = !can.chance() && !can.hidden() && can.players() == 2 && can.zeroSum();
        this.engine =
                searches ? new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(TABLE_BYTES)) : null;
    }

    /** The value of a move to the mover. Where nothing is searched, that of the position after it. */
    int of(P position, int move) {
        int mover = position.mover();
        P after = Position.copyOf(position);
        after.make(move);
        if (after.isOver()) return after.payoff(mover);
        if (engine == null) return game.defaultEvaluator().value(after, mover);
        Result result = engine.search(after, mover, LIMITS);
        return result.isKnown() ? result.value() : game.defaultEvaluator().value(after, mover);
    }
}

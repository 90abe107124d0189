package org.outwit.play.player;

import org.outwit.core.catalogue.Maker;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.montecarlo.Uct;
import org.outwit.core.montecarlo.UctSettings;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

/**
 * UCT at the board. It averages, so one won game among lines of a small advantage must not outweigh them: values are pressed between a game lost and
 * a game won, and its answer is turned back into the game's values.
 */
final class UctPlayer<P extends Position> implements Search<P> {

    /** What a game won counts, in the ints that UCT averages. */
    private static final int WON = 10_000;

    /** A judgement stays below a game that is really won. */
    private static final double JUDGED = 0.9 * WON;

    /** An advantage of this number of units is about three quarters of a win. */
    private static final double CLEAR = 4;

    /** Bytes of a node. */
    private static final int NODE_BYTES = 24;

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final Uct<P> uct;

    UctPlayer(Game<P> game, Maker.Playouts maker, Evaluator<P> evaluator, int megabytes, long seed) {
        this.game = game;
        this.evaluator = evaluator;
        Capabilities can = game.capabilities();
        int nodes = (int) Math.min(1 << 27, Math.max(1_000, ((long) megabytes << 20) / NODE_BYTES));
        UctSettings settings = UctSettings.USUAL.seeded(seed).keeping(nodes);
        if (can.players() > 2 || !can.zeroSum()) settings = settings.forEverybody();
        this.uct = maker.of(Setup.of(this::pressed), settings);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Result found = uct.search(root, viewer, limits);
        if (!found.isKnown()) return found;
        return Result.exact(released(found.value()), found.line(), found.depth(), false, found.counts())
                .after(found.reason(), found.counts());
    }

    private int pressed(P position, int player) {
        boolean decided = position.isOver() && game.capabilities().players() == 2;
        if (decided) return WON * Integer.signum(position.payoff(player));
        double units = game.scale().units(evaluator.value(position, player));
        double share = game.scale().countsWins() ? Math.max(-1, Math.min(1, units)) : Math.tanh(units / CLEAR);
        return (int) Math.round(JUDGED * share);
    }

    private int released(int value) {
        double share = Math.max(-0.999, Math.min(0.999, value / JUDGED));
        double units = game.scale().countsWins() ? share : CLEAR * (Math.log1p(share) - Math.log1p(-share)) / 2;
        return game.scale().value(units);
    }
}

package org.outwit.play.session;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explainer;
import org.outwit.core.model.Player;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Result;
import org.outwit.play.player.Insight;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.Comparison;
import org.outwit.play.session.SessionEvent.MoveExplained;

/** Finds out why a player chose a move. */
final class MoveReason<P extends Position> {

    /** A comparison searches whole trees, so it looks only as far as a person is willing to wait for. */
    private static final double MOST_LEAVES = 30_000;

    private final Game<P> game;
    private final PlayerSpec player;

    MoveReason(Game<P> game, PlayerSpec player) {
        this.game = game;
        this.player = player;
    }

    MoveExplained<P> of(
            P asked,
            Result result,
            Optional<ReplyForecast> forecast,
            Optional<ResortForecast> resort,
            Optional<Insight<P>> insight) {
        boolean modelling = result.isKnown()
                && forecast.isEmpty()
                && resort.isEmpty()
                && player instanceof PlayerSpec.Modelling
                && player.chain().isPresent();
        return new MoveExplained<>(
                asked,
                result,
                forecast,
                resort,
                insight,
                modelling ? Optional.of(comparison(asked, result)) : Optional.empty());
    }

    private Comparison comparison(P asked, Result result) {
        int[] moves = new int[asked.mostMoves()];
        int width = Math.max(2, asked.moves(moves, 0));
        int depth = Math.max(2, (int) (Math.log(MOST_LEAVES) / Math.log(width)));
        Player<P> searcher = Players.player(game, player);
        int shown = Math.min(Math.min(depth, result.depth()), searcher.depth());
        return new Comparison(shown, new Explainer<>(searcher).explain(asked, shown, result.move()));
    }
}

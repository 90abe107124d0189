package org.outwit.web.game;

import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.Insight;
import org.outwit.play.player.MoveChooser;
import org.outwit.web.job.FairQueue;

/**
 * A player who thinks when it is their visitor's turn. Only thinking waits: a move of a person is played and told at once, however many
 * games want to think.
 */
record WaitingChooser<P extends Position>(MoveChooser<P> player, FairQueue thinking, String visitor)
        implements MoveChooser<P> {

    @Override
    public Result choose(Turn<P> turn) {
        return thinking.pass(visitor, () -> player.choose(turn));
    }

    @Override
    public boolean isForeign() {
        return player.isForeign();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        player.tookBack(history);
    }

    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        player.gameOver(history, seat);
    }

    @Override
    public Optional<Insight<P>> insight() {
        return player.insight();
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return player.forecast();
    }

    @Override
    public Optional<ResortForecast> resort() {
        return player.resort();
    }

    @Override
    public void close() {
        player.close();
    }
}

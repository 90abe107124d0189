package org.outwit.games.record;

import java.util.List;
import org.outwit.core.game.Position;

/** Takes what a reader finds, in the order of the file. */
public interface RecordSink<P extends Position> {

    /** A game that replays legally from beginning to end. */
    void game(PlayedGame<P> game);

    /** Something that could not be used. The reader goes on behind it where it can. */
    void rejected(Rejection rejection);

    /**
     * Asked by readers that know who played before they replay a game, which takes most of their time. Whoever has no use for the moves of
     * these players notes what there is to note and says yes; then the game is not replayed, and neither handed on nor refused.
     */
    default boolean isDoneWith(List<String> players) {
        return false;
    }

    /** Hands everything to this one, then to the other. */
    default RecordSink<P> and(RecordSink<P> other) {
        RecordSink<P> one = this;
        return new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> game) {
                one.game(game);
                other.game(game);
            }

            @Override
            public void rejected(Rejection rejection) {
                one.rejected(rejection);
                other.rejected(rejection);
            }
        };
    }
}

package org.outwit.games.record;

import org.outwit.core.game.Position;

/** Takes what a reader finds, in the order of the file. */
public interface RecordSink<P extends Position> {

    /** A game that replays legally from beginning to end. */
    void game(PlayedGame<P> game);

    /** Something that could not be used. The reader goes on behind it where it can. */
    void rejected(Rejection rejection);

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

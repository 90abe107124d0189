package org.outwit.games.record.movetext;

import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/** Plays each well-formed game and hands it on, or what is wrong with it. */
public final class PlayingSink<P extends Position> implements MovetextSink {

    /** How a format makes a game of its moves and tags. */
    @FunctionalInterface
    public interface Player<P extends Position> {
        PlayedGame<P> play(ParsedGame parsed) throws MovetextException;
    }

    private final Player<P> player;
    private final RecordSink<P> sink;

    public PlayingSink(Player<P> player, RecordSink<P> sink) {
        this.player = player;
        this.sink = sink;
    }

    @Override
    public void game(ParsedGame parsed) {
        PlayedGame<P> played;
        try {
            played = player.play(parsed);
        } catch (MovetextException bad) {
            sink.rejected(bad.rejection(parsed.number()));
            return;
        }
        sink.game(played);
    }

    @Override
    public void rejected(Rejection rejection) {
        sink.rejected(rejection);
    }
}

package org.outwit.games.record.movetext;

import java.util.List;
import java.util.function.Function;
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

    private final Function<ParsedGame, List<String>> players;
    private final Player<P> player;
    private final RecordSink<P> sink;

    /** Replays all games. */
    public PlayingSink(Player<P> player, RecordSink<P> sink) {
        this(parsed -> List.of(), player, sink);
    }

    /** {@code players} says who played before a game is replayed; nobody where that is not known yet. */
    public PlayingSink(Function<ParsedGame, List<String>> players, Player<P> player, RecordSink<P> sink) {
        this.players = players;
        this.player = player;
        this.sink = sink;
    }

    @Override
    public void game(ParsedGame parsed) {
        List<String> names = players.apply(parsed);
        if (!names.isEmpty() && sink.isDoneWith(names)) return;
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

package org.outwit.games.record;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;

/** All that a format finds in a source. */
public final class Collected<P extends Position> implements RecordSink<P> {

    public final List<PlayedGame<P>> games = new ArrayList<>();
    public final List<Rejection> rejections = new ArrayList<>();

    public static <P extends Position> Collected<P> of(RecordFormat<P> format, RecordSource source) throws IOException {
        Collected<P> collected = new Collected<>();
        format.read(source, collected);
        return collected;
    }

    @Override
    public void game(PlayedGame<P> game) {
        games.add(game);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejections.add(rejection);
    }
}

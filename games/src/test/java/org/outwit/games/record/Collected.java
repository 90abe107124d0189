package org.outwit.games.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;

/** All that a format finds in a source. */
public final class Collected<P extends Position> implements RecordSink<P> {

    private final List<PlayedGame<P>> games = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();

    public static <P extends Position> Collected<P> of(RecordFormat<P> format, RecordSource source) throws IOException {
        Collected<P> collected = new Collected<>();
        format.read(source, collected);
        return collected;
    }

    /** The games written in a format and read back. */
    public static <P extends Position> Collected<P> again(RecordFormat<P> format, List<PlayedGame<P>> games)
            throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(games, stream);
        return of(format, new MemorySource("again", stream.toByteArray()));
    }

    @Override
    public void game(PlayedGame<P> game) {
        games.add(game);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejections.add(rejection);
    }

    public List<PlayedGame<P>> games() {
        return games;
    }

    public List<Rejection> rejections() {
        return rejections;
    }

    /** The rejections as a user reads them. */
    public List<String> reasons() {
        return rejections.stream().map(Rejection::toString).toList();
    }

    /** What a game says, but for where it stands. */
    public static String contents(PlayedGame<?> game) {
        StringBuilder text = new StringBuilder();
        text.append(game.players()).append(game.tags()).append(game.outcome());
        text.append(game.start().key());
        for (int move : game.moves()) text.append(' ').append(move);
        return text.toString();
    }

    public List<String> contents() {
        return games.stream().map(Collected::contents).toList();
    }
}

package org.outwit.games.record.obf;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.reading.TextLines;

/**
 * Each line becomes a game without moves that starts at its position; the scores stand in the tags, by the move and in
 * the order of the line, and a comment in the tag {@link #COMMENT}. Other tags are not written, since the format has no
 * room for them. What lines may look like is said in {@link ObfLine}.
 */
public final class ObfFormat<P extends Position> implements RecordFormat<P> {

    /** The tag of what follows after {@code %}. */
    public static final String COMMENT = "Comment";

    private static final List<String> NOBODY = List.of("", "");

    private final Game<P> game;

    public ObfFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "OBF";
    }

    @Override
    public List<String> endings() {
        return List.of("obf");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        try (InputStream stream = source.open()) {
            TextLines lines = new TextLines(stream);
            long number = 0;
            for (String line = lines.next(); line != null; line = lines.next()) {
                if (line.isBlank() || line.stripLeading().startsWith("%")) continue;
                number++;
                if (lines.wasCut()) {
                    Place place = new Place(lines.number(), TextLines.MOST_BYTES);
                    sink.rejected(new Rejection(number, place, "The line is too long to be a position."));
                    continue;
                }
                try {
                    ObfLine<P> read = ObfLine.of(line, game.notation());
                    Place place = new Place(lines.number(), 1);
                    sink.game(new PlayedGame<>(
                            number, place, read.tags(), NOBODY, read.position(), new int[0], Outcome.UNKNOWN));
                } catch (NotationException refusal) {
                    Place place = new Place(lines.number(), refusal.column() + 1);
                    sink.rejected(new Rejection(number, place, refusal.getMessage()));
                }
            }
        }
    }

    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        for (PlayedGame<P> played : games) {
            if (played.moves().length > 0) {
                throw new InputException("Game " + played.number() + " has " + played.moves().length
                        + " moves; OBF holds positions with scores and no moves.");
            }
            stream.write(line(played).getBytes(StandardCharsets.UTF_8));
        }
    }

    private String line(PlayedGame<P> played) {
        StringBuilder line = new StringBuilder(game.notation().format(played.start())).append(';');
        P position = played.start();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (Map.Entry<String, String> tag : played.tags().entrySet()) {
            for (int i = 0; i < end; i++) {
                if (!tag.getKey().equals(game.notation().format(position, moves[i]))) continue;
                String move = tag.getKey().toUpperCase(Locale.ROOT);
                line.append(' ').append(move).append(':').append(tag.getValue()).append(';');
            }
        }
        String comment = played.tags().get(COMMENT);
        if (comment != null) line.append(" % ").append(comment);
        return line.append('\n').toString();
    }
}

package org.outwit.games.record.ggf;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/**
 * Files of games in GGF. Properties become tags by their own names, but for those that say what a tag need not: the
 * game, the players, the start and the moves. What is no property in GGF, such as the tags of other formats, is written
 * as {@code C[name: value]} and read back as such. Bytes are UTF-8, or Latin-1 where they are not.
 */
public final class GgfFormat<P extends Position> implements RecordFormat<P> {

    /** The tag of evaluations and times, one word for each move: {@code 1.25/3.5 /2.1 -}. */
    public static final String REMARKS = "Evaluations and times";

    /** The property that holds tags which are no properties. */
    static final String COMMENT = "C";

    /** Numbers, and the three bytes that some editors put in front of a file. */
    private static final Pattern BETWEEN_GAMES = Pattern.compile("(\u00EF\u00BB\u00BF)?([0-9]+[.):]?)?");

    private final Game<P> game;

    public GgfFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "GGF";
    }

    @Override
    public List<String> endings() {
        return List.of("ggf");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        try (InputStream stream = source.open()) {
            GgfScanner scanner = new GgfScanner(stream);
            GgfScanner.Token token = skipToGame(scanner, sink);
            for (long number = 1; token == GgfScanner.Token.BEGIN; number++) {
                GgfScanner.Token last = readGame(scanner, number, sink);
                token = last == GgfScanner.Token.END ? skipToGame(scanner, sink) : last;
            }
        }
    }

    /** Numbers between games are usual; other text is reported once for each gap. */
    private GgfScanner.Token skipToGame(GgfScanner scanner, RecordSink<P> sink) throws IOException {
        boolean reported = false;
        GgfScanner.Token token = scanner.next();
        while (token != GgfScanner.Token.BEGIN && token != GgfScanner.Token.NOTHING) {
            boolean number = token == GgfScanner.Token.STRAY
                    && BETWEEN_GAMES.matcher(scanner.value()).matches();
            if (!number && !reported) {
                String found = token == GgfScanner.Token.END ? ";)" : scanner.value();
                sink.rejected(new Rejection(
                        0, scanner.place(), "'" + found + "' stands between games and was skipped; expected '(;'."));
                reported = true;
            }
            token = scanner.next();
        }
        return token;
    }

    /** Reads one game and returns what ended it: its own end, the beginning of another, or the end of the stream. */
    private GgfScanner.Token readGame(GgfScanner scanner, long number, RecordSink<P> sink) throws IOException {
        GgfGame<P> reading = new GgfGame<>(game, number, scanner.place());
        String rejection = null;
        Place where = scanner.place();
        GgfScanner.Token token = scanner.next();
        while (token == GgfScanner.Token.PROPERTY || token == GgfScanner.Token.STRAY) {
            if (rejection == null) {
                rejection = rejection(scanner, token, reading);
                where = scanner.place();
            }
            token = scanner.next();
        }
        if (rejection == null && token != GgfScanner.Token.END) {
            rejection = (token == GgfScanner.Token.BEGIN ? "Another game begins" : "The file ends")
                    + " inside this one; expected ';)'.";
            where = scanner.place();
        }
        if (rejection == null) sink.game(reading.finish());
        else sink.rejected(new Rejection(number, where, rejection));
        return token;
    }

    private static String rejection(GgfScanner scanner, GgfScanner.Token token, GgfGame<?> reading) {
        // Other formats of the family put a semicolon before each move.
        if (token == GgfScanner.Token.STRAY) {
            return scanner.value().equals(";")
                    ? null
                    : "'" + scanner.value() + "' is no property; expected one such as B[F5], or ';)'.";
        }
        try {
            reading.take(scanner.name(), scanner.value());
            return null;
        } catch (NotationException refusal) {
            return refusal.getMessage();
        }
    }

    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        GgfWriter<P> writer = new GgfWriter<>(game);
        for (PlayedGame<P> played : games) stream.write(writer.text(played).getBytes(StandardCharsets.UTF_8));
    }
}

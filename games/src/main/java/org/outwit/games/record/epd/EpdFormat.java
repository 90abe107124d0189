package org.outwit.games.record.epd;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
import org.outwit.games.record.movetext.TextInput;

/**
 * Extended Position Description, for a game whose notation reads FEN. A position is a game without moves whose tags are
 * the operations, in order: {@code bm}, {@code id}, {@code D1}. Operands are kept as text, strings without their quotes.
 */
public final class EpdFormat<P extends Position> implements RecordFormat<P> {

    private static final int LONGEST_LINE = 1 << 16;

    private final Game<P> game;

    public EpdFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "EPD";
    }

    @Override
    public List<String> endings() {
        return List.of("epd");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        try (InputStream stream = source.open()) {
            TextInput input = new TextInput(stream);
            long number = 0;
            while (input.peek() != TextInput.END) {
                Place place = input.place();
                String line = input.line(LONGEST_LINE);
                if (line != null && number == 0 && line.startsWith("\ufeff")) line = line.substring(1);
                if (line == null) {
                    String reason = "The line has more than " + LONGEST_LINE + " bytes; expected a position.";
                    sink.rejected(new Rejection(++number, place, reason));
                } else if (!line.trim().isEmpty() && !line.startsWith("#")) {
                    position(++number, place, line, sink);
                }
            }
        }
    }

    private void position(long number, Place place, String line, RecordSink<P> sink) {
        PlayedGame<P> found;
        try {
            EpdLine epd = EpdLine.parse(line);
            P start = game.notation().position(epd.fen());
            List<String> nobody = List.of("", "");
            found = new PlayedGame<>(number, place, epd.operations(), nobody, start, new int[0], Outcome.UNKNOWN);
        } catch (InputException bad) {
            int column = bad instanceof NotationException at ? Math.min(at.column(), line.length()) : 0;
            sink.rejected(new Rejection(number, new Place(place.line(), column + 1L), bad.getMessage()));
            return;
        }
        sink.game(found);
    }

    /** Games with moves are refused, since the format has no place for them. */
    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        for (PlayedGame<P> played : games) {
            if (played.moves().length > 0) {
                throw new InputException("Game " + played.number() + " has " + played.moves().length
                        + " moves; EPD holds positions only.");
            }
            String text = new EpdLine(game.notation().format(played.start()), played.tags()).text();
            stream.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}

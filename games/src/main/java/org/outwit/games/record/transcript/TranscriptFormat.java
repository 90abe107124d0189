package org.outwit.games.record.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
import org.outwit.games.record.reading.Replay;
import org.outwit.games.record.reading.TextLines;

/**
 * A file of transcripts. Empty lines and lines that begin with {@code #} are skipped. The format knows moves and
 * nothing else: no names and no start of another kind, and the outcome is known where the moves lead to the end of the
 * game.
 */
public final class TranscriptFormat<P extends Position> implements RecordFormat<P> {

    private static final List<String> NOBODY = List.of("", "");

    private final Game<P> game;

    public TranscriptFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "transcript";
    }

    @Override
    public List<String> endings() {
        return List.of("txt");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        P start = game.start();
        Replay<P> replay = new Replay<>(game.notation(), start);
        try (InputStream stream = source.open()) {
            TextLines lines = new TextLines(stream);
            long number = 0;
            for (String line = lines.next(); line != null; line = lines.next()) {
                if (line.isBlank() || line.startsWith("#")) continue;
                number++;
                if (lines.wasCut()) {
                    Place place = new Place(lines.number(), TextLines.MOST_BYTES);
                    sink.rejected(new Rejection(number, place, "The line is too long to be a game."));
                    continue;
                }
                replay.restart();
                try {
                    Transcript.play(line, replay);
                } catch (NotationException refusal) {
                    Place place = new Place(lines.number(), refusal.column() + 1);
                    sink.rejected(new Rejection(number, place, refusal.getMessage()));
                    continue;
                }
                Place place = new Place(lines.number(), 1);
                sink.game(new PlayedGame<>(
                        number, place, Map.of(), NOBODY, start, replay.moves(), outcome(replay.position())));
            }
        }
    }

    private static Outcome outcome(Position end) {
        if (!end.isOver()) return Outcome.UNKNOWN;
        int payoff = end.payoff(0);
        return payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    /** Writes passes as nothing: a reader of the moves knows where they are. */
    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        long start = game.start().key();
        for (PlayedGame<P> played : games) {
            if (played.start().key() != start || played.moves().length == 0) {
                throw new InputException(
                        "Game " + played.number() + " has no moves from the usual start, so it has no transcript.");
            }
            stream.write(line(played).getBytes(StandardCharsets.US_ASCII));
        }
    }

    private String line(PlayedGame<P> played) {
        StringBuilder line = new StringBuilder();
        P position = Position.copyOf(played.start());
        int[] moves = played.moves();
        for (int i = 0; i < moves.length; i++) {
            String move = game.notation().format(position, moves[i]);
            // A pass that ends the record is followed by nothing that would tell of it.
            if (!move.equals(Replay.PASS) || i == moves.length - 1) line.append(move);
            position.make(moves[i]);
        }
        return line.append('\n').toString();
    }
}

package org.outwit.games.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.record.reading.Replay;
import org.outwit.games.record.reading.TextLines;

/** Reads {@link TaggedFormat}: collects the tags of a game, then plays its moves until the result or the next tag. */
final class TaggedReader<P extends Position> {

    private final Game<P> game;
    private final RecordSink<P> sink;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private long number;
    private Place begin;
    private P start;
    private Replay<P> replay;
    private boolean rejected;

    TaggedReader(Game<P> game, RecordSink<P> sink) {
        this.game = game;
        this.sink = sink;
    }

    /** Whether a move can stand as it is between blanks. */
    static boolean isPlain(String move) {
        if (move.isEmpty() || "\"[;".indexOf(move.charAt(0)) >= 0 || result(move) != null) return false;
        return move.chars().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c));
    }

    private static Outcome result(String word) {
        for (Outcome each : Outcome.values()) if (each.score().equals(word)) return each;
        return null;
    }

    void read(InputStream stream) throws IOException {
        TextLines lines = new TextLines(stream);
        for (String line = lines.next(); line != null; line = lines.next()) {
            if (line.isBlank() || line.startsWith(";")) continue;
            boolean isTag = line.startsWith("[");
            if (isTag && replay != null) end(Outcome.UNKNOWN);
            if (begin == null) {
                begin = new Place(lines.number(), 1);
                number++;
            }
            if (lines.wasCut()) reject(lines.number(), TextLines.MOST_BYTES, "The line is too long to be of a game.");
            else if (isTag) tag(line, lines.number());
            else moves(line, lines.number());
        }
        if (begin != null) end(Outcome.UNKNOWN);
    }

    private void tag(String line, long row) {
        int quote = line.indexOf(" \"");
        int end = quote < 0 ? -1 : QuotedText.end(line, quote + 1);
        if (end < 0 || !line.substring(end).strip().equals("]")) {
            reject(row, 1, "Expected a tag such as [First \"Ann\"], found " + brief(line) + ".");
            return;
        }
        tags.put(line.substring(1, quote), QuotedText.read(line, quote + 1, end));
    }

    private void moves(String line, long row) {
        int at = 0;
        while (at < line.length()) {
            if (Character.isWhitespace(line.charAt(at))) {
                at++;
                continue;
            }
            boolean quoted = line.charAt(at) == '"';
            int end = quoted ? QuotedText.end(line, at) : at;
            if (end < 0) {
                reject(row, at + 1, "The quotation mark of this move is not closed.");
                return;
            }
            while (!quoted && end < line.length() && !Character.isWhitespace(line.charAt(end))) end++;
            String word = quoted ? QuotedText.read(line, at, end) : line.substring(at, end);
            Outcome result = quoted ? null : result(word);
            if (begin == null) { // another game on the same line
                begin = new Place(row, at + 1L);
                number++;
            }
            if (result != null) end(result);
            else play(word, row, at + 1);
            at = end;
        }
    }

    private void play(String word, long row, int column) {
        if (rejected) return;
        try {
            if (replay == null) begin();
            replay.play(word);
        } catch (NotationException e) {
            String which = replay == null ? "" : "Move " + (replay.count() + 1) + ": ";
            reject(row, column, which + e.getMessage());
        }
    }

    private void begin() {
        String found = tags.getOrDefault(TaggedFormat.GAME, game.name());
        if (!found.equals(game.name())) {
            throw new NotationException("This is a game of " + found + ", not of " + game.name() + ".", 0);
        }
        String from = tags.get(TaggedFormat.START);
        start = from == null ? game.start() : game.notation().position(from);
        replay = new Replay<>(game.notation(), game.withoutDrawRules(start)); // people play on where nobody claims it
    }

    private void reject(long row, long column, String reason) {
        if (!rejected) sink.rejected(new Rejection(number, new Place(row, column), reason));
        rejected = true;
    }

    /** Hands the game over and is ready for the next. */
    private void end(Outcome word) {
        if (!rejected && replay == null) {
            try {
                begin();
            } catch (NotationException e) {
                reject(begin.line(), begin.column(), e.getMessage());
            }
        }
        if (!rejected) sink.game(played(word));
        tags.clear();
        begin = null;
        replay = null;
        rejected = false;
    }

    private PlayedGame<P> played(Outcome word) {
        Outcome tag = result(tags.getOrDefault(TaggedFormat.RESULT, ""));
        List<String> players = new ArrayList<>();
        Map<String, String> rest = new LinkedHashMap<>(tags);
        for (int i = 0; i < game.capabilities().players(); i++) {
            String name = rest.remove(TaggedFormat.side(i));
            players.add(name == null ? "" : name);
        }
        for (String own : List.of(TaggedFormat.GAME, TaggedFormat.RESULT, TaggedFormat.START)) rest.remove(own);
        Outcome outcome = word == Outcome.UNKNOWN && tag != null ? tag : word;
        return new PlayedGame<>(number, begin, rest, players, start, replay.moves(), outcome);
    }

    private static String brief(String line) {
        return line.length() <= 40 ? line : line.substring(0, 40) + "…";
    }
}

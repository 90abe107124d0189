package org.outwit.games.record.pgn;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.movetext.AnnotatedGame;
import org.outwit.games.record.movetext.MovetextException;
import org.outwit.games.record.movetext.MovetextReader;
import org.outwit.games.record.movetext.MovetextSink;
import org.outwit.games.record.movetext.MovetextWriter;
import org.outwit.games.record.movetext.ParsedGame;
import org.outwit.games.record.movetext.PlayingSink;
import org.outwit.games.record.movetext.Results;
import org.outwit.games.record.movetext.Scoresheet;

/** Portable Game Notation for a game whose first player is White and whose notation reads SAN and FEN. */
public final class PgnFormat<P extends Position> implements RecordFormat<P> {

    private static final List<String> PLAYERS = List.of("White", "Black");

    /** The tags every exported game begins with, and what they say where nothing is known. */
    private static final List<Map.Entry<String, String>> ROSTER = List.of(
            Map.entry("Event", "?"),
            Map.entry("Site", "?"),
            Map.entry("Date", "????.??.??"),
            Map.entry("Round", "?"),
            Map.entry("White", "?"),
            Map.entry("Black", "?"),
            Map.entry("Result", AnnotatedGame.NO_RESULT));

    private final Game<P> game;
    private final Scoresheet<P> scoresheet;

    public PgnFormat(Game<P> game) {
        this.game = game;
        this.scoresheet = new Scoresheet<>(game);
    }

    @Override
    public String name() {
        return "PGN";
    }

    @Override
    public List<String> endings() {
        return List.of("pgn");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        parse(source, new PlayingSink<>(PgnFormat::players, this::played, sink));
    }

    /** Reads games with all that is said about them, whether or not their moves are legal. */
    public static void parse(RecordSource source, MovetextSink sink) throws IOException {
        MovetextReader.read(source, new PgnDialect(), sink);
    }

    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        MovetextWriter writer = new MovetextWriter(stream);
        for (PlayedGame<P> played : games) writer.write(annotated(played));
    }

    private static List<String> players(ParsedGame parsed) {
        return PLAYERS.stream().map(parsed.game()::tag).toList();
    }

    private PlayedGame<P> played(ParsedGame parsed) throws MovetextException {
        AnnotatedGame annotated = parsed.game();
        Outcome outcome = Results.outcome(annotated);
        return scoresheet.play(parsed, scoresheet.start(parsed), players(parsed), outcome, (position, text) ->
                new int[] {game.notation().parse(position, text)});
    }

    private AnnotatedGame annotated(PlayedGame<P> played) {
        String result = Results.text(played.outcome());
        Map<String, String> said = scoresheet.tags(played, PLAYERS);
        said.put("Result", result);
        Map<String, String> tags = new LinkedHashMap<>();
        ROSTER.forEach(tag -> tags.put(tag.getKey(), said.getOrDefault(tag.getKey(), tag.getValue())));
        tags.putAll(said);
        return new AnnotatedGame(tags, firstPly(played, tags.get("FEN")), scoresheet.line(played), result);
    }

    /** Numbers go on from the one in the position, where it has one. */
    private static int firstPly(PlayedGame<?> played, String fen) {
        int second = played.start().mover() == 1 ? 1 : 0;
        String[] fields = fen == null ? new String[0] : fen.strip().split("\\s+");
        boolean numbered = fields.length == 6 && fields[5].matches("[1-9][0-9]{0,3}");
        return second + (numbered ? 2 * (Integer.parseInt(fields[5]) - 1) : 0);
    }
}

package org.outwit.games.record.movetext;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.pdn.PdnFormat;
import org.outwit.games.record.pgn.PgnFormat;

/** All games that a source tells, without playing them. */
public final class Parsed implements MovetextSink {

    /** How a language is parsed. */
    public interface Parser {
        void parse(RecordSource source, MovetextSink sink) throws IOException;
    }

    public static final Parser PDN = PdnFormat::parse;
    public static final Parser PGN = PgnFormat::parse;

    public final List<ParsedGame> games = new ArrayList<>();
    public final List<Rejection> rejections = new ArrayList<>();

    public static Parsed of(Parser parser, RecordSource source) {
        try {
            Parsed parsed = new Parsed();
            parser.parse(source, parsed);
            return parsed;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Parsed of(Parser parser, String text) {
        return of(parser, new MemorySource(text));
    }

    public List<AnnotatedGame> annotated() {
        return games.stream().map(ParsedGame::game).toList();
    }

    @Override
    public void game(ParsedGame game) {
        games.add(game);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejections.add(rejection);
    }
}

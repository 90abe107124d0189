package org.outwit.draw.study;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.movetext.AnnotatedGame;
import org.outwit.games.record.movetext.Item;
import org.outwit.games.record.movetext.MoveLine;
import org.outwit.games.record.movetext.MovetextSink;
import org.outwit.games.record.movetext.MovetextWriter;
import org.outwit.games.record.movetext.ParsedGame;
import org.outwit.games.record.pdn.PdnFormat;
import org.outwit.games.record.pgn.PgnFormat;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparedChapter;
import org.outwit.learn.prepare.PreparedTurn;

/**
 * The lines of a repertoire as games without a result. Tags say how likely a line is and what it is worth; in PGN and PDN, which
 * have remarks, each move of theirs has its probability and each of yours its value.
 */
public final class RepertoireRecords<P extends Position> {

    private static final String YOU = "you";

    private final Game<P> game;
    private final Preparation preparation;
    private final PreparationWords words;
    private final P start;

    /** {@code start} is where openings begin. */
    public RepertoireRecords(Game<P> game, Preparation preparation, P start) {
        this.game = game;
        this.preparation = preparation;
        this.words = new PreparationWords(preparation);
        this.start = start;
    }

    /** Writes all lines. */
    public void write(RecordFormat<P> format, OutputStream stream) throws IOException {
        long number = 0;
        for (PreparedChapter chapter : preparation.chapters()) {
            for (PreparedChapter.Line line : chapter.lines()) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                format.write(List.of(played(++number, chapter, line)), bytes);
                if (format instanceof PgnFormat || format instanceof PdnFormat) {
                    RecordSource source = RecordSource.of("line " + number, bytes.toByteArray());
                    AnnotatedGame plain = parsed(format instanceof PgnFormat, source);
                    new MovetextWriter(stream).write(remarked(plain, chapter, line));
                } else {
                    stream.write(bytes.toByteArray());
                }
            }
        }
    }

    private PlayedGame<P> played(long number, PreparedChapter chapter, PreparedChapter.Line line) {
        List<String> all = new ArrayList<>(chapter.opening());
        all.addAll(line.moves());
        int[] moves = new int[all.size()];
        P position = Position.copyOf(start);
        for (int i = 0; i < moves.length; i++) {
            moves[i] = game.notation().parse(position, all.get(i));
            position.make(moves[i]);
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Preparation against " + preparation.who());
        tags.put("Round", String.valueOf(number));
        tags.put("Reached", PreparationWords.share(line.end().reach()));
        tags.put("Value", words.value(line.end().value()));
        tags.put("Expected", words.value(line.end().expected()));
        List<String> players = chapter.you() == 0 ? List.of(YOU, preparation.who()) : List.of(preparation.who(), YOU);
        return new PlayedGame<>(number, new Place(1, 1), tags, players, start, moves, Outcome.UNKNOWN);
    }

    private static AnnotatedGame parsed(boolean pgn, RecordSource source) throws IOException {
        List<AnnotatedGame> games = new ArrayList<>();
        MovetextSink sink = new MovetextSink() {
            @Override
            public void game(ParsedGame game) {
                games.add(game.game());
            }

            @Override
            public void rejected(Rejection rejection) {
                throw new InputException("A line cannot be written: " + rejection);
            }
        };
        if (pgn) PgnFormat.parse(source, sink);
        else PdnFormat.parse(source, sink);
        return games.get(0);
    }

    private AnnotatedGame remarked(AnnotatedGame plain, PreparedChapter chapter, PreparedChapter.Line line) {
        List<Item> items = new ArrayList<>();
        int ply = -chapter.opening().size();
        for (Item item : plain.line().items()) {
            items.add(item);
            if (!(item instanceof Item.Move)) continue;
            if (ply >= 0) items.add(new Item.Comment(remark(line, ply)));
            ply++;
        }
        return new AnnotatedGame(plain.tags(), plain.firstPly(), new MoveLine(items), plain.result());
    }

    private String remark(PreparedChapter.Line line, int ply) {
        PreparedTurn turn = line.turns().get(ply);
        PreparedTurn.Move move = turn.moves().stream()
                .filter(each -> each.move().equals(line.moves().get(ply)))
                .findFirst()
                .orElseThrow();
        if (turn.yours()) return words.worth(move);
        return words.likely(turn, move) + (move.error() ? "; an error" : "");
    }
}

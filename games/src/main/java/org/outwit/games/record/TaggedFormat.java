package org.outwit.games.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * Records of any game, for those that have no format of their own. The shape is that of PGN: tags such as {@code [First "Ann"]},
 * an empty line, the moves, the result. Moves are in the game's own notation and have no numbers, because in many games a number
 * is a move; one with a space in it is put in quotation marks.
 */
public final class TaggedFormat<P extends Position> implements RecordFormat<P> {

    static final String GAME = "Game";
    static final String RESULT = "Result";
    static final String START = "Start";

    private static final List<String> SIDES = List.of("First", "Second", "Third", "Fourth", "Fifth", "Sixth");
    private static final int COLUMNS = 79;

    private final Game<P> game;

    public TaggedFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "tagged";
    }

    @Override
    public List<String> endings() {
        return List.of("txt");
    }

    /** The tag with the name of a player. */
    static String side(int player) {
        return player < SIDES.size() ? SIDES.get(player) : "Player" + (player + 1);
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        try (InputStream stream = source.open()) {
            new TaggedReader<>(game, sink).read(stream);
        }
    }

    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        for (PlayedGame<P> each : games) stream.write(text(each).getBytes(StandardCharsets.UTF_8));
    }

    private String text(PlayedGame<P> played) {
        StringBuilder text = new StringBuilder();
        Map<String, String> tags = tags(played);
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(' ')
                .append(QuotedText.of(value))
                .append("]\n"));
        text.append('\n');
        int lineStart = text.length();
        for (String word : words(played)) {
            boolean first = text.length() == lineStart;
            if (!first && text.length() - lineStart + 1 + word.length() > COLUMNS) {
                text.append('\n');
                lineStart = text.length();
            } else if (!first) {
                text.append(' ');
            }
            text.append(word);
        }
        return text.append("\n\n").toString();
    }

    private Map<String, String> tags(PlayedGame<P> played) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GAME, game.name());
        for (int i = 0; i < played.players().size(); i++) {
            if (!played.players().get(i).isEmpty())
                tags.put(side(i), played.players().get(i));
        }
        tags.put(RESULT, played.outcome().score());
        String start = game.notation().format(played.start());
        if (!start.equals(game.notation().format(game.start()))) tags.put(START, start);
        Set<String> own = Set.copyOf(tags.keySet());
        played.tags().forEach((name, value) -> {
            if (!own.contains(name) && !name.equals(START) && name.matches("[\\p{L}\\p{N}_. -]+"))
                tags.put(name, value);
        });
        return tags;
    }

    private List<String> words(PlayedGame<P> played) {
        List<String> words = new ArrayList<>();
        P position = game.withoutDrawRules(played.start());
        for (int move : played.moves()) {
            String text = game.notation().format(position, move);
            words.add(TaggedReader.isPlain(text) ? text : QuotedText.of(text));
            position.make(move);
        }
        words.add(played.outcome().score());
        return words;
    }
}

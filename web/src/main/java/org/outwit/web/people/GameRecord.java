package org.outwit.web.people;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.TaggedFormat;
import org.outwit.learn.example.Names;

/**
 * A game as it is kept: text in the one format that every game has. Moves are in notation, so that no release has to know how an
 * earlier one numbered them.
 *
 * @param text gives the game back, see {@link #read}
 * @param keys of the players, by seat; empty for somebody without a name
 * @param date see {@link GameDate}; empty where it is unknown
 */
record GameRecord(String text, List<String> keys, String date) {

    private static final int ID_BYTES = 16;

    GameRecord {
        keys = List.copyOf(keys);
    }

    static <P extends Position> GameRecord of(Game<P> game, PlayedGame<P> played) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new TaggedFormat<>(game).write(List.of(played), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        List<String> keys = played.players().stream().map(GameRecord::key).toList();
        return new GameRecord(bytes.toString(StandardCharsets.UTF_8), keys, GameDate.of(played.tags()));
    }

    /** What a player is found by. Records write a question mark or a dash for somebody whose name is lost. */
    static String key(String name) {
        return name.chars().anyMatch(Character::isLetterOrDigit) ? Names.key(name) : "";
    }

    /**
     * The same for every copy of this game: who played, what, and when. People repeat themselves, so games on two dates are two games.
     * Where the record has no date, who and what is all there is; such a game is once in the database, beside those with dates. Nothing
     * else counts: copies differ in how they spell the event, the place or the round.
     */
    String id(String visitor, Game<?> game) {
        int moves = text.indexOf("\n\n");
        String start = text.lines()
                .filter(line -> line.startsWith("[Start "))
                .findFirst()
                .orElse("");
        String played = text.substring(moves).strip();
        int result = Math.max(played.lastIndexOf(' '), played.lastIndexOf('\n'));
        String line = result < 0 ? "" : played.substring(0, result).replace('\n', ' ');
        String who = String.join("\n", keys);
        return date.isEmpty()
                ? hash(visitor, game.name(), who, start, line)
                : hash(visitor, game.name(), who, start, line, date);
    }

    static String personId(String visitor, String game, String key) {
        return hash("person", visitor, game, key);
    }

    private static String hash(String... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String each : parts) {
                digest.update(each.getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, ID_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /** The games of these records, in their order. */
    static <P extends Position> List<PlayedGame<P>> read(Game<P> game, List<String> texts) {
        List<PlayedGame<P>> games = new ArrayList<>();
        RecordSink<P> sink = new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> played) {
                games.add(played);
            }

            @Override
            public void rejected(Rejection rejection) {
                throw new IllegalStateException("A game that was kept cannot be read again: " + rejection);
            }
        };
        try {
            new TaggedFormat<>(game).read(RecordSource.of("games", String.join("", texts)), sink);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return games;
    }
}

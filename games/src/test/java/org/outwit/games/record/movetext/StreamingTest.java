package org.outwit.games.record.movetext;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** Files of any size are read game by game: text is asked for only as games are handed over, and games are let go. */
class StreamingTest {

    private static final byte[] GAME = ("[Event \"?\"]\n\n1. e4 e5 {" + "words ".repeat(100) + "} 2. Nf3 1-0\n\n")
            .getBytes(StandardCharsets.UTF_8);

    @Test
    void aGameIsHandedOverBeforeMuchMoreIsRead() throws IOException {
        checkReadingAhead(20_000);
    }

    @Test
    @Tag("long")
    void aHundredMegabytes() throws IOException {
        checkReadingAhead(150_000);
    }

    private static void checkReadingAhead(int games) throws IOException {
        Endless text = new Endless(games);
        Counting sink = new Counting(text);
        Parsed.PGN.parse(text, sink);
        assertThat(sink.games).isEqualTo(games);
        assertThat(sink.furthestAhead).isLessThanOrEqualTo(1 << 17);
        System.gc();
        assertThat(sink.seen.stream().filter(game -> game.get() != null).count())
                .isLessThan(games / 1000);
    }

    /** One buffer of text and one game is all that a reader may be ahead of its sink. */
    private static final class Counting implements MovetextSink {
        final Endless text;
        final List<WeakReference<ParsedGame>> seen = new ArrayList<>();
        long games;
        long furthestAhead;

        Counting(Endless text) {
            this.text = text;
        }

        @Override
        public void game(ParsedGame game) {
            games++;
            if (games % 100 == 0) seen.add(new WeakReference<>(game));
            furthestAhead = Math.max(furthestAhead, text.given - games * GAME.length);
        }

        @Override
        public void rejected(Rejection rejection) {
            throw new AssertionError(rejection.toString());
        }
    }

    /** The same game over and over, made as it is read. */
    private static final class Endless extends InputStream implements RecordSource {
        private final long length;
        private long given;

        Endless(int games) {
            this.length = (long) games * GAME.length;
        }

        @Override
        public int read() {
            return given == length ? -1 : GAME[(int) (given++ % GAME.length)];
        }

        @Override
        public int read(byte[] buffer, int from, int count) {
            if (given == length) return -1;
            int at = (int) (given % GAME.length);
            int size = Math.min(count, GAME.length - at);
            System.arraycopy(GAME, at, buffer, from, size);
            given += size;
            return size;
        }

        @Override
        public String name() {
            return "endless";
        }

        @Override
        public InputStream open() {
            return this;
        }

        @Override
        public Optional<RecordSource> neighbour(String ending) {
            return Optional.empty();
        }
    }
}

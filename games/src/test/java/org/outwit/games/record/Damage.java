package org.outwit.games.record;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.outwit.core.game.Position;

/** Cuts and spoils a good file: a format must answer with games and with rejections that lie inside it. */
public final class Damage {

    private static final byte[] SIGNS =
            "[]{}()\"\\;%$!?*.,-x:/\r\n 0129aZNK\u0000\u001a".getBytes(StandardCharsets.ISO_8859_1);

    private Damage() {}

    public static <P extends Position> void check(RecordFormat<P> format, String good, long seed) throws IOException {
        byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= bytes.length; length++) checkOne(format, Arrays.copyOf(bytes, length));
        Random random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            byte[] text = bytes.clone();
            for (int j = random.nextInt(4); j >= 0; j--) {
                int at = random.nextInt(text.length);
                text[at] = random.nextBoolean() ? SIGNS[random.nextInt(SIGNS.length)] : (byte) random.nextInt(256);
            }
            checkOne(format, text);
        }
    }

    private static <P extends Position> void checkOne(RecordFormat<P> format, byte[] text) throws IOException {
        Collected<P> found = Collected.of(format, new TextSource(text));
        String[] lines = new String(text, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", -1);
        for (Rejection rejection : found.rejections) {
            assertTrue(isInside(rejection.place(), lines), rejection::toString);
            assertTrue(rejection.reason().endsWith("."), rejection::toString);
        }
        for (PlayedGame<P> game : found.games) assertTrue(isInside(game.place(), lines), game::toString);
    }

    /** The end of a line counts as part of it: something may be missing there. */
    public static boolean isInside(Place place, String[] lines) {
        return place.line() >= 1
                && place.line() <= lines.length
                && place.column() >= 1
                && place.column() <= lines[(int) place.line() - 1].length() + 1;
    }
}

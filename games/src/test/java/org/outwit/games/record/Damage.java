package org.outwit.games.record;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.outwit.core.game.Position;

/** What may happen to a file on its way. A reader must give games that can be replayed, or say what is wrong and where. */
public final class Damage {

    private static final byte[] SIGNS =
            "[]{}()\"\\;%$!?*.,-x:/\r\n 0129aZNK\u0000\u001a".getBytes(StandardCharsets.ISO_8859_1);

    private Damage() {}

    /** Cuts a file off behind every byte, and changes bytes in many copies of it. */
    public static <P extends Position> void check(RecordFormat<P> format, byte[] whole, int copies) throws IOException {
        int games = read(format, whole).games().size();
        for (int length = 0; length < whole.length; length++) {
            Collected<P> found = read(format, Arrays.copyOf(whole, length));
            assertTrue(found.games().size() <= games, () -> found.games().size() + " games");
        }
        Random random = new Random(copies);
        for (int copy = 0; copy < copies; copy++) read(format, spoiled(whole, random));
    }

    /** The same with text, where everything is found at a line and a column of it. */
    public static <P extends Position> void checkText(RecordFormat<P> format, String good, long seed)
            throws IOException {
        byte[] whole = good.getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= whole.length; length++) checkPlaces(format, Arrays.copyOf(whole, length));
        Random random = new Random(seed);
        for (int copy = 0; copy < 3000; copy++) checkPlaces(format, spoiled(whole, random));
    }

    private static byte[] spoiled(byte[] whole, Random random) {
        byte[] bytes = whole.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] =
                    random.nextBoolean() ? SIGNS[random.nextInt(SIGNS.length)] : (byte) random.nextInt(256);
        }
        return bytes;
    }

    private static <P extends Position> Collected<P> read(RecordFormat<P> format, byte[] bytes) throws IOException {
        Collected<P> found = Collected.of(format, new MemorySource("damaged", bytes));
        for (PlayedGame<P> game : found.games()) {
            P position = Position.copyOf(game.start());
            for (int move : game.moves()) position.play(move);
        }
        for (Rejection rejection : found.rejections()) {
            assertTrue(rejection.reason().endsWith("."), rejection::toString);
        }
        return found;
    }

    private static <P extends Position> void checkPlaces(RecordFormat<P> format, byte[] text) throws IOException {
        Collected<P> found = read(format, text);
        String[] lines = new String(text, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", -1);
        for (Rejection rejection : found.rejections()) {
            assertTrue(isInside(rejection.place(), lines), rejection::toString);
        }
        for (PlayedGame<P> game : found.games()) assertTrue(isInside(game.place(), lines), game::toString);
    }

    /** The end of a line counts as part of it: something may be missing there. */
    public static boolean isInside(Place place, String[] lines) {
        return place.line() >= 1
                && place.line() <= lines.length
                && place.column() >= 1
                && place.column() <= lines[(int) place.line() - 1].length() + 1;
    }
}

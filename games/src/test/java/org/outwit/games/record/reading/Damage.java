package org.outwit.games.record.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;

/** What may happen to a file on its way. A reader must give games that can be replayed, or say what is wrong. */
public final class Damage {

    private static final int MOST_FLIPS = 4;

    private Damage() {}

    /** Cuts a file off behind every byte, and changes bytes in many copies of it. */
    public static <P extends Position> void check(RecordFormat<P> format, byte[] whole, int copies) throws IOException {
        int games =
                Collected.of(format, new MemorySource("whole", whole)).games().size();
        for (int length = 0; length < whole.length; length++) {
            Collected<P> found = read(format, Arrays.copyOf(whole, length));
            assertThat(found.games().size()).isLessThanOrEqualTo(games);
        }
        Random random = new Random(1);
        for (int copy = 0; copy < copies; copy++) {
            byte[] damaged = whole.clone();
            for (int flips = 1 + random.nextInt(MOST_FLIPS); flips > 0; flips--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            read(format, damaged);
        }
    }

    private static <P extends Position> Collected<P> read(RecordFormat<P> format, byte[] bytes) throws IOException {
        Collected<P> found = Collected.of(format, new MemorySource("damaged", bytes));
        for (PlayedGame<P> game : found.games()) {
            P position = Position.copyOf(game.start());
            for (int move : game.moves()) position.play(move);
        }
        for (String rejection : found.rejections()) assertThat(rejection).matches("(?s).+: .+\\.");
        return found;
    }
}

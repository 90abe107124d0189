package org.outwit.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** Games written and read again must say the same; tags may be added, never lost. */
public final class RoundTrip {

    private RoundTrip() {}

    public static <P extends Position> byte[] check(Game<P> game, RecordFormat<P> format, Collected<P> before)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(before.games(), bytes);
        Collected<P> after = Collected.of(format, new MemorySource("text", bytes.toByteArray()));
        assertThat(after.rejections()).isEmpty();
        assertThat(after.games()).hasSameSizeAs(before.games());
        for (int i = 0; i < after.games().size(); i++) {
            PlayedGame<P> first = before.games().get(i);
            PlayedGame<P> second = after.games().get(i);
            assertThat(second.moves()).isEqualTo(first.moves());
            assertThat(second.players()).isEqualTo(first.players());
            assertThat(second.outcome()).isEqualTo(first.outcome());
            assertThat(game.notation().format(second.start()))
                    .isEqualTo(game.notation().format(first.start()));
            assertThat(second.tags()).containsAllEntriesOf(first.tags());
        }
        return bytes.toByteArray();
    }
}

package org.outwit.games.record.epd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Installed;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.RoundTrip;
import org.outwit.games.record.SharedFolder;

/** Test suites as they are handed around. */
class RealPositionsTest {

    @ParameterizedTest
    @CsvSource({"bratko-kopec, 24, bm", "kaufman, 25, ''", "perft-standard, 128, ''", "wac, 299, id"})
    void everyLineIsAPosition(String name, int positions, String operation) throws IOException {
        Collected<?> found = read(Installed.game("chess"), name);
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(positions);
        assertThat(found.games())
                .allMatch(game -> operation.isEmpty() || game.tags().containsKey(operation));
    }

    private static <P extends Position> Collected<P> read(Game<P> game, String name) throws IOException {
        EpdFormat<P> format = new EpdFormat<>(game);
        Collected<P> found = Collected.of(format, RecordSource.of(SharedFolder.path("chess/" + name + ".epd")));
        RoundTrip.check(game, format, found);
        return found;
    }
}

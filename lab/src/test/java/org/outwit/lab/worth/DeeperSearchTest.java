package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class DeeperSearchTest {

    @Test
    void itLooksAPlyFurtherAndPaysForBoth() {
        ConnectFour game = new ConnectFour();
        Limits limits = Limits.NONE.withNodes(2_000);
        ConnectFourPosition start = game.start();
        Result plain = engine(game).search(start, limits);
        Result deeper = new DeeperSearch<>(engine(game)).search(start, limits);
        assertThat(deeper.depth()).isEqualTo(plain.depth() + 1);
        assertThat(deeper.counts().nodes()).isGreaterThan(plain.counts().nodes());
    }

    private static Engine<ConnectFourPosition> engine(ConnectFour game) {
        return new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(1 << 16));
    }
}

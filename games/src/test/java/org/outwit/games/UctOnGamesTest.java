package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.montecarlo.Uct;
import org.outwit.core.montecarlo.UctSettings;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

/** UCT on the games that there are. */
class UctOnGamesTest {

    static List<Game<?>> games() {
        return List.copyOf(Games.all());
    }

    /** Its whole line can be played, and the root is left as it was. */
    @ParameterizedTest
    @MethodSource("games")
    void linesAreLegal(Game<?> game) {
        line(game);
    }

    private static <P extends Position> void line(Game<P> game) {
        Capabilities can = game.capabilities();
        UctSettings settings = UctSettings.USUAL.seeded(4);
        if (can.players() > 2 || !can.zeroSum()) settings = settings.forEverybody();
        for (UctSettings each : new UctSettings[] {settings, settings.judgedAfter(0)}) {
            P root = game.start();
            Uct<P> uct = new Uct<>(Setup.of(game.defaultEvaluator()), each);
            long key = root.key();
            Result found = uct.search(root, Math.max(0, root.mover()), Limits.NONE.withNodes(3_000));
            assertThat(root.key()).isEqualTo(key);
            for (int move : found.line()) root.play(move);
            if (root.mover() != Position.CHANCE) assertThat(found.line()).isNotEmpty();
        }
    }

    /** Four in a column next move: who can win does, and who can only stop it does that. */
    @Test
    void connectFourIsWonAndHeldWhereItCanBe() {
        ConnectFour game = new ConnectFour();
        Uct<ConnectFourPosition> uct = new Uct<>(Setup.of(game.defaultEvaluator()), UctSettings.USUAL);
        ConnectFourPosition position = game.start();
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        for (int i = 0; i < 3; i++) {
            position.play(moves[0]);
            position.play(moves[1]);
        }
        assertThat(uct.search(position, Limits.NONE.withNodes(20_000)).move()).isEqualTo(moves[0]);
        position.undo();
        assertThat(uct.search(position, Limits.NONE.withNodes(50_000)).move()).isEqualTo(moves[0]);
    }

    @Test
    void nodesAllocateNothing() {
        ConnectFour game = new ConnectFour();
        Uct<ConnectFourPosition> uct = new Uct<>(Setup.of(game.defaultEvaluator()), UctSettings.USUAL.keeping(20_000));
        uct.search(game.start(), Limits.NONE.withNodes(400_000)); // rows grow to their size
        long few = allocated(uct, 4_000);
        long many = allocated(uct, 400_000);
        assertThat(many).isLessThan(few + 4_000);
    }

    private static long allocated(Uct<ConnectFourPosition> uct, int nodes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ConnectFourPosition root = new ConnectFour().start();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            uct.search(root, Limits.NONE.withNodes(nodes));
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}

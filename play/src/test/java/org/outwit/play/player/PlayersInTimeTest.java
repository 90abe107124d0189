package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.play.player.WrittenPlayers.player;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.chess.Chess;

class PlayersInTimeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "classic",
                "(classic,material)",
                "(classic,(material,classic))",
                "(classic,material%0.2)",
                "(classic,material~0.2)",
                "(classic,0.5*material+0.5*trader)",
                "classic%0.2",
            })
    void everybodyAnswersInTimeAndWithinTheSmallestLimits(String text) {
        Game<?> chess = new Chess();
        answers(chess, text, PlayerSettings.USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"next-reply", "m*", "simple-pruning", "alpha-beta*", "expected-reply"})
    void searchesInsideSearchesAnswerInTime(String algorithm) {
        PlayerSettings equipment = PlayerSettings.USUAL.with(Algorithm.named(algorithm));
        if (algorithm.equals("expected-reply")) {
            answers(new Chess(), "(classic,material@2%0.2)", equipment);
            answers(new Chess(), "(classic,material@9%0.2)", equipment); // which no budget pays for
            return;
        }
        answers(new Chess(), "(classic,material)", equipment);
        if (!algorithm.equals("next-reply")) answers(new Chess(), "(classic,material)", equipment.losingAtMost(0.5));
    }

    private static <P extends Position> void answers(Game<P> game, String text, PlayerSettings equipment) {
        P position = game.start();
        MoveChooser<P> chooser = player(game, text, equipment);
        // Of processor time, because what others do on the machine is not the player's.
        ThreadMXBean processor = ManagementFactory.getThreadMXBean();
        long start = processor.getCurrentThreadCpuTime();
        Result timed = chooser.choose(position, Limits.time(Duration.ofMillis(20)));
        long spent = processor.getCurrentThreadCpuTime() - start;
        assertThat(Duration.ofNanos(spent)).as(text).isLessThan(Duration.ofSeconds(2));
        position.play(timed.move());
        Result one = chooser.choose(position, Limits.NONE.withNodes(1));
        position.play(one.move());
        assertThat(one.isKnown()).isFalse();
        Result asked = chooser.choose(position, Limits.NONE.stoppedBy(() -> true));
        position.play(asked.move());
    }
}

package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.play.session.SessionState.KeptMove;

class ForeseenStretchTest {

    private static KeptMove move(String text, String... foreseen) {
        return new KeptMove(text, Duration.ZERO, Optional.empty(), List.of(foreseen));
    }

    @Test
    void aLineHoldsAsFarAsItWasPlayed() {
        List<KeptMove> game = List.of(
                move("a", "b", "c", "d"),
                move("b"),
                move("c", "x", "y"),
                move("e"),
                move("f", "g", "h", "i"),
                move("g"),
                move("h", "j"));
        assertThat(ForeseenStretch.of(game))
                .containsExactly(
                        new ForeseenStretch(0, List.of("b", "c", "d"), 2, "e"),
                        new ForeseenStretch(2, List.of("x", "y"), 0, "e"),
                        new ForeseenStretch(4, List.of("g", "h", "i"), 2, ""));
        assertThat(ForeseenStretch.of(game))
                .extracting(ForeseenStretch::isForeseen)
                .containsExactly(true, false, true);
    }

    @Test
    void whoPlaysPlainForeseesNothing() {
        assertThat(ForeseenStretch.of(List.of(move("a"), move("b")))).isEmpty();
        assertThat(ForeseenStretch.of(List.of())).isEmpty();
    }
}

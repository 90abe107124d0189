package org.outwit.games.whist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;

/** Positions that cannot have come about. */
class WhistReaderTest {

    private static WhistPosition read(String text) {
        return new WhistForThree().notation().position(text);
    }

    @Test
    void whoCanFollowMust() {
        assertThatThrownBy(() -> read("0 ..K9./T...A/.J.Q.K CK SA,CQ 4/3/2 -/H/-"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("Seat 1 has played CQ to a lead of SA, but has ST and must follow suit.");
        assertThatThrownBy(() -> read("1 A..9.7/T...A/9..J. - DK,HJ 4/3/2 -/-/-"))
                .hasMessageContaining("Seat 2 has played HJ to a lead of DK, but has DJ");
    }

    /** Who has not followed has none of the suit, whether that is written at the end or not. */
    @Test
    void aCardOnTheTableShowsAVoid() {
        String written = "0 A..K./T...A/.J.Q.K CK D9,CQ 4/3/2 -/HD/-";
        assertThat(new WhistForThree().notation().format(read(written))).isEqualTo(written);
        assertThat(new WhistForThree().notation().format(read("0 A..K./T...A/.J.Q.K CK D9,CQ 4/3/2 -/-/-")))
                .isEqualTo("0 A..K./T...A/.J.Q.K CK D9,CQ 4/3/2 -/D/-");
    }

    @Test
    void whoHasNoMoreOfASuitDoesNotPlayIt() {
        assertThatThrownBy(() -> read("0 A..K./T7.../.J.Q.K CK D9,CQ 4/3/2 -/DC/-"))
                .hasMessageContaining("Seat 1 has played CQ, of a suit that it is said to have no more of.");
    }
}

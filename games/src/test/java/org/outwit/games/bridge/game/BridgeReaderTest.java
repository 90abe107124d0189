package org.outwit.games.bridge.game;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Positions that cannot have come about. */
class BridgeReaderTest {

    private static void refused(String text, String why) {
        assertThatThrownBy(() -> new Bridge().notation().position(text)).hasMessageContaining(why);
    }

    @Test
    void whoCanFollowMust() {
        refused(
                "N:2... .QJ.. K..3. 3... 3N S W S4,HA 8/3 -/-/-/-",
                "North has played HA to a lead of S4, but has S2 and must follow suit.");
    }

    @Test
    void whoHasNoMoreOfASuitDoesNotPlayIt() {
        refused(
                "N:2... .QJ.. K..3. 3... 3N S W C4,HA 8/3 H/-/-/-",
                "North has played HA, of a suit that it is said to have no more of.");
    }
}

package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.play.session.SessionState;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.http.JsonText;

class ForeseenJsonTest {

    private static final List<KeptMove> GAME = List.of(
            move("11-15", "23-19", "8-11", "22-17"),
            move("23-19"),
            move("8-11", "22-18"),
            move("24-20"),
            move("11-16"));

    private static KeptMove move(String text, String... foreseen) {
        return new KeptMove(text, Duration.ofMillis(7), Optional.empty(), List.of(foreseen));
    }

    @Test
    void theLookBackHasTheLongestLineAndWhereOthersBroke() {
        assertThat(JsonText.of(ForeseenJson.of(GAME).orElseThrow()))
                .isEqualTo(
                        "{\"sentence\":\"1 of 2 replies came as foreseen.\","
                                + "\"longest\":{\"ply\":3,\"after\":\"11-15\",\"held\":[\"23-19\",\"8-11\"],\"expected\":\"22-17\",\"instead\":\"24-20\"},"
                                + "\"broken\":[{\"ply\":3,\"after\":\"8-11\",\"held\":[],\"expected\":\"22-18\",\"instead\":\"24-20\"}]}");
        assertThat(ForeseenJson.of(List.of(move("11-15")))).isEmpty();
    }

    @Test
    void linesAreKeptWithTheGame() {
        SessionState state = new SessionState(GAME, Duration.ZERO, 5, Optional.empty());
        assertThat(StateJson.parse(StateJson.of(state))).isEqualTo(state);
    }
}

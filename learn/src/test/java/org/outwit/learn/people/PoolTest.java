package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PoolTest {

    private static Optional<Pool> of(String time) {
        return Pool.of(Map.of("TimeControl", time));
    }

    @Test
    void theTimeForFortyMovesSaysIt() {
        assertThat(of("60")).contains(Pool.BULLET);
        assertThat(of("60+1")).contains(Pool.BULLET);
        assertThat(of("120+1")).contains(Pool.BULLET);
        assertThat(of("180")).contains(Pool.BLITZ);
        assertThat(of("60+3")).contains(Pool.BLITZ);
        assertThat(of("180+7")).contains(Pool.BLITZ);
        assertThat(of("600+0")).contains(Pool.RAPID);
        assertThat(of("900+15")).contains(Pool.TOURNAMENT);
        assertThat(of("40/7200:3600")).contains(Pool.TOURNAMENT);
    }

    /** Archives of tournaments do not say how much time there was. */
    @Test
    void whereNothingIsSaidItIsATournament() {
        assertThat(Pool.of(Map.of("White", "Anna"))).contains(Pool.TOURNAMENT);
        assertThat(of("?")).contains(Pool.TOURNAMENT);
    }

    @Test
    void whatNobodyUnderstandsIsUnknown() {
        assertThat(of("-")).isEmpty();
        assertThat(of("fast")).isEmpty();
        assertThat(of("60+1+2")).isEmpty();
        assertThat(of("99999999999")).isEmpty();
    }

    @Test
    void mostGamesSayAmongWhomSomebodyPlays() {
        Optional<Pool> bullet = Optional.of(Pool.BULLET);
        Optional<Pool> blitz = Optional.of(Pool.BLITZ);
        assertThat(Pool.most(List.of(blitz, bullet, blitz, Optional.empty()))).isEqualTo(blitz);
        assertThat(Pool.most(List.of(blitz, bullet))).isEqualTo(bullet);
        assertThat(Pool.most(List.of(Optional.empty()))).isEmpty();
        assertThat(Pool.most(List.of())).isEmpty();
    }

    @Test
    void eachIsFoundByItsWord() {
        for (Pool each : Pool.values()) assertThat(Pool.named(each.word())).contains(each);
        assertThat(Pool.names()).containsExactly("bullet", "blitz", "rapid", "tournament");
        assertThat(Pool.named("Bullet")).isEmpty();
    }
}

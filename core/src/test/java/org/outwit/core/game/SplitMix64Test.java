package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitMix64Test {

    /** The first outputs of the published generator for the seed 0. */
    @Test
    void isThePublishedGenerator() {
        assertThat(SplitMix64.bits(0)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(SplitMix64.bits(1)).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(SplitMix64.bits(2)).isEqualTo(0x06C45D188009454FL);
    }

    @Test
    void goesOnFromWhereItsCounterStands() {
        assertThat(SplitMix64.next(0)).isEqualTo(SplitMix64.bits(0));
        assertThat(SplitMix64.next(SplitMix64.GOLDEN_GAMMA)).isEqualTo(SplitMix64.bits(1));
    }
}

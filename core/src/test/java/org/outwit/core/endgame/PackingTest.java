package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackingTest {

    /** Wins and losses that are this far away, packed in the smallest way. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, BYTES",
        "126, 126, BYTES",
        "125, 127, SHORTS",
        "127, 126, STEPS_OF_TWO",
        "1, 128, STEPS_OF_TWO",
        "253, 252, STEPS_OF_TWO",
        "253, 254, SHORTS",
        "255, 0, SHORTS",
        "128, 0, SHORTS",
        "32766, 32766, SHORTS"
    })
    void theSmallestThatHoldsAllIsChosen(int win, int loss, Packing expected) {
        short[] verdicts = {0, (short) Verdict.win(win), (short) Verdict.loss(loss)};
        assertThat(Packing.of(verdicts)).isEqualTo(expected);
        assertUnpacks(expected, verdicts);
    }

    @Test
    void everyVerdictComesBack() {
        for (int plies = 0; plies <= 126; plies++) {
            assertUnpacks(Packing.BYTES, (short) Verdict.win(plies), (short) Verdict.loss(plies));
        }
        for (int plies = 0; plies <= 252; plies += 2) {
            assertUnpacks(Packing.STEPS_OF_TWO, (short) Verdict.win(plies + 1), (short) 0, (short) Verdict.loss(plies));
        }
        for (int plies = 0; plies <= Verdict.MOST_PLIES; plies++) {
            assertUnpacks(Packing.SHORTS, (short) Verdict.win(plies), (short) Verdict.loss(plies));
        }
    }

    private static void assertUnpacks(Packing packing, short... verdicts) {
        int start = 3;
        ByteBuffer bytes = ByteBuffer.allocate(start + verdicts.length * packing.width);
        bytes.position(start);
        for (short verdict : verdicts) packing.pack(verdict, bytes);
        assertThat(bytes.hasRemaining()).isFalse();
        for (int i = 0; i < verdicts.length; i++) {
            if (packing.unpack(bytes, start, i) != verdicts[i]) {
                assertThat(packing.unpack(bytes, start, i)).isEqualTo(verdicts[i]);
            }
        }
    }
}

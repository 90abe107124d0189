package org.outwit.games.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OpenCountsTest {

    private static final List<int[]> FOUR_OF_FIVE = List.of(new int[] {0, 1, 2, 3}, new int[] {1, 2, 3, 4});

    @Test
    void linesAreOpenUntilBothAreInThem() {
        OpenCounts counts = new OpenCounts(Windows.lines(5, FOUR_OF_FIVE));
        assertThat(counts.of(0, 0)).isEqualTo(2);
        counts.put(0, 0);
        counts.put(1, 0);
        assertThat(counts.of(0, 2)).isEqualTo(1);
        assertThat(counts.of(0, 1)).isEqualTo(1);
        assertThat(counts.of(1, 0)).isZero();
        counts.put(4, 1);
        assertThat(counts.of(0, 1)).as("the second line is spoiled").isZero();
        assertThat(counts.of(1, 1)).isZero();
        counts.clear(1, 0);
        assertThat(counts.of(1, 1)).as("and is the other's now").isEqualTo(1);
    }

    @Test
    void framesAreSpoiledByTheirEnds() {
        Windows frames = Windows.frames(5, FOUR_OF_FIVE);
        OpenCounts counts = new OpenCounts(frames);
        counts.put(2, 1);
        assertThat(counts.of(1, 1)).isEqualTo(2);
        counts.put(1, 1);
        assertThat(counts.of(1, 2)).as("cell 1 is an end of the second frame").isEqualTo(1);
        assertThat(counts.of(1, 1)).isZero();
        counts.clear(1, 1);
        assertThat(counts.of(1, 1)).isEqualTo(2);
        assertThat(frames.inner(1)).containsExactly(2, 3);
        assertThat(frames.ends(1)).containsExactly(1, 4);
    }

    @Test
    void copiesAreIndependent() {
        OpenCounts counts = new OpenCounts(Windows.lines(5, FOUR_OF_FIVE));
        OpenCounts copy = counts.copy();
        copy.put(2, 0);
        assertThat(counts.of(0, 1)).isZero();
        assertThat(copy.of(0, 1)).isEqualTo(2);
    }

    @Test
    void boardsWithoutWindowsHaveNoneOpen() {
        OpenCounts counts = new OpenCounts(Windows.lines(3, List.of()));
        counts.put(1, 0);
        for (int stones = 0; stones < 4; stones++)
            assertThat(counts.of(0, stones)).isZero();
    }
}

package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TextWidthTest {

    @Test
    void isThatOfHelvetica() {
        assertThat(TextWidth.of("0123456789", 10)).isCloseTo(55.6, within(1e-9));
        assertThat(TextWidth.of("Wi", 1000)).isCloseTo(944 + 222, within(1e-9));
        assertThat(TextWidth.of("~", 1000)).isCloseTo(584, within(1e-9));
        assertThat(TextWidth.of("", 12)).isZero();
    }

    @Test
    void growsWithTheFont() {
        assertThat(TextWidth.of("alpha-beta", 20)).isCloseTo(2 * TextWidth.of("alpha-beta", 10), within(1e-9));
    }

    @Test
    void chineseIsWideAndAccentsAreNot() {
        assertThat(TextWidth.of("围棋", 10)).isCloseTo(20, within(1e-9));
        assertThat(TextWidth.of("e\u0301", 10)).isCloseTo(TextWidth.of("e", 10), within(1e-9));
        assertThat(TextWidth.of("\uD83C\uDFB2", 10)).isCloseTo(10, within(1e-9));
    }

    @Test
    void shortensOnlyWhatIsTooLongAndNeverSplitsACharacter() {
        assertThat(TextWidth.shorten("Sicilian", 10, 100)).isEqualTo("Sicilian");
        for (int most = 18; most < 120; most++) {
            String cut = TextWidth.shorten("Queen's Gambit \uD83C\uDFB2\uD83C\uDFB2 Accepted", 10, most);
            assertThat(TextWidth.of(cut, 10)).isLessThanOrEqualTo(most);
            assertThat(cut).endsWith("…").doesNotContain(" …");
            assertThat(cut.codePoints().filter(c -> c >= 0xD800 && c <= 0xDFFF)).isEmpty();
        }
    }
}

package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.draw.svg.Contrast;

class BoardStyleTest {

    private static final Pattern TONES = Pattern.compile("(--board-\\w+): light-dark\\((#\\w{6}), (#\\w{6})\\)");

    @Test
    void everyToneThatIsUsedIsDefinedForBothSchemes() {
        Set<String> defined = new HashSet<>();
        for (Matcher tone = TONES.matcher(BoardStyle.css()); tone.find(); ) defined.add(tone.group(1));
        Set<String> used = new HashSet<>();
        for (Matcher use = Pattern.compile("var\\((--board-\\w+)\\)").matcher(BoardStyle.css()); use.find(); ) {
            used.add(use.group(1));
        }
        assertThat(defined).containsAll(used).contains("--board-mark");
    }

    @Test
    void picturesCarryTheSheetWithoutItsComments() {
        assertThat(BoardStyle.inPictures())
                .startsWith("svg.outwit-board:root{color-scheme: light dark;}@supports")
                .doesNotContain("/*")
                .doesNotContain("\n");
    }

    @Test
    void tonesAreKnownByName() {
        assertThat(BoardStyle.light("paper")).isEqualTo("#ffffff");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardStyle.light("oak"))
                .withMessageContaining("oak");
    }

    /** What is read on a board: letters on paper 4.5 to 1 and more, numbers on dark squares too, in both schemes. */
    @Test
    void textCanBeRead() {
        for (int scheme = 2; scheme <= 3; scheme++) {
            assertThat(Contrast.of(tone("ink", scheme), tone("paper", scheme))).isGreaterThan(7);
            assertThat(Contrast.of(tone("label", scheme), tone("paper", scheme)))
                    .isGreaterThan(4.5);
            assertThat(Contrast.of(tone("number", scheme), tone("dark", scheme)))
                    .isGreaterThan(4);
            assertThat(Contrast.of(tone("line", scheme), tone("paper", scheme))).isGreaterThan(3);
            assertThat(Contrast.of(tone("light", scheme), tone("dark", scheme))).isGreaterThan(1.5);
        }
    }

    private static String tone(String name, int scheme) {
        for (Matcher tone = TONES.matcher(BoardStyle.css()); tone.find(); ) {
            if (tone.group(1).equals("--board-" + name)) return tone.group(scheme);
        }
        throw new AssertionError(name);
    }
}

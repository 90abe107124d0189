package org.outwit.games.record.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TextLinesTest {

    @Test
    void allEndsOfLinesAreKnown() throws IOException {
        TextLines lines = lines("one\ntwo\r\nthree\rfour\n\nsix", StandardCharsets.UTF_8);
        for (String expected : new String[] {"one", "two", "three", "four", "", "six"}) {
            assertThat(lines.next()).isEqualTo(expected);
        }
        assertThat(lines.number()).isEqualTo(6);
        assertThat(lines.next()).isNull();
        assertThat(lines.next()).isNull();
    }

    @Test
    void utf8AndLatin1AreToldApart() throws IOException {
        assertThat(lines("\uFEFFPrétendants", StandardCharsets.UTF_8).next()).isEqualTo("Prétendants");
        assertThat(lines("Prétendants", StandardCharsets.ISO_8859_1).next()).isEqualTo("Prétendants");
    }

    @Test
    void linesWithoutEndDoNotFillTheMemory() throws IOException {
        TextLines lines = lines("x".repeat(3 * TextLines.MOST_BYTES) + "\nnext", StandardCharsets.UTF_8);
        assertThat(lines.next()).hasSize(TextLines.MOST_BYTES);
        assertThat(lines.wasCut()).isTrue();
        assertThat(lines.next()).isEqualTo("next");
        assertThat(lines.wasCut()).isFalse();
    }

    private static TextLines lines(String text, Charset charset) {
        return new TextLines(new ByteArrayInputStream(text.getBytes(charset)));
    }
}

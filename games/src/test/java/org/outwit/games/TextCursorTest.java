package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;

class TextCursorTest {

    @Test
    void readsFromLeftToRight() {
        TextCursor cursor = new TextCursor("  12,b ");
        assertThat(cursor.column()).isEqualTo(2);
        assertThat(cursor.number("a number")).isEqualTo(12);
        cursor.skip(',', "a comma");
        assertThat(cursor.oneOf("abc", "a letter")).isEqualTo(1);
        cursor.finish("the letter");
        assertThat(cursor.column()).isEqualTo(6);
    }

    @Test
    void whatIsOptionalMayBeMissing() {
        TextCursor cursor = new TextCursor("ab");
        assertThat(cursor.optional("xa")).isEqualTo(1);
        assertThat(cursor.optional("xa")).isEqualTo(-1);
        assertThat(cursor.column()).isEqualTo(1);
        assertThat(cursor.optional("b")).isZero();
        assertThat(cursor.optional("b")).isEqualTo(-1);
    }

    @Test
    void complaintsNameThePlace() {
        TextCursor cursor = new TextCursor(" 1x");
        cursor.number("a number");
        refused(() -> cursor.number("another"), 2, "Expected another at column 2, found 'x'.");
        refused(() -> cursor.skip(',', "a comma"), 2, "Expected a comma at column 2, found 'x'.");
        refused(() -> cursor.finish("it"), 2, "Expected the end after it at column 2, found 'x'.");
        refused(() -> new TextCursor("   ").oneOf("a", "an a"), 0, "Expected an a at column 0, found the end.");
        refused(() -> new TextCursor("").number("a number"), 0, "Expected a number at column 0, found the end.");
    }

    /** Digits of other scripts and numbers that no int can hold are not numbers here. */
    @Test
    void numbersArePlainAndFitAnInt() {
        assertThat(new TextCursor("999999999").number("a number")).isEqualTo(999_999_999);
        refused(() -> new TextCursor("1000000000").number("a number"), 0, "Expected a number at column 0, found '1'.");
        refused(() -> new TextCursor("\u0663").number("a number"), 0, "Expected a number at column 0, found '\u0663'.");
    }

    private static void refused(Runnable reading, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(reading::run)
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }
}

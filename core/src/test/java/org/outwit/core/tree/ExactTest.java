package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExactTest {

    /** Pairwise different, in order. */
    private static final List<String> ASCENDING = List.of(
            "-inf",
            "-1e300",
            "-1000000000000000000000",
            "-2",
            "-1.5",
            "-4/3",
            "-1",
            "-1/3",
            "-0.3333333333333333333",
            "-1e-300",
            "0",
            "1e-300",
            "0.1",
            "0.3333333333333333333",
            "1/3",
            "0.33333333333333333334",
            "0.5",
            "2/3",
            "1",
            "9007199254740992",
            "9007199254740993",
            "9223372036854775807",
            "9223372036854775808",
            "1e300",
            "inf");

    @ParameterizedTest
    @CsvSource({
        "8, 8",
        "-0.25, -0.25",
        "+7, 7",
        "007, 7",
        "1e3, 1000",
        "1E3, 1000",
        "-12.50, -12.5",
        ".5, 0.5",
        "5., 5",
        "1/3, 1/3",
        "2/6, 1/3",
        "-2/6, -1/3",
        "2/-6, -1/3",
        "-2/-6, 1/3",
        "6/3, 2",
        "1/4, 0.25",
        "0.5/0.125, 4",
        "1/1024, 0.0009765625",
        "3/7e1, 3/70",
        "0/5, 0",
        "0/-5, 0",
        "-0, 0",
        "-0.0, 0",
        "0e7, 0",
        "1.10, 1.1",
        "inf, inf",
        "+inf, inf",
        "-inf, -inf",
        "' 4 ', 4",
        "' 1 / 3 ', 1/3",
        "1e-3, 0.001",
        "9223372036854775808, 9223372036854775808"
    })
    void readsAndPrints(String text, String printed) {
        Exact number = Exact.parse(text);
        assertThat(number).hasToString(printed);
        assertThat(Exact.parse(printed)).isEqualTo(number).hasSameHashCodeAs(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"abc", "", "   ", "--1", "1 2", "1,5", "0x10", "1e", "NaN", "infinity", "-", "1e99999999999"})
    void whatIsNoNumberIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse(text))
                .withMessage("'" + text.strip() + "' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1/", "/2", "1/2/3", "inf/2", "1/inf", "a/b"})
    void halfFractionsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse(text))
                .withMessageEndingWith("' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.");
    }

    @Test
    void nothingIsDividedByZero() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse("1/0"))
                .withMessage("The fraction '1/0' divides by zero.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse("0/0.0"))
                .withMessage("The fraction '0/0.0' divides by zero.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1e999999999", "-1e-999999999", "1e400", "1e-2147483647", "1/1e400", "-1e-400", "1e999/1e999999"
            })
    void aFewCharactersCannotFillTheMemory(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse(text))
                .withMessageContaining("is out of range: at most 400 digits are read.");
    }

    @Test
    void longNumbersAreReadUpToALimitAndShortenedInTheMessage() {
        String longest = "9".repeat(400);
        assertThat(Exact.parse(longest)).hasToString(longest);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Exact.parse(longest + "9"))
                .withMessage("The number '99999999999999999999…' is out of range: at most 400 digits are read.");
    }

    /** What was read can be written to a file and read again, however it was written first. */
    @ParameterizedTest
    @ValueSource(strings = {"1e399", "-12.5e397", "1e401/1e401", "1e-399", "1e200/1e-190", "1/3e390", "7e-399/3"})
    void largeNumbersAreReadBack(String text) {
        Exact number = Exact.parse(text);
        assertThat(Exact.parse(number.toString())).isEqualTo(number);
    }

    @Test
    void largePowersOfTwoAreReadBackThoughTheirDecimalsAreLong() {
        Exact number = Exact.parse("1/" + BigInteger.TWO.pow(1000));
        assertThat(Exact.parse(number.toString())).isEqualTo(number);
    }

    @Test
    void comparisonsNeverRound() {
        List<Exact> ascending = ASCENDING.stream().map(Exact::parse).toList();
        for (int i = 0; i < ascending.size(); i++) {
            for (int j = 0; j < ascending.size(); j++) {
                String what = ASCENDING.get(i) + " and " + ASCENDING.get(j);
                assertThat(Integer.signum(ascending.get(i).compareTo(ascending.get(j))))
                        .as(what)
                        .isEqualTo(Integer.compare(i, j));
                assertThat(ascending.get(i).equals(ascending.get(j))).as(what).isEqualTo(i == j);
            }
        }
        List<Exact> shuffled = new ArrayList<>(ascending);
        Collections.shuffle(shuffled, new Random(1));
        Collections.sort(shuffled);
        assertThat(shuffled).isEqualTo(ascending);
    }

    @Test
    void theNegativesAreInTheOtherOrder() {
        for (String a : ASCENDING) {
            for (String b : ASCENDING) {
                Exact first = Exact.parse(a);
                Exact second = Exact.parse(b);
                assertThat(Integer.signum(first.negate().compareTo(second.negate())))
                        .isEqualTo(Integer.signum(second.compareTo(first)));
            }
            assertThat(Exact.parse(a).negate().negate()).isEqualTo(Exact.parse(a));
        }
        assertThat(Exact.INFINITY.negate()).isEqualTo(Exact.MINUS_INFINITY);
    }

    @Test
    void doublesAreTheNearest() {
        assertThat(Exact.parse("1/3").doubleValue()).isEqualTo(1.0 / 3);
        assertThat(Exact.parse("-0.1").doubleValue()).isEqualTo(-0.1);
        assertThat(Exact.of(Long.MAX_VALUE).doubleValue()).isEqualTo(0x1p63);
        assertThat(Exact.INFINITY.doubleValue()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Exact.MINUS_INFINITY.doubleValue()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void decimalsAreToldFromFractionsAndInfinities() {
        for (String text : List.of("8", "-0.25", "1/4", "3/5", "1e-9"))
            assertThat(Exact.parse(text).isDecimal()).isTrue();
        for (String text : List.of("1/3", "2/7", "1/30", "inf"))
            assertThat(Exact.parse(text).isDecimal()).isFalse();
        assertThat(Exact.parse("-inf").isInfinite()).isTrue();
        assertThat(Exact.parse("1e300").isInfinite()).isFalse();
    }
}

package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.learn.people.PersonalBias;

class BiasTextTest {

    /** A bias without a single zero, so that nothing can be left out. */
    private static PersonalBias drawn(long seed) {
        Random random = new Random(seed);
        byte[] units = new byte[1 << PersonalBias.BITS];
        for (int i = 0; i < units.length; i++) {
            units[i] = (byte) (random.nextBoolean() ? 1 + random.nextInt(127) : -1 - random.nextInt(127));
        }
        return PersonalBias.of(units);
    }

    /** However many weights there are, all of them fit into the text. */
    @Test
    void aTextHasRoomForEverything() {
        PersonalBias bias = drawn(2);
        String text = BiasText.of(bias);
        assertThat(BiasText.read(text).units()).isEqualTo(bias.units());
        assertThat(BiasText.of(BiasText.read(text))).isEqualTo(text);
    }

    @Test
    void whereNothingIsKnownTheTextIsShort() {
        String nothing = BiasText.of(new PersonalBias(0.05));
        assertThat(nothing).hasSizeLessThan(1000);
        assertThat(BiasText.read(nothing).units()).containsOnly(0);
    }

    @Test
    void aDamagedTextIsASentence() {
        String text = BiasText.of(drawn(1));
        byte[] bytes = Base64.getDecoder().decode(text);
        List<String> damaged = List.of(
                "",
                "x",
                "not base 64!",
                text.substring(0, text.length() / 8 * 4),
                Base64.getEncoder().encodeToString(new byte[100]),
                Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, bytes.length - 1)),
                packed((1 << PersonalBias.BITS) - 1),
                packed((1 << PersonalBias.BITS) + 1));
        for (String each : damaged) {
            assertThatExceptionOfType(InputException.class)
                    .as(each)
                    .isThrownBy(() -> BiasText.read(each))
                    .withMessage("The bias is damaged; expected what 'outwit learn' wrote.");
        }
    }

    private static String packed(int size) {
        Deflater deflater = new Deflater();
        deflater.setInput(new byte[size]);
        deflater.finish();
        byte[] packed = new byte[1 << 16];
        int length = deflater.deflate(packed);
        deflater.end();
        return Base64.getEncoder().encodeToString(Arrays.copyOf(packed, length));
    }
}

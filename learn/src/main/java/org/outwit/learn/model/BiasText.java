package org.outwit.learn.model;

import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.outwit.core.game.InputException;
import org.outwit.learn.people.PersonalBias;

/** A {@link PersonalBias} as model files keep it: one signed byte a weight, compressed, as base 64. */
final class BiasText {

    private BiasText() {}

    static String of(PersonalBias bias) {
        byte[] bytes = bias.units();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] packed = new byte[bytes.length + 1024];
        int length = deflater.deflate(packed);
        deflater.end();
        return Base64.getEncoder().encodeToString(Arrays.copyOf(packed, length));
    }

    /** What {@link #of} wrote. */
    static PersonalBias read(String text) {
        byte[] bytes = new byte[1 << PersonalBias.BITS];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(Base64.getDecoder().decode(text));
            boolean whole = inflater.inflate(bytes) == bytes.length && inflater.inflate(new byte[1]) == 0;
            if (!whole || !inflater.finished()) throw new DataFormatException();
        } catch (IllegalArgumentException | DataFormatException e) {
            throw new InputException("The bias is damaged; expected what 'outwit learn' wrote.");
        } finally {
            inflater.end();
        }
        return PersonalBias.of(bytes);
    }
}

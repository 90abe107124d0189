package org.outwit.games.record.movetext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Rejection;

/** Text that was cut or damaged is answered with games and rejections, each in its place, and never with an exception. */
class BrokenTextTest {

    private static final String PGN = """
            [Event "A \\"small\\" file"]
            [White "Åse"]
            [Result "1-0"]

            1. e4 {a comment
            in two lines} e5!? (1... c5 $14 2. Nf3 (2. c3) ; to the end
            2... d6) 2. Nf3 1-0

            % of another program
            [Event "Second"]\r
            [FEN "8/8/8/8/8/8/8/8 w - -"]\r
            \r
            12... Kd7 13.Kd2 1/2-1/2\r
            """;

    private static final String PDN = """
            [Event "A \\"small\\" file"]
            [Black "Åse"]
            [GameType "21"]

            1. 11-15 {a comment
            in two lines} 23- 19!? (1... 22:17 $14 2. 15x24x31 (2. 9-14 (!)) ; to the end
            2... 1 - 5) /FEN "W:W31:B1"/ 8-11 2-0

            % of another program
            [Event "Second"]\r
            [FEN "W:W31,K32:B1-5."]\r
            \r
            1. ... c3-d4 2.a1b2 1/2-1/2\r
            """;

    @Test
    void whole() {
        assertThat(Parsed.of(Parsed.PGN, PGN).rejections).isEmpty();
        assertThat(Parsed.of(Parsed.PDN, PDN).rejections).isEmpty();
    }

    @Test
    void cutAtEveryByte() {
        for (byte[] whole : new byte[][] {bytes(PGN), bytes(PDN)}) {
            for (int length = 0; length < whole.length; length++) {
                check(Parsed.PGN, Arrays.copyOf(whole, length));
                check(Parsed.PDN, Arrays.copyOf(whole, length));
                check(Parsed.PGN, Arrays.copyOfRange(whole, length, whole.length));
                check(Parsed.PDN, Arrays.copyOfRange(whole, length, whole.length));
            }
        }
    }

    @Test
    void damagedAnywhere() {
        Random random = new Random(5);
        byte[] signs = bytes("[]{}()\"\\;%$!?*.-x:/\r\n 01aZ\u0000\u001a");
        for (int i = 0; i < 10_000; i++) {
            byte[] text = bytes(i % 2 == 0 ? PGN : PDN);
            for (int j = 1 + random.nextInt(4); j > 0; j--) {
                int at = random.nextInt(text.length);
                text[at] = random.nextBoolean() ? signs[random.nextInt(signs.length)] : (byte) random.nextInt(256);
            }
            check(i % 2 == 0 ? Parsed.PGN : Parsed.PDN, text);
        }
    }

    private static void check(Parsed.Parser parser, byte[] text) {
        Parsed parsed = Parsed.of(parser, new MemorySource("text", text));
        String[] lines = new String(text, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", -1);
        for (Rejection rejection : parsed.rejections) {
            assertTrue(Damage.isInside(rejection.place(), lines), rejection::toString);
            assertTrue(rejection.reason().endsWith("."), rejection::toString);
        }
        for (ParsedGame game : parsed.games) {
            assertTrue(Damage.isInside(game.place(), lines), game::toString);
            assertTrue(game.movePlaces().stream().allMatch(place -> Damage.isInside(place, lines)), game::toString);
            assertEquals(game.game().line().moves().size(), game.movePlaces().size());
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

package org.outwit.games.record.epd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Rules;
import org.outwit.core.game.RulesPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;

class EpdFormatTest {

    private static final String BOARD = "8/8/8/8/8/8/8/8 w - -";

    private final EpdFormat<RulesPosition<String, String>> format = new EpdFormat<>(new Boards().asGame("boards"));

    /** Any six fields are a position here. */
    private static final class Boards implements Rules<String, String> {
        @Override
        public String initial() {
            return BOARD + " 0 1";
        }

        @Override
        public int mover(String state) {
            return 0;
        }

        @Override
        public List<String> moves(String state) {
            return List.of("a");
        }

        @Override
        public String next(String state, String move) {
            return state;
        }

        @Override
        public int winner(String state) {
            return NOBODY_YET;
        }

        @Override
        public String parse(String text) {
            if (text.matches("[^ ]+ [wb] [^ ]+ [^ ]+ [0-9]+ [0-9]+")) return text;
            throw new NotationException("Expected 'w' or 'b' at column 16.", 16);
        }
    }

    @Test
    void operationsAreTagsInOrder() throws IOException {
        PlayedGame<?> game = only(BOARD + " bm Nf3 Qd1+; id \"a; b\"; ce -12; draw_offer;");
        assertThat(game.tags())
                .containsExactly(
                        Map.entry("bm", "Nf3 Qd1+"),
                        Map.entry("id", "a; b"),
                        Map.entry("ce", "-12"),
                        Map.entry("draw_offer", ""));
        assertThat(game.moves()).isEmpty();
        assertThat(game.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(game.players()).containsExactly("", "");
    }

    @Test
    void testSuitesAreReadAsTheyAre() throws IOException {
        assertThat(only(BOARD + " 0 1 ;D1 20 ;D2 400").tags())
                .containsExactly(Map.entry("D1", "20"), Map.entry("D2", "400"));
        assertThat(only(BOARD + " ; bm d5; id BK.02 ").tags())
                .containsExactly(Map.entry("bm", "d5"), Map.entry("id", "BK.02"));
        assertThat(only("\ufeff" + BOARD + "1 12 ; bm b4 \0").tags())
                .containsExactly(Map.entry("bm", "b4"), Map.entry("hmvc", "1"), Map.entry("fmvn", "12"));
        assertThat(start(BOARD + "1 12 ; bm b4")).isEqualTo(BOARD + " 1 12");
        assertThat(start(BOARD + " hmvc 3; fmvn 40;")).isEqualTo(BOARD + " 3 40");
        assertThat(start(BOARD)).isEqualTo(BOARD + " 0 1");
    }

    @Test
    void badLinesAreRejectedInTheirPlace() throws IOException {
        Collected<?> found = Collected.of(
                format,
                new MemorySource("# a title\n" + BOARD + " bm Nf3; 17 x;\n\n8/8 w\n8/8/8/8/8/8/8/8 x - -\n" + BOARD
                        + " id \"open;\n" + "x".repeat(70_000) + "\n" + BOARD));
        assertThat(found.rejections())
                .extracting(Object::toString)
                .containsExactly(
                        "line 2, column 31, game 1: Found '17'; expected an operation such as bm or id.",
                        "line 4, column 6, game 2: Found 2 fields; expected four: pieces, side to move, castling, en "
                                + "passant.",
                        "line 5, column 17, game 3: Expected 'w' or 'b' at column 16.",
                        "line 6, column 26, game 4: This quote is not closed; expected \" before the line ends.",
                        "line 7, column 1, game 5: The line has more than 65536 bytes; expected a position.");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(6L);
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        String text =
                BOARD + " bm Nf3; id \"a; b\"; c0 \"\"; ce -12; noop; hmvc 3; fmvn 40;\n" + BOARD + " D1 20; D2 400;\n";
        Collected<RulesPosition<String, String>> found = Collected.of(format, new MemorySource(text));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(found.games(), bytes);
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(text);
    }

    @Test
    void gamesWithMovesAreRefused() throws IOException {
        PlayedGame<RulesPosition<String, String>> game =
                Collected.of(format, new MemorySource(BOARD)).games().get(0);
        PlayedGame<RulesPosition<String, String>> moved = new PlayedGame<>(
                7, game.place(), game.tags(), game.players(), game.start(), new int[] {0}, game.outcome());
        assertThatThrownBy(() -> format.write(List.of(moved), new ByteArrayOutputStream()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Game 7 has 1 moves; EPD holds positions only.");
    }

    @Test
    void damagedFilesAreAnswered() throws IOException {
        String good = BOARD + " bm Nf3; id \"a; b\"; ce -12;\r\n# title\n" + BOARD + " 3 4 ;D1 20 ;D2 400\n" + BOARD
                + "1 2 ;\n";
        assertThat(Collected.of(format, new MemorySource(good)).rejections()).isEmpty();
        Damage.checkText(format, good, 12);
    }

    private String start(String line) throws IOException {
        return only(line).start().state();
    }

    private PlayedGame<RulesPosition<String, String>> only(String line) throws IOException {
        Collected<RulesPosition<String, String>> found = Collected.of(format, new MemorySource(line));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(1);
        return found.games().get(0);
    }
}

package org.outwit.games.record.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Position;
import org.outwit.core.game.RulesPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

class PdnFormatTest {

    private final PdnFormat<RulesPosition<March.State, String>> english =
            new PdnFormat<>(March.game(), GameType.ENGLISH);
    private final PdnFormat<RulesPosition<March.State, String>> international =
            new PdnFormat<>(March.game(), GameType.INTERNATIONAL);

    @Test
    void playersStandInTheOrderOfMovers() throws IOException {
        String text = "[White \"W\"][Black \"B\"][Result \"1-0\"] 1. 11-15 22x15 2. 1-7 1-0";
        PlayedGame<?> game = only(english, text);
        assertThat(game.players()).containsExactly("B", "W");
        assertThat(game.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(game.moves()).containsExactly(0, 1, 3);
        assertThat(game.tags().keySet()).containsExactly("White", "Black", "Result");
        assertThat(game.place()).isEqualTo(new Place(1, 1));
        assertThat(only(international, text).players()).containsExactly("W", "B");
        assertThat(only(english, "[GameType \"21,W,8,8,N1,0\"]" + text).players())
                .containsExactly("W", "B");
        assertThat(only(english, "[P1 \"a\"][P2 \"b\"] 1-7 *").players()).containsExactly("a", "b");
        assertThat(only(english, "[White \"?\"] 1-7 *").players()).containsExactly("", "");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, '', FIRST_WINS",
        "2-0, '', FIRST_WINS",
        "0-1, '', SECOND_WINS",
        "0-2, '', SECOND_WINS",
        "1/2-1/2, '', DRAW",
        "1-1, '', DRAW",
        "0-0, '', UNKNOWN",
        "*, '', UNKNOWN",
        "*, 1-0, FIRST_WINS",
        "*, 0-2, SECOND_WINS",
        "1-1, *, DRAW",
        "2-0, 1-0, FIRST_WINS",
        "1-0, 0-1, UNKNOWN"
    })
    void theOutcomeIsWhatWordAndTagAgreeOn(String word, String tag, Outcome outcome) throws IOException {
        assertThat(only(english, "[Result \"" + tag + "\"] 1. 1-7 " + word).outcome())
                .isEqualTo(outcome);
    }

    @ParameterizedTest
    @CsvSource({
        "11-15, 0", "11 - 15, 0", "11- 15, 0", "11 -15, 0", "11x15, 0", "11:15, 0", "22-15, 1", "22:15, 1",
        "22x 15, 1", "09x14x21, 2", "9 x 14 x 21, 2", "01-07, 3", "c3-d4, 0", "c3d4, 0", "c3xd4, 0", "a1:c3, 4",
        "9x14 14x21, 2", "9x14 2. 14:21, 2"
    })
    void movesAreReadAsPeopleWriteThem(String text, int move) throws IOException {
        assertThat(only(english, "1. " + text + " *").moves()).containsExactly(move);
    }

    @Test
    void otherKindsOfDraughtsAreNamed() throws IOException {
        Collected<?> found = Collected.of(
                english,
                new MemorySource("[GameType \"25\"] 1-7 1-0\n[GameType \"21,B,10,10,N1\"] 1-7 *\n"
                        + "[GameType \"chess\"] 1-7 *\n[GameType \"21\"] 1-7 *\n[GameType \"99,W,8,8,A0,0\"] 1-7 *\n"
                        + "[GameType \"21,W,8,8,N1,0\"][FEN \"W7\"] 1-7 *"));
        String expected = "expected 21,B,8,8,N1,0";
        assertThat(found.rejections())
                .extracting(Object::toString)
                .containsExactly(
                        "line 1, column 1, game 1: The game is of type 25 (Russian draughts), to be read as a record of "
                                + "that game; " + expected + ", 21 (English draughts).",
                        "line 2, column 1, game 2: The game is of type 21 (English draughts) on 10 by 10, to be read as "
                                + "a record of that game; " + expected + ", 21 (English draughts).",
                        "line 3, column 1, game 3: The game type 'chess' has an unknown form; expected one such as "
                                + "21,B,8,8,N1,0.",
                        "line 5, column 1, game 5: The game is of type 99, to be read as a record of that game; "
                                + expected + ", 21 (English draughts).",
                        "line 6, column 1, game 6: The game type exchanges the colours, so those of the tag FEN are "
                                + "uncertain; " + expected + ".");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(4L);
    }

    @Test
    void whatCannotBePlayedIsRejectedInItsPlace() throws IOException {
        Collected<?> found = Collected.of(
                english,
                new MemorySource(
                        "1. 1-7 1-7\n 2. 2-3 *\n[FEN \"x\"] *\n1-7 /FEN \"W1\"/ 1-7 *\n1. i9-a1 *\n1-7 (2-3) 1-7 *"));
        assertThat(found.rejections())
                .extracting(Object::toString)
                .containsExactly(
                        "line 2, column 5, game 1: Move 2. 2-3 cannot be played: '2-3' is not a legal move here; legal: "
                                + "11-15, 22x15, 9x14x21, 1-7, 4x11.",
                        "line 3, column 1, game 2: The position in the tag FEN cannot be used: Found 'x'; expected one "
                                + "like B0.",
                        "line 4, column 1, game 3: A position is set up after this; expected moves only.",
                        "line 5, column 4, game 4: Move 1. i9-a1 cannot be played: There is no square i9 to play on.");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(5L);
    }

    @Test
    void theGrammarIsKept() throws IOException {
        for (String bad : List.of(
                "1. 1-7 2. *",
                "1. 1-7 () *",
                "1. 1-7 (1-7 1-0) *",
                "! 1-7 *",
                "1. 1-7 12 *",
                "1. 1-7 0-7 *",
                "1. 1-7 1-100 *",
                "1. 3228 *",
                "1. - - *",
                "1. 1-7 8- *",
                "1. 1-7 /FEN\n *",
                "1. 1-7 Nf3 *",
                "1-7 2. 2.")) {
            assertThat(Collected.of(english, new MemorySource(bad)).rejections())
                    .as(bad)
                    .hasSize(1);
        }
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        String text =
                "[Event \"e\"]\n[Black \"B\"]\n[White \"W\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n1. 1-7 1-7 1-0\n"
                        + "[Event \"f\"][FEN \"W7\"] 4... 9x14x21 5. 1-7 *\n11-15 0-1\n";
        Collected<RulesPosition<March.State, String>> first = Collected.of(english, new MemorySource(text));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        english.write(first.games(), bytes);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo(
                        "[Event \"e\"]\n[Black \"B\"]\n[White \"W\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n\n"
                                + "1. 1-7 1-7 *\n\n"
                                + "[Event \"f\"]\n[FEN \"W7\"]\n[Black \"?\"]\n[White \"?\"]\n[GameType \"21,B,8,8,N1,0\"]\n"
                                + "[Result \"*\"]\n\n1... 9x14x21 2. 1-7 *\n\n"
                                + "[Black \"?\"]\n[White \"?\"]\n[GameType \"21,B,8,8,N1,0\"]\n[Result \"0-1\"]\n\n1. 11-15 *\n\n");
        Collected<RulesPosition<March.State, String>> second =
                Collected.of(english, new MemorySource("text", bytes.toByteArray()));
        assertThat(second.rejections()).isEmpty();
        assertThat(second.games()).hasSize(3);
        for (int i = 0; i < 3; i++) {
            PlayedGame<RulesPosition<March.State, String>> before =
                    first.games().get(i);
            PlayedGame<RulesPosition<March.State, String>> after =
                    second.games().get(i);
            assertThat(after.tags()).containsAllEntriesOf(before.tags());
            assertThat(after.players()).isEqualTo(before.players());
            assertThat(after.outcome()).isEqualTo(before.outcome());
            assertThat(after.start().state()).isEqualTo(before.start().state());
            assertThat(after.moves()).isEqualTo(before.moves());
        }
    }

    @Test
    void tagsSayWhatTheGameSays() throws IOException {
        RulesPosition<March.State, String> start = March.game().notation().position("W3");
        Map<String, String> tags = Map.of("GameType", "20,W,10,10,A0,0", "FEN", "B4", "White", "x", "Result", "2-0");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Outcome outcome : Outcome.values()) {
            international.write(
                    List.of(new PlayedGame<>(
                            1, new Place(1, 1), tags, List.of("w", "b"), start, new int[] {3}, outcome)),
                    bytes);
        }
        Collected<?> found = Collected.of(international, new MemorySource("text", bytes.toByteArray()));
        assertThat(found.games()).extracting(PlayedGame::outcome).isEqualTo(Arrays.asList(Outcome.values()));
        assertThat(found.games())
                .extracting(game -> game.tags().get("Result"))
                .containsExactly("2-0", "0-2", "1-1", "*");
        assertThat(found.games().get(0).tags())
                .containsEntry("FEN", "W3")
                .containsEntry("SetUp", "1")
                .containsEntry("White", "w")
                .containsEntry("Black", "b")
                .containsEntry("GameType", "20,W,10,10,N2,0");
    }

    @Test
    void damagedFilesAreAnswered() throws IOException {
        String good =
                "[Event \"e\"]\n[GameType \"21,B,8,8,N1,0\"]\n[FEN \"W7\"]\n\n1... 9x14x21 2. 01-07 c3-d4 22 : 15 1-0\n\n"
                        + "[GameType \"21\"]\n1. 1-7! {a} (1. 2-3) 9x14 2. 14x21 1/2-1/2\n";
        assertThat(Collected.of(english, new MemorySource(good)).rejections()).isEmpty();
        Damage.checkText(english, good, 11);
    }

    private static PlayedGame<?> only(PdnFormat<?> format, String text) throws IOException {
        return onlyOf(format, text);
    }

    private static <P extends Position> PlayedGame<P> onlyOf(PdnFormat<P> format, String text) throws IOException {
        Collected<P> found = Collected.of(format, new MemorySource(text));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(1);
        return found.games().get(0);
    }
}

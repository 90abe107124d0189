package org.outwit.games.record.movetext;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Place;

class MovetextReaderTest {

    private static final String NEXT = "\n\n[Event \"next\"]\n\n1. e4 1-0\n";

    @Test
    void aGameIsTagsMovesAndAResult() {
        AnnotatedGame game =
                pgn("[Event \"A \\\"quoted\\\" word \\\\ slash\"]\n[White \"\"]\n\n1. e4 e5 2.Nf3 1/2-1/2");
        assertThat(game.tags())
                .containsExactly(Map.entry("Event", "A \"quoted\" word \\ slash"), Map.entry("White", ""));
        assertThat(game.line().moves()).containsExactly("e4", "e5", "Nf3");
        assertThat(game.result()).isEqualTo("1/2-1/2");
        assertThat(game.firstPly()).isZero();
    }

    @Test
    void whatIsSaidAboutMovesKeepsItsOrder() {
        AnnotatedGame game =
                pgn("{before} 1. e4 $14 {after\n  it} ; to the end } {\n (1. d4! d5 (1... Nf6?!) 2. c4) e5 *");
        MoveLine inner = new MoveLine(List.of(new Item.Move("Nf6"), new Item.Nag(6)));
        MoveLine outer = new MoveLine(List.of(
                new Item.Move("d4"),
                new Item.Nag(1),
                new Item.Move("d5"),
                new Item.Variation(inner),
                new Item.Move("c4")));
        assertThat(game.line().items())
                .containsExactly(
                        new Item.Comment("before"),
                        new Item.Move("e4"),
                        new Item.Nag(14),
                        new Item.Comment("after it"),
                        new Item.Comment("to the end } {"),
                        new Item.Variation(outer),
                        new Item.Move("e5"));
    }

    @Test
    void marksAreGlyphs() {
        assertThat(pgn("e4! e5? d4!! d5?? c4!? c5?! a4!!! a5??? b4(!) b5?!? *").line().items().stream()
                        .filter(Item.Nag.class::isInstance)
                        .map(item -> ((Item.Nag) item).number()))
                .containsExactly(1, 2, 3, 4, 5, 6, 3, 4, 1, 6);
    }

    @Test
    void theFirstNumberTellsWhoBegan() {
        assertThat(pgn("1... e5 *").firstPly()).isEqualTo(1);
        assertThat(pgn("1. ... e5 *").firstPly()).isEqualTo(1);
        assertThat(pgn("23.e4 e5 *").firstPly()).isEqualTo(44);
        assertThat(pgn("e4 e5 *").firstPly()).isZero();
        assertThat(pgn("0. e4 *").firstPly()).isZero();
        assertThat(pgn("12345678901234567890. e4 *").firstPly()).isEqualTo(199_996);
    }

    @Test
    void linesOfOtherProgramsAndByteOrderMarksAreBlanks() {
        assertThat(pgn("\ufeff% made by x\r\n[Event \"a\"]\r\n% [Site \"b\"]\r\r\n1. e4 *\u001a")
                        .tags())
                .containsExactly(Map.entry("Event", "a"));
    }

    @Test
    void textIsUtf8OrElseLatin1() {
        String text = "[White \"Müller, Łukasz\"] *";
        assertThat(pgn(text).tags()).containsEntry("White", "Müller, Łukasz");
        byte[] latin = "[White \"Müller\"] *".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Parsed.of(Parsed.PGN, new MemorySource("text", latin))
                        .annotated()
                        .get(0)
                        .tags())
                .containsEntry("White", "Müller");
        byte[] wide = text.getBytes(StandardCharsets.UTF_16);
        assertThat(Parsed.of(Parsed.PGN, new MemorySource("text", wide)).rejections)
                .extracting(Object::toString)
                .containsExactly("line 1, column 1: The text is in UTF-16; expected UTF-8 or Latin-1.");
    }

    @Test
    void pgnForgivesMissingTagsResultsAndEmptyLines() {
        Parsed parsed = Parsed.of(
                Parsed.PGN,
                "1. e4 1-0 1. d4 d5 0-1\n[Event \"a\"]\n1. c4\n[Event \"b\"]\n[Site \"?\"]\n[Event \"c\"]\n12 () e4 13.");
        assertThat(parsed.rejections).isEmpty();
        assertThat(parsed.annotated())
                .extracting(game -> game.line().moves())
                .containsExactly(List.of("e4"), List.of("d4", "d5"), List.of("c4"), List.of(), List.of("e4"));
        assertThat(parsed.games).extracting(ParsedGame::number).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(parsed.games.get(4).movePlaces()).containsExactly(new Place(7, 7));
    }

    @Test
    void wordsThatAddNothingArePassedOver() {
        assertThat(pgn("1. exd6 e.p. exf6e.p. 2. O-O -- *").line().moves())
                .containsExactly("exd6", "exf6e.p.", "O-O", "--");
    }

    @Test
    void commentsBeforeTheTagsStayWithTheGame() {
        Parsed parsed = Parsed.of(Parsed.PGN, "{hello} [Event \"a\"] 1. e4 * {bye}");
        assertThat(parsed.annotated()).hasSize(1);
        assertThat(parsed.annotated().get(0).line().items())
                .containsExactly(new Item.Comment("hello"), new Item.Move("e4"));
    }

    @Test
    void exactlyTheBrokenGameIsRejected() {
        rejects(
                "[Event \"a]\n[Site \"b\"]\n\n1. e4 1-0",
                "line 1, column 1, game 1: The value of the tag Event is not "
                        + "closed; expected \" before the line ends.");
        rejects(
                "[Event a]\n[Site \"b\"]\n\n1. e4 1-0",
                "line 1, column 1, game 1: Expected the value of the tag Event in " + "double quotes.");
        rejects(
                "[Site \"b\"]\n[Event \"a\" b\"]\n1. e4 1-0",
                "line 2, column 1, game 1: Expected ] after the value of the "
                        + "tag Event; a quote within a value is written \\\".");
        rejects("[ \"b\"]\n1. e4 1-0", "line 1, column 1, game 1: Expected a tag name of letters and digits after [.");
        rejects(
                "1. e4 {a comment\n[%clk 1:00]\n1-0",
                "line 1, column 7, game 1: This comment is not closed; expected a } "
                        + "before the next game at line 5, column 1.");
        rejects(
                "1. e4 (1. d4 1-0",
                "line 1, column 7, game 1: This variation is not closed; expected a ) before the game " + "ends.");
        rejects("1. e4 )\n[%x]\n 1-0", "line 1, column 7, game 1: This ) closes nothing; expected a ( before it.");
        rejects("1. e4 } 1-0", "line 1, column 7, game 1: This } closes nothing; expected a { before it.");
        rejects(
                "1. e4 ] 1-0",
                "line 1, column 7, game 1: Found ] outside a tag; expected a tag such as [Event \"?\"].");
        rejects("1. e4 $ 1-0", "line 1, column 7, game 1: Expected the number of a glyph after $.");
        rejects("1. e4 $256 1-0", "line 1, column 7, game 1: Expected a glyph from $0 to $255.");
        rejects("1. e4 (!? e5) 1-0", "line 1, column 7, game 1: Expected ) after the mark (!?.");
        rejects(
                "1. e4 e,5 1-0",
                "line 1, column 7, game 1: Found 'e,5'; expected a move such as Nf3 or a result: 1-0, "
                        + "0-1, 1/2-1/2 or *.");
        rejects(
                "1. " + "e4".repeat(51) + " 1-0",
                "line 1, column 4, game 1: The word '" + "e4".repeat(50)
                        + "...' is too long; expected a move such as Nf3.");
    }

    private static void rejects(String broken, String reason) {
        Parsed parsed = Parsed.of(Parsed.PGN, broken + NEXT);
        assertThat(parsed.rejections).extracting(Object::toString).containsExactly(reason);
        assertThat(parsed.games).hasSize(1);
        assertThat(parsed.games.get(0).number()).isEqualTo(2);
        assertThat(parsed.annotated().get(0).tags()).containsEntry("Event", "next");
    }

    @Test
    void textThatBelongsToNoGameIsNone() {
        Parsed parsed = Parsed.of(Parsed.PGN, "My games, collected by me" + NEXT);
        assertThat(parsed.rejections)
                .extracting(rejection -> rejection.number())
                .containsExactly(0L);
        assertThat(parsed.games).extracting(ParsedGame::number).containsExactly(1L);
    }

    @Test
    void whatIsTooDeepTooLongOrTooManyIsRefused() {
        rejects(
                "1. e4 " + "(e5 ".repeat(100_000),
                "line 1, column 807, game 1: Variations are nested deeper than 200; " + "expected fewer parentheses.");
        rejects(
                "1. e4 {" + "long ".repeat(1 << 20) + "}",
                "line 1, column " + (6 + Lexer.MOST_BYTES) + ", game 1: The game is longer than 4 MB; it is skipped.");
        rejects(
                "e4 ".repeat(Draft.MOST_ITEMS + 1),
                "line 1, column " + (3 * Draft.MOST_ITEMS + 1)
                        + ", game 1: The game has more than 262144 moves, comments and tags; it is skipped.");
    }

    private static AnnotatedGame pgn(String text) {
        Parsed parsed = Parsed.of(Parsed.PGN, text);
        assertThat(parsed.rejections).isEmpty();
        assertThat(parsed.games).hasSize(1);
        return parsed.annotated().get(0);
    }
}

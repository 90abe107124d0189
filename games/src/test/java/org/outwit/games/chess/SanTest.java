package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.NotationException;

class SanTest {

    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    private final ChessNotation notation = new ChessNotation();

    /** The second column is the move from square to square, the third what it must be written as. */
    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, g1f3, Nf3",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - -, b1d2, Nbd2", // by file
        "4k3/8/8/8/5N2/8/8/5NK1 w - -, f1g3, Ng3", // only one gets there
        "4k3/8/8/5N2/8/8/8/5NK1 w - -, f1g3, N1g3", // by rank
        "4k3/8/8/5N2/8/8/8/5NKN w - -, f1g3, Nf1g3", // one on the file, one on the rank
        "4k3/8/8/8/8/Q7/8/Q1Q2K2 w - -, a1c3, Qa1c3", // neither file nor rank is enough
        "3rk3/8/8/8/8/3N4/8/3K3N w - -, h1f2, Nf2", // the other is pinned
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - -, g1e2, Ne2",
        "4k3/8/8/8/8/8/3P4/R3K2R w - -, h1f1, Rf1",
        "3k4/8/8/8/8/8/8/R2K3R w - -, a1c1, Rc1",
        "3k4/8/8/8/8/3K4/8/R6R w - -, a1d1, Rad1",
        "4k3/1P6/8/8/8/8/8/4K3 w - -, b7b8q, b8=Q+",
        "2r1k3/1P6/8/8/8/8/8/4K3 w - -, b7c8n, bxc8=N",
        "2r2k2/1P1P4/8/8/8/8/8/4K3 w - -, d7c8r, dxc8=R+",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e5d6, exd6",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, e1g1, O-O",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, e1c1, O-O-O",
        "5k1r/8/8/8/8/8/8/4K2R w K -, e1h1, O-O+",
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q -, a1a8, Ra8#",
        "4k3/8/8/8/8/8/8/R3K1R1 w Q -, e1f1, Kf1"
    })
    void movesAreWrittenInFull(String fen, String squares, String san) {
        ChessPosition position = notation.position(fen);
        int move = notation.parse(position, squares);
        assertThat(notation.format(position, move)).isEqualTo(san);
        assertThat(notation.parse(position, san)).isEqualTo(move);
    }

    /** All of these mean the move in the second column. */
    @ParameterizedTest
    @CsvSource({
        CASTLING + ", O-O, O-O 0-0 o-o OO O-O+ O-O! e1g1 e1h1 Ke1g1 Ke1-g1",
        CASTLING + ", O-O-O, O-O-O 0-0-0 0-0-0!? e1c1 e1a1",
        CASTLING + ", Rxa8+, Rxa8+ Ra8 Rxa8 Rxa8# R1xa8 Raxa8 Ra1xa8 Ra1a8 a1a8 a1xa8 Ra1-a8 R:a8",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, exd6, exd6 ed6 exd6e.p. 'exd6 e.p.' exd6ep e5d6 e5xd6 Pexd6 exd6!!",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e6, e6 Pe6 e5e6 e5-e6 e6?!",
        "k7/4P3/8/8/8/8/8/4K3 w - -, e8=Q+, e8=Q e8Q e8=q e7e8q e7e8=Q e8(Q) e7-e8=Q+ e8=Q#",
        "k7/4P3/8/8/8/8/8/4K3 w - -, e8=N, e8=N e8N e7e8n"
    })
    void untidyMovesAreRead(String fen, String san, String texts) {
        ChessPosition position = notation.position(fen);
        java.util.regex.Matcher text =
                java.util.regex.Pattern.compile("'[^']*'|\\S+").matcher(texts);
        while (text.find()) {
            int move = notation.parse(position, text.group().replace("'", ""));
            assertThat(notation.format(position, move)).as(text.group()).isEqualTo(san);
        }
    }

    @Test
    void whereTheKingCanStepThereItDoesNotCastle() {
        ChessPosition position = notation.position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        assertThat(notation.format(position, notation.parse(position, "f1g1"))).isEqualTo("Kg1");
        assertThat(notation.format(position, notation.parse(position, "f1h1"))).isEqualTo("O-O");
        assertThat(notation.format(position, notation.parse(position, "Kg1"))).isEqualTo("Kg1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            4k3/8/8/8/8/5N2/8/1N2K3 w - -    | Nd2   | 'Nd2' is ambiguous here; expected one of Nbd2, Nfd2.
            k7/4P3/8/8/8/8/8/4K3 w - -       | e8    | 'e8' is ambiguous here; expected one of e8=Q+, e8=R+, e8=B, e8=N.
            7k/8/8/8/8/8/8/K7 w - -          | Kb2   | The game is over, so 'Kb2' cannot be played.
            7k/7p/8/8/8/8/8/K7 w - -         | Kc3   | 'Kc3' is not a legal move here; expected one of Kb1, Ka2, Kb2.
            7k/7p/8/8/8/8/8/K7 w - -         | kb2   | 'kb2' is not a legal move here; expected one of Kb1, Ka2, Kb2.
            7k/7p/8/8/8/8/8/K7 w - -         | O-O   | 'O-O' is not a legal move here; expected one of Kb1, Ka2, Kb2.
            7k/7p/8/8/8/8/8/K7 w - -         | b2    | 'b2' is not a legal move here; expected one of Kb1, Ka2, Kb2.
            7k/7p/8/8/8/8/8/K7 w - -         | Kb2=Q | 'Kb2=Q' is not a legal move here; expected one of Kb1, Ka2, Kb2.
            """)
    void whatIsNotClearIsRefusedWithTheCandidates(String fen, String text, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(notation.position(fen), text))
                .withMessage(message);
    }
}

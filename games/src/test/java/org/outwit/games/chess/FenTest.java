package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.NotationException;

class FenTest {

    private final ChessNotation notation = new ChessNotation();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 17 42",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9",
                "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
                "1r2k1r1/8/8/8/8/8/8/RR2K1RR w GBkq - 0 1",
                "4k3/8/8/8/8/8/8/4K3 b - - 100 120"
            })
    void whatIsReadIsWritten(String fen) {
        assertThat(notation.format(notation.position(fen))).isEqualTo(fen);
    }

    @Test
    void clocksMayBeLeftOut() {
        assertThat(notation.format(notation.position("  4k3/8/8/8/8/8/8/4K2R   w K -  ")))
                .isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assertThat(notation.format(notation.position("4k3/8/8/8/8/8/8/4K2R w K - 0 0")))
                .isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    @Test
    void filesMeanRooks() {
        assertThat(notation.format(notation.position("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1")))
                .isEqualTo("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 9", // nobody stands beside
                "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 9", // the pawn is pinned on its file
                "6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 9", // both pawns would leave the rank
                "6k1/8/8/3pP3/8/8/8/r3K3 w - d6 0 9" // the check comes from elsewhere
            })
    void enPassantThatCannotBePlayedIsDropped(String fen) {
        assertThat(notation.format(notation.position(fen))).isEqualTo(fen.replace(" d6 ", " - "));
    }

    @Test
    void movesAndClocksAreCounted() {
        ChessPosition position = new Chess().start();
        for (String move : "e4 c5 Nf3 Nc6".split(" ")) position.play(notation.parse(position, move));
        assertThat(notation.format(position))
                .isEqualTo("r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            4k3/8/8/8/8/8/8/4K3 w -                      | 23 | A position has four fields (board, side to move, castling, en passant) or six (and two clocks); found 3.
            4k3/8/8/8/8/8/8/4K3 w - - 0                  | 27 | A position has four fields (board, side to move, castling, en passant) or six (and two clocks); found 5.
            4k3/8/8/8/8/8/8/4K3 w - - 0 1 x              | 30 | Nothing may follow the six fields, found 'x' at column 30.
            4k3/8/8/8/8/8/8 w - - 0 1                    | 15 | Field 1: expected '/' after eight squares at column 15, found the end of the field.
            4k3/8/8/8/8/8/8/4K3/8 w - - 0 1              | 19 | Field 1: expected the end of the board after eight ranks at column 19, found '/'.
            4k3/8/8/7/8/8/8/4K3 w - - 0 1                | 9  | Field 1: expected a piece or a number of empty squares for h5 at column 9, found '/'.
            4k3/8/8/9/8/8/8/4K3 w - - 0 1                | 8  | Field 1: expected a piece or a number of empty squares for a5 at column 8, found '9'.
            4k4/8/8/8/8/8/8/4K3 w - - 0 1                | 2  | Field 1: expected a piece or a number of empty squares for f8 at column 2, found '4'.
            4x3/8/8/8/8/8/8/4K3 w - - 0 1                | 1  | Field 1: expected a piece or a number of empty squares for e8 at column 1, found 'x'.
            4k3/8/8/8/8/8/8/4K2P w - - 0 1               | 19 | Field 1: expected no pawn on the first or last rank at column 19, found 'P' on h1.
            4k3/8/8/8/8/8/8/8 w - - 0 1                  | 0  | Field 1: expected one king for White at column 0, found 0 of them.
            4k2k/8/8/8/8/8/8/4K3 w - - 0 1               | 0  | Field 1: expected one king for Black at column 0, found 2 of them.
            4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1        | 0  | Field 1: expected at most eight pawns, promoted ones included, for White at column 0, found 9 pawns and 0 more pieces than a side begins with.
            4k3/8/8/8/8/PPPPPPPP/8/RRR1K3 w - - 0 1      | 0  | Field 1: expected at most eight pawns, promoted ones included, for White at column 0, found 8 pawns and 1 more pieces than a side begins with.
            8/8/8/8/8/8/4k3/4K3 w - - 0 1                | 0  | Field 1: expected a square between the kings at column 0, found them next to each other.
            4k3/8/8/8/8/8/8/4K3 white - - 0 1            | 20 | Field 2: expected 'w' or 'b' at column 20, found 'white'.
            4k3/4R3/8/8/8/8/8/4K3 w - - 0 1              | 22 | Field 2: expected the side in check to move at column 22, found w, which could take the king.
            4k3/8/8/8/8/8/8/4K2R w KQ - 0 1              | 24 | Field 3: expected '-' or rooks that can castle with a king on their rank at column 24, found 'Q'.
            4k3/8/8/8/8/8/4K3/7R w K - 0 1               | 23 | Field 3: expected '-' or rooks that can castle with a king on their rank at column 23, found 'K'.
            4k3/8/8/8/8/8/8/4K2R w x - 0 1               | 23 | Field 3: expected '-' or rooks that can castle with a king on their rank at column 23, found 'x'.
            4k3/8/8/8/8/8/8/4K1RR w HG - 0 1             | 25 | Field 3: expected one rook for each side of a king at column 25, found another, 'G'.
            4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1            | 27 | Field 4: expected '-' or a square of rank 6 at column 27, found 'd3'.
            4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 1            | 27 | Field 4: expected a square that a pawn has just passed at column 27, found 'e6'.
            4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1          | 29 | Field 4: expected a square that a pawn has just passed at column 29, found 'd6'.
            4k3/8/8/8/8/8/8/4K3 w - - -1 1               | 26 | Field 5: expected plies without progress of at most 4 digits at column 26, found '-1'.
            4k3/8/8/8/8/8/8/4K3 w - - 0 99999            | 28 | Field 6: expected a move number of at most 4 digits at column 28, found '99999'.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }
}

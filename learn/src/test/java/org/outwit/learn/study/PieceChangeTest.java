package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;

class PieceChangeTest {

    private static final Chess CHESS = new Chess();

    private static List<PieceChange> between(String before, String after, int player) {
        ChessPosition one = CHESS.notation().position(before);
        ChessPosition other = CHESS.notation().position(after);
        return PieceChange.between(CHESS, one, other, player);
    }

    @Test
    void comparesTwoPositions() {
        String before = "3qk3/8/8/3p4/8/8/3Q4/3RK3 w - - 0 1";
        List<PieceChange> white = between(before, "4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1", 0);
        assertThat(PieceChange.gain(white)).contains("the queen and a pawn for a rook");
        assertThat(PieceChange.worth(white)).isBetween(4.0, 6.0);
        List<PieceChange> black = between(before, "4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1", 1);
        assertThat(PieceChange.loss(black)).contains("the queen and a pawn for a rook");
        assertThat(between(before, before, 0)).isEmpty();
        assertThat(PieceChange.gain(List.of())).isEmpty();
    }

    @Test
    void countsPieces() {
        assertThat(PieceChange.gain(List.of(new PieceChange("pawn", 2, 2), new PieceChange("knight", -1, -3))))
                .contains("two pawns for a knight");
        assertThat(PieceChange.gain(List.of(new PieceChange("man", 12, 12)))).contains("12 men");
        assertThat(PieceChange.gain(List.of(new PieceChange("man", -1, -1)))).isEmpty();
        assertThat(PieceChange.loss(List.of(new PieceChange("man", -1, -1)))).contains("a man");
    }

    @Test
    void aManThatBecomesAKingIsNotGiven() {
        List<PieceChange> crowned = List.of(new PieceChange("man", -1, -1), new PieceChange("king", 1, 1.3));
        assertThat(PieceChange.gain(crowned)).contains("a new king");
        assertThat(PieceChange.loss(crowned)).isEmpty();
        List<PieceChange> theirs = List.of(new PieceChange("man", 1, 1), new PieceChange("king", -1, -1.3));
        assertThat(PieceChange.gain(theirs)).isEmpty();
        assertThat(PieceChange.loss(theirs)).isEmpty();
    }

    @Test
    void whatCannotBeTakenIsNoPiece() {
        assertThat(PieceChange.kind("corners", "lead in corners")).isEmpty();
        assertThat(PieceChange.kind("men", "lead in men, on the board and in hand"))
                .contains("man");
        assertThat(PieceChange.kind("pawns", "lead in passed pawns")).isEmpty();
        Othello othello = new Othello();
        OthelloPosition after = othello.start();
        after.make(othello.notation().parse(after, "f5"));
        assertThat(PieceChange.between(othello, othello.start(), after, 0)).isEmpty();
    }
}

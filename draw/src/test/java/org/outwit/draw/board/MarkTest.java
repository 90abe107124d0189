package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;

class MarkTest {

    private static <P extends Position> List<Mark> marks(Game<P> game, P position, String move) {
        P after = Position.copyOf(position);
        after.make(game.notation().parse(position, move));
        return Mark.of("played", game.diagram(position), game.diagram(after), position.mover());
    }

    @Test
    void movesAreArrows() {
        Chess chess = new Chess();
        assertThat(marks(chess, chess.start(), "e4")).containsExactly(new Mark("played", 6, 4, 4, 4));
    }

    @Test
    void capturesArriveWhereTheOtherStood() {
        Chess chess = new Chess();
        assertThat(marks(chess, chess.notation().position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "exd5"))
                .containsExactly(new Mark("played", 4, 4, 3, 3));
    }

    @Test
    void enPassantArrivesBehindTheOther() {
        Chess chess = new Chess();
        assertThat(marks(chess, chess.notation().position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "exd6"))
                .containsExactly(new Mark("played", 3, 4, 2, 3));
    }

    @Test
    void castlingIsTwoArrows() {
        Chess chess = new Chess();
        assertThat(marks(chess, chess.notation().position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "O-O"))
                .containsExactlyInAnyOrder(new Mark("played", 7, 4, 7, 6), new Mark("played", 7, 7, 7, 5));
    }

    @Test
    void promotionChangesThePieceOnItsWay() {
        Chess chess = new Chess();
        assertThat(marks(chess, chess.notation().position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a8=Q"))
                .containsExactly(new Mark("played", 1, 0, 0, 0));
    }

    @Test
    void setPiecesAreRings() {
        Othello othello = new Othello();
        assertThat(marks(othello, othello.start(), "f5")).containsExactly(new Mark("played", 4, 5, 4, 5));
    }

    @Test
    void jumpsGoFromFirstToLast() {
        Checkers checkers = new Checkers();
        assertThat(marks(checkers, checkers.notation().position("W:W22:B18,11"), "22x15x8"))
                .containsExactly(new Mark("played", 5, 2, 1, 6));
    }

    @Test
    void boardsCarryTheirMarks() {
        Othello othello = new Othello();
        String svg = BoardPicture.svg(othello.diagram(othello.start()), "start", marks(othello, othello.start(), "f5"));
        assertThat(svg).contains("class=\"mark played\"");
    }
}

package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.DraughtsPosition.Setup;

class CheckersPositionTest {

    private final Checkers game = new Checkers();

    /** With prey on every square that a piece can take from, and nothing else on the board. */
    @Test
    void noPieceHasMoreJumpsThanTheBufferHasRoomFor() {
        Board board = new Board(8);
        int[] buffer = new int[1000];
        int most = 0;
        for (int square = 0; square < board.squares; square++) {
            long prey = 0;
            for (int other = 0; other < board.squares; other++) {
                boolean inside = board.row(other) % 7 != 0 && board.column(other) % 7 != 0;
                if (inside && (board.row(other) + board.row(square)) % 2 == 1) prey |= 1L << board.bit(other);
            }
            long piece = 1L << board.bit(square);
            DraughtsPosition position = new CheckersPosition(new Setup(piece, prey, piece, DraughtsPosition.BLACK, 0));
            most = Math.max(most, position.listingEveryOrder().moves(buffer, 0));
        }
        assertThat(most).isEqualTo(CheckersPosition.MOST_JUMPS);
    }

    @Test
    void aManThatCrownsEndsItsJump() {
        // A king on 31 could go on over 27.
        DraughtsPosition position = game.notation().position("B:W26,27:B22");
        assertThat(moves(position)).isEqualTo("22x31");
        position.play(game.notation().parse(position, "22x31"));
        assertThat(game.notation().format(position)).isEqualTo("W:W27:BK31");
    }

    @Test
    void jumpsAreCompulsoryAndGoToTheEnd() {
        DraughtsPosition position = game.notation().position("B:W18,25:B1,15");
        assertThat(moves(position)).isEqualTo("15x29");
        assertThat(moves(game.notation().position("B:W18,26:B1,15"))).isEqualTo("15x31");
        assertThat(moves(game.notation().position("B:W18,26,30:B1,15"))).isEqualTo("15x31");
        assertThat(moves(game.notation().position("B:W18,22,25:B1,15"))).isEqualTo("1-5 1-6 15-19");
    }

    @Test
    void menDoNotJumpBackwardsAndKingsDo() {
        assertThat(moves(game.notation().position("W:W15:B18,19"))).isEqualTo("15-11 15-10");
        assertThat(moves(game.notation().position("W:WK15:B18,19"))).isEqualTo("15x22 15x24");
    }

    @Test
    void whoCannotMoveHasLost() {
        DraughtsPosition stuck = game.notation().position("B:W9,14:B5");
        assertThat(stuck.isOver()).isTrue();
        assertThat(stuck.payoff(0)).isEqualTo(-DraughtsGame.WIN);
        assertThat(stuck.payoff(1)).isEqualTo(DraughtsGame.WIN);
        DraughtsPosition none = game.notation().position("W:W:B5");
        assertThat(none.isOver()).isTrue();
        assertThat(none.payoff(0)).isEqualTo(DraughtsGame.WIN);
    }

    /** A king that goes round a square takes the same four pieces either way: one move, two orders. */
    @Test
    void theSamePiecesInAnotherOrderAreTheSameMove() {
        DraughtsPosition position = game.notation().position("B:W6,7,14,15:BK2");
        int[] moves = new int[position.mostMoves()];
        assertThat(position.moves(moves, 0)).isEqualTo(1);
        assertThat(moves(position)).isEqualTo("2x2");
        assertThat(position.listingEveryOrder().moves(moves, 0)).isEqualTo(2);
        assertThat(moves[0]).isEqualTo(moves[1]);
        position.make(moves[0]);
        assertThat(game.notation().format(position)).isEqualTo("W:W:BK2");
    }

    /** Ten thousands of different positions: a collision by chance is a matter of one in ten thousand millions. */
    @Test
    void keysDoNotCollide() {
        Map<Long, String> met = new HashMap<>();
        walk(game.withoutDrawRules(game.start()), 6, met);
        assertThat(met).hasSizeGreaterThan(10_000);
    }

    private void walk(DraughtsPosition position, int depth, Map<Long, String> met) {
        String text = game.notation().format(position);
        String known = met.put(position.key(), text);
        if (known != null) assertThat(known).isEqualTo(text);
        if (depth == 0) return;
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            walk(position, depth - 1, met);
            position.undo();
        }
    }

    private String moves(DraughtsPosition position) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < end; i++) {
            text.append(i == 0 ? "" : " ").append(game.notation().format(position, moves[i]));
        }
        return text.toString();
    }
}

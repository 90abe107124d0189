package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How games end: mates, and all the ways to a draw. */
class ChessDrawTest {

    private final Chess game = new Chess();

    private ChessPosition position(String fen) {
        return game.notation().position(fen);
    }

    private void play(ChessPosition position, String moves) {
        for (String move : moves.split(" ")) {
            assertThat(position.isOver()).as("before " + move).isFalse();
            position.play(game.notation().parse(position, move));
        }
    }

    private void assertDrawn(ChessPosition position) {
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isZero();
        assertThat(position.payoff(1)).isZero();
        int[] moves = new int[position.mostMoves()];
        assertThat(position.moves(moves, 0)).isZero();
        assertThat(position.countMoves(moves, 0)).isZero();
    }

    @Test
    void mateWins() {
        ChessPosition position = game.start();
        play(position, "f3 e5 g4 Qh4#");
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(-Chess.WIN);
        assertThat(position.payoff(1)).isEqualTo(Chess.WIN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
                "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10"
            })
    void stalemateIsADraw(String fen) {
        assertDrawn(position(fen));
        assertThat(game.withoutDrawRules(position(fen)).isOver()).isTrue();
    }

    @Test
    void theThirdTimeIsADraw() {
        ChessPosition position = game.start();
        play(position, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assertThat(position.isOver()).isFalse();
        play(position, "Ng8");
        assertDrawn(position);
        position.undo();
        assertThat(position.isOver()).isFalse();
        assertThat(position.copy().isOver()).isFalse();
    }

    /** After 1. e4 no pawn can take en passant, so the position comes back as if the pawn had come slowly. */
    @Test
    void aRightThatCannotBeUsedIsNone() {
        ChessPosition position = game.start();
        play(position, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8");
        assertThat(position.isOver()).isFalse();
        play(position, "Ng1");
        assertDrawn(position);
    }

    /** The first time White could still take en passant, so the fourth ply does not repeat it. */
    @Test
    void aRightThatCanBeUsedMakesAnotherPosition() {
        ChessPosition position = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        play(position, "d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8");
        assertThat(position.isOver()).isFalse();
        play(position, "Kd1");
        assertDrawn(position);
    }

    @Test
    void losingTheRightToCastleMakesAnotherPosition() {
        ChessPosition position = position("4k3/7p/8/8/8/8/7P/R3K3 w Q - 0 1");
        play(position, "Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8");
        assertThat(position.isOver()).isFalse();
        play(position, "Kd1");
        assertDrawn(position);
    }

    @Test
    void withoutDrawRulesPositionsMayComeBack() {
        ChessPosition position = game.withoutDrawRules(game.start());
        play(position, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        assertThat(position.isOver()).isFalse();
        assertThat(position.clock()).isZero();
        assertThat(position.number()).isOne();
    }

    @Test
    void fiftyMovesWithoutProgressAreADraw() {
        ChessPosition position = position("4k3/8/8/8/8/8/7P/R3K3 w - - 98 80");
        play(position, "Ra2 Kd8");
        assertThat(position.clock()).isEqualTo(100);
        assertDrawn(position);
        position.undo();
        assertThat(position.isOver()).isFalse();
        assertThat(position.clock()).isEqualTo(99);
        position.undo();
        play(position, "h4 Kd8 Ra2");
        assertThat(position.clock()).isEqualTo(2);
        assertThat(position.isOver()).isFalse();
    }

    @Test
    void mateOnTheLastMoveIsMate() {
        ChessPosition position = position("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
        play(position, "Ra8#");
        assertThat(position.clock()).isEqualTo(100);
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(Chess.WIN);
        position.undo();
        play(position, "Ra7");
        assertDrawn(position);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3, true",
        "4k3/8/8/8/8/8/8/4KN2, true",
        "4kb2/8/8/8/8/8/8/4K3, true",
        "4kb2/8/8/8/8/8/8/2B1K3, true", // both on dark squares
        "b3k3/1b6/8/8/8/8/8/4K2B, true", // all on light squares
        "4kb2/8/8/8/8/8/8/4KB2, false", // one on each
        "4k3/8/8/8/8/8/8/3NKN2, false",
        "4kn2/8/8/8/8/8/8/4KN2, false",
        "4kn2/8/8/8/8/8/8/4KB2, false",
        "4k3/p7/8/8/8/8/8/4K3, false",
        "4k3/8/8/8/8/8/8/R3K3, false",
        "q3k3/8/8/8/8/8/8/4K3, false"
    })
    void tooLittleToMateIsADraw(String board, boolean dead) {
        for (String mover : new String[] {" w", " b"}) {
            ChessPosition position = position(board + mover + " - - 0 1");
            assertThat(position.isOver()).isEqualTo(dead);
            if (dead) assertDrawn(position);
            assertThat(game.withoutDrawRules(position).isOver()).isFalse();
        }
    }
}

package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Tactics;

class ChessTacticsTest {

    private final Chess game = new Chess();
    private final Tactics<ChessPosition> tactics = game.tactics();

    @Test
    void noisyMovesAreTheCapturesAndPromotionsAmongAll() {
        Random random = new Random(1);
        for (int number = 0; number < 200; number++) {
            ChessPosition position = game.start();
            for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
                int[] all = new int[position.mostMoves()];
                int count = position.moves(all, 0);
                List<Integer> expected = new ArrayList<>();
                for (int i = 0; i < count; i++) {
                    if (ChessMove.taken(all[i]) != Board.ALL || ChessMove.promotion(all[i]) != 0) expected.add(all[i]);
                    assertThat(tactics.noisyScore(position, all[i]) > 0)
                            .isEqualTo(
                                    ChessMove.taken(all[i]) != Board.ALL || ChessMove.promotion(all[i]) == Board.QUEEN);
                }
                int[] noisy = new int[position.mostMoves()];
                int end = tactics.noisy(position, noisy, 0);
                List<Integer> found = new ArrayList<>();
                for (int i = 0; i < end; i++) found.add(noisy[i]);
                assertThat(found).as(game.notation().format(position)).isEqualTo(expected);
                position.make(all[random.nextInt(count)]);
            }
        }
    }

    @Test
    void forcingMovesAreThoseThatCheck() {
        for (int seed = 0; seed < 300; seed++) {
            RandomChess random = new RandomChess(seed);
            ChessPosition played = random.played(seed % 120);
            ChessPosition setUp = game.notation().position(random.setUp());
            for (ChessPosition position : List.of(played, setUp)) {
                int[] moves = new int[position.mostMoves()];
                int end = position.moves(moves, 0);
                for (int i = 0; i < end; i++) {
                    boolean forcing = tactics.isForcing(position, moves[i]);
                    position.make(moves[i]);
                    boolean inCheck = position.isInCheck();
                    position.undo();
                    assertThat(forcing)
                            .as(game.notation().format(position) + " "
                                    + game.notation().format(position, moves[i]))
                            .isEqualTo(inCheck);
                }
            }
        }
    }

    @Test
    void passingIsTakenBack() {
        ChessPosition position =
                game.notation().position("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
        String before = game.notation().format(position);
        long key = position.key();
        assertThat(tactics.mayPass(position)).isTrue();
        tactics.pass(position);
        assertThat(position.mover()).isZero();
        assertThat(position.key())
                .isEqualTo(game.notation()
                        .position("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3")
                        .key());
        position.undo();
        assertThat(game.notation().format(position)).isEqualTo(before);
        assertThat(position.key()).isEqualTo(key);
    }

    @Test
    void pawnsAloneDoNotPass() {
        assertThat(tactics.mayPass(game.notation().position("8/2p5/8/k7/8/8/4P3/4K3 w - - 0 1")))
                .isFalse();
    }
}

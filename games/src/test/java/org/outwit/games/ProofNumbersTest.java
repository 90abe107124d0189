package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.proof.DfPn;
import org.outwit.core.proof.ProofNumberSearch;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.foursquares.FourSquares;
import org.outwit.games.foursquares.FourSquaresPosition;
import org.outwit.games.mnk.MnkGame;
import org.outwit.games.mnk.MnkPosition;

/** Searches by proof numbers solve small games of different rules. */
class ProofNumbersTest {

    /** Three in a row on nine squares is a draw, on twelve it is won; four on twelve is a draw. */
    @ParameterizedTest
    @CsvSource({"3, 3, 3, 0", "4, 3, 3, 1", "4, 4, 3, 1", "3, 4, 4, 0"})
    void rows(int m, int n, int k, int sign) {
        MnkGame game = new MnkGame(m, n, k);
        Evaluator<MnkPosition> evaluator = game.defaultEvaluator();
        Result found = new DfPn<>(evaluator).search(game.start(), 0, Limits.NONE);
        assertThat(found.bound()).isEqualTo(Bound.EXACT);
        assertThat(Integer.signum(found.value())).isEqualTo(sign);
        assertThat(found.complete()).isTrue();
    }

    @Test
    void ticTacToeFromEveryPositionOfRandomGames() {
        MnkGame game = new MnkGame(3, 3, 3);
        Evaluator<MnkPosition> evaluator = game.defaultEvaluator();
        Random random = new Random(1);
        for (int i = 0; i < 150; i++) {
            MnkPosition position = played(game, random, 1 + i % 8);
            if (position.isOver()) continue;
            Result expected = new MtdF<>(evaluator).search(position, Limits.NONE);
            agree(new ProofNumberSearch<>(evaluator).search(position, Limits.NONE), expected, evaluator, position);
            agree(new DfPn<>(Setup.of(evaluator), 64).search(position, Limits.NONE), expected, evaluator, position);
        }
    }

    @Test
    void connectFourNearTheEnd() {
        ConnectFour game = new ConnectFour();
        Evaluator<ConnectFourPosition> evaluator = game.defaultEvaluator();
        Random random = new Random(2);
        for (int i = 0; i < 40; i++) {
            ConnectFourPosition position = played(game, random, 28 + i % 12);
            if (position.isOver()) continue;
            Result expected = new MtdF<>(evaluator).search(position, Limits.NONE);
            agree(new DfPn<>(evaluator).search(position, Limits.NONE), expected, evaluator, position);
        }
    }

    private static <P extends Position> void agree(Result found, Result expected, Evaluator<P> evaluator, P position) {
        assertThat(found.value()).isEqualTo(expected.value());
        P next = Position.copyOf(position);
        next.play(found.move());
        assertThat(new MtdF<>(evaluator)
                        .search(next, position.mover(), Limits.NONE)
                        .value())
                .isEqualTo(expected.value());
    }

    private static <P extends Position> P played(Game<P> game, Random random, int plies) {
        P position = game.start();
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            int[] moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }

    /** Positions come back all the time here; who begins wins on lines of an even number of squares and loses on the others. */
    @Test
    void theGameOfFourSquares() {
        for (int squares = 3; squares <= 12; squares++) {
            FourSquares game = new FourSquares(squares);
            Evaluator<FourSquaresPosition> evaluator = game.defaultEvaluator();
            Result found = new DfPn<>(evaluator).search(game.withoutDrawRules(game.start()), 0, Limits.NONE);
            assertThat(found.bound()).as(squares + " squares").isEqualTo(Bound.EXACT);
            assertThat(Integer.signum(found.value())).as(squares + " squares").isEqualTo(squares % 2 == 0 ? 1 : -1);
        }
    }

    /** Mates of Reinfeld's "Win at chess", numbers 1, 4, 5, 12 and 27 in two moves, and 14 and 35 in four. */
    @ParameterizedTest
    @CsvSource({
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1, Qg6, 3",
        "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1, Qxh7+, 3",
        "5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1, Qc4+, 3",
        "4k1r1/2p3r1/1pR1p3/3pP2p/3P2qP/P4N2/1PQ4P/5R1K b - - 0 1, Qxf3+, 3",
        "7k/pp4np/2p3p1/3pN1q1/3P4/Q7/1r3rPP/2R2RK1 w - - 0 1, Qf8+, 3",
        "r2rb1k1/pp1q1p1p/2n1p1p1/2bp4/5P2/PP1BPR1Q/1BPN2PP/R5K1 w - - 0 1, Qxh7+, 7",
        "r3r2k/2R3pp/pp1q1p2/8/3P3R/7P/PP3PP1/3Q2K1 w - - 0 1, Rxh7+, 7"
    })
    void mates(String fen, String best, int plies) {
        Chess game = new Chess();
        ChessPosition root = game.withoutDrawRules(game.notation().position(fen));
        Evaluator<ChessPosition> outcome =
                (position, player) -> position.isOver() ? Integer.signum(position.payoff(player)) : 0;
        Setup<ChessPosition> isItMate = Setup.of(outcome).within(0, 1);
        Result found = new DfPn<>(isItMate).search(root, Limits.depth(plies).withNodes(1_000_000));
        assertThat(found.bound()).isEqualTo(Bound.LOWER);
        assertThat(game.notation().format(root, found.move())).isEqualTo(best);
        Result sooner =
                new DfPn<>(isItMate).search(root, Limits.depth(plies - 2).withNodes(1_000_000));
        assertThat(sooner.bound()).isEqualTo(Bound.UPPER);
        Result anyTime = new DfPn<>(isItMate).search(root, Limits.NONE.withNodes(1_000_000));
        assertThat(anyTime.bound()).isEqualTo(Bound.LOWER);
    }

    /** Fifty or a hundred times the nodes, and no more memory. */
    @Test
    void nodesAllocateNothing() {
        ConnectFour game = new ConnectFour();
        DfPn<ConnectFourPosition> search = new DfPn<>(game.defaultEvaluator());
        long few = allocated(search, 2_000);
        long many = allocated(search, Thoroughness.of(200_000, 100_000));
        assertThat(many).isLessThan(few + 4_000);
    }

    private static long allocated(DfPn<ConnectFourPosition> search, int nodes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ConnectFourPosition root = new ConnectFour().start();
        long least = Long.MAX_VALUE;
        for (int round : List.of(1, 2, 3, 4).subList(0, Thoroughness.of(4, 2))) {
            long before = threads.getCurrentThreadAllocatedBytes();
            search.search(root, Limits.NONE.withNodes(nodes + round));
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}

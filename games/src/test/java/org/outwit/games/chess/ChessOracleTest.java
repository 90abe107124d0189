package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Perft;

/** The bitboards against {@link NaiveChess}: same moves, same counts, same positions afterwards. */
class ChessOracleTest {

    private final Chess game = new Chess();

    @Test
    void perftAgrees() {
        for (int depth = 1; depth <= 3; depth++) {
            assertThat(Perft.count(game.start(), depth))
                    .isEqualTo(new NaiveChess(game.notation().format(game.start())).perft(depth));
        }
    }

    @Test
    void randomGamesAgree() {
        for (int seed = 0; seed < Thoroughness.of(12, 5); seed++) {
            RandomChess random = new RandomChess(seed);
            ChessPosition position = game.start();
            for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
                compare(position, new NaiveChess(game.notation().format(position)));
                random.makeAny(position);
            }
        }
    }

    @Test
    void setUpPositionsAgree() {
        compareSetUp(0, Thoroughness.of(2000));
    }

    @Test
    void castlingPositionsAgree() {
        compareCastling(0, Thoroughness.of(1500));
    }

    @Test
    @Tag("long")
    void manySetUpPositionsAgree() {
        compareSetUp(1, 30_000);
        compareCastling(1, 30_000);
    }

    private void compareSetUp(long seed, int count) {
        RandomChess random = new RandomChess(seed);
        for (int i = 0; i < count; i++) compareTwoPlies(random.setUp(), new Random(i));
    }

    private void compareCastling(long seed, int count) {
        RandomChess random = new RandomChess(seed);
        for (int i = 0; i < count; i++) compareTwoPlies(random.setUpToCastle(), new Random(i));
    }

    /** Here and after one move, so that what a move leaves behind is compared as well. */
    private void compareTwoPlies(String fen, Random random) {
        ChessPosition position = game.withoutDrawRules(game.notation().position(fen));
        NaiveChess naive = new NaiveChess(fen);
        compare(position, naive);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        if (count == 0) return;
        int move = moves[random.nextInt(count)];
        position.make(move);
        compare(position, naive.after(text(move)));
        position.undo();
        assertThat(position.key()).isEqualTo(game.notation().position(fen).key());
    }

    private void compare(ChessPosition position, NaiveChess naive) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        TreeSet<String> written = new TreeSet<>();
        for (int i = 0; i < count; i++) written.add(text(moves[i]));
        String fen = game.notation().format(position);
        TreeSet<String> expected = naive.moves();
        assertThat(written).as(fen).isEqualTo(expected);
        assertThat(count).as(fen).isEqualTo(expected.size());
        assertThat(position.countMoves(moves, 0)).as(fen).isEqualTo(expected.size());
        assertThat(position.hasMoves()).as(fen).isEqualTo(!expected.isEmpty());
        assertThat(position.isInCheck()).as(fen).isEqualTo(naive.isInCheck());
        assertThat(position.key())
                .as(fen)
                .isEqualTo(game.notation().position(fen).key());
        boolean writesEnPassant = !fen.split(" ")[3].equals("-");
        boolean takesEnPassant = false;
        for (int i = 0; i < count; i++) takesEnPassant |= ChessMove.isEnPassant(moves[i]);
        assertThat(writesEnPassant).as(fen).isEqualTo(takesEnPassant);
    }

    private static String text(int move) {
        String squares = Squares.name(ChessMove.from(move)) + Squares.name(ChessMove.to(move));
        int promotion = ChessMove.promotion(move);
        return promotion == 0 ? squares : squares + " pnbrqk".charAt(promotion);
    }
}

package org.outwit.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MnkPositionTest {

    /** The well-known totals of tic-tac-toe: who wins how many of the 255168 games. */
    @Test
    void gamesOfTicTacToe() {
        Map<Integer, Integer> games = new HashMap<>();
        countGames(new TicTacToe().start(), games);
        assertThat(games).isEqualTo(Map.of(MnkGame.WIN, 131184, -MnkGame.WIN, 77904, 0, 46080));
    }

    private static void countGames(MnkPosition position, Map<Integer, Integer> games) {
        if (position.isOver()) {
            games.merge(position.payoff(0), 1, Integer::sum);
            return;
        }
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            countGames(position, games);
            position.undo();
        }
    }

    /** 5478 positions can be met, and keys tell them all apart. */
    @Test
    void positionsOfTicTacToe() {
        Map<Long, String> texts = new HashMap<>();
        TicTacToe game = new TicTacToe();
        collect(game, game.start(), texts);
        assertThat(texts).hasSize(5478);
        assertThat(texts.values()).doesNotHaveDuplicates();
    }

    private static void collect(MnkGame game, MnkPosition position, Map<Long, String> texts) {
        String text = game.notation().format(position);
        String known = texts.put(position.key(), text);
        if (known != null) {
            assertThat(known).isEqualTo(text);
            return;
        }
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            collect(game, position, texts);
            position.undo();
        }
    }

    /** The two representations are each other's oracle, on boards of every shape that fits both. */
    @ParameterizedTest
    @CsvSource({"3,3,3", "1,5,3", "8,1,4", "4,3,3", "3,4,4", "5,5,4", "7,7,4", "7,8,5", "15,4,4", "2,2,2"})
    void bitsAndArraysAgree(int m, int n, int k) {
        MnkBoard board = new MnkBoard(m, n, k);
        for (int seed = 0; seed < 60; seed++) {
            MnkPosition bits = new BitMnkPosition(board);
            MnkPosition array = new ArrayMnkPosition(board);
            Random random = new Random(seed);
            while (!array.isOver()) {
                compare(board, bits, array);
                int[] moves = new int[array.mostMoves()];
                int move = moves[random.nextInt(array.moves(moves, 0))];
                bits.make(move);
                array.make(move);
                if (random.nextInt(4) == 0) {
                    bits.undo();
                    array.undo();
                }
            }
            compare(board, bits, array);
            boolean first = array.openLines(0, k) > 0;
            boolean second = array.openLines(1, k) > 0;
            assertThat(array.payoff(0)).isEqualTo(first ? MnkGame.WIN : second ? -MnkGame.WIN : 0);
        }
    }

    private static void compare(MnkBoard board, MnkPosition bits, MnkPosition array) {
        int[] bitMoves = new int[board.cells];
        int[] arrayMoves = new int[board.cells];
        assertThat(bits.moves(bitMoves, 0)).isEqualTo(array.moves(arrayMoves, 0));
        assertThat(bitMoves).isEqualTo(arrayMoves);
        assertThat(bits.isOver()).isEqualTo(array.isOver());
        assertThat(bits.key()).isEqualTo(array.key());
        for (int player = 0; player < 2; player++) {
            assertThat(bits.payoff(player)).isEqualTo(array.payoff(player));
            for (int count = 0; count <= board.goal; count++) {
                assertThat(bits.openLines(player, count)).isEqualTo(array.openLines(player, count));
                assertThat(bits.openFrames(player, count)).isEqualTo(array.openFrames(player, count));
            }
        }
        for (int cell = 0; cell < board.cells; cell++)
            assertThat(bits.owner(cell)).isEqualTo(array.owner(cell));
    }

    /** What a large board counts as it goes is what one finds by looking along every row, column and diagonal. */
    @ParameterizedTest
    @CsvSource({"8,8,5", "9,12,4", "15,15,5", "19,5,3"})
    void countsAgreeWithTheOracle(int m, int n, int k) {
        for (int seed = 0; seed < 4; seed++) {
            MnkPosition position = new MnkGame(m, n, k).start();
            Random random = new Random(seed);
            while (!position.isOver()) {
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
                NaiveMnk naive = new NaiveMnk(position, m, n);
                for (int player = 0; player < 2; player++) {
                    for (int count = 1; count <= k; count++) {
                        assertThat(position.openLines(player, count)).isEqualTo(naive.openLines(player, k, count));
                        assertThat(position.openFrames(player, count)).isEqualTo(naive.openFrames(player, k, count));
                    }
                }
                boolean won = naive.openLines(1 - position.mover(), k, k) > 0;
                assertThat(position.isOver()).isEqualTo(won || position.mostMoves() == 0);
            }
        }
    }

    @Test
    void largeBoardsListTheirMiddleFirst() {
        Gomoku game = new Gomoku();
        MnkPosition position = game.start();
        int[] moves = new int[position.mostMoves()];
        assertThat(position.moves(moves, 0)).isEqualTo(225);
        assertThat(Arrays.stream(moves, 0, 9).mapToObj(move -> game.notation().format(position, move)))
                .containsExactly("h8", "h7", "g8", "i8", "h9", "g7", "i7", "g9", "i9");
        assertThat(game.notation().format(position, moves[224])).isEqualTo("o15");
    }

    @Test
    void smallBoardsAreBits() {
        assertThat(new TicTacToe().start()).isInstanceOf(BitMnkPosition.class);
        assertThat(new MnkGame(7, 8, 5).start()).isInstanceOf(BitMnkPosition.class);
        assertThat(new MnkGame(8, 8, 5).start()).isInstanceOf(ArrayMnkPosition.class);
    }

    @ParameterizedTest
    @CsvSource({"3,3,3,8", "4,4,4,10", "5,5,4,28", "15,15,5,572", "19,19,5,1020"})
    void linesAreCountedAsByFormula(int m, int n, int k, int lines) {
        assertThat(new MnkBoard(m, n, k).lines.size()).isEqualTo(lines);
    }

    @Test
    void boardsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MnkGame(20, 19, 5))
                .withMessage("The number of columns (20) must be between 1 and 19.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MnkGame(3, 0, 3))
                .withMessage("The number of rows (0) must be between 1 and 19.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MnkGame(3, 4, 5))
                .withMessage("The goal (5 in a row) must be between 2 and the longer side (4).");
    }
}

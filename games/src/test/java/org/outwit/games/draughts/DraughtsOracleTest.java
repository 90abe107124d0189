package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Perft;
import org.outwit.games.draughts.DraughtsPosition.Setup;
import org.outwit.games.draughts.DraughtsRules.Numbering;

/** The bitboards against {@link NaiveDraughts}, and the two kinds of positions against each other. */
class DraughtsOracleTest {

    static Stream<DraughtsRules> rules() {
        return Stream.of(
                        DraughtsRules.ENGLISH,
                        DraughtsRules.INTERNATIONAL,
                        DraughtsRules.RUSSIAN,
                        DraughtsRules.BRAZILIAN,
                        DraughtsRules.POOL,
                        DraughtsRules.ITALIAN,
                        DraughtsRules.INTERNATIONAL.onWidth(6))
                .map(DraughtsOracleTest::numbered);
    }

    /** The oracle reads and writes plain numbers only; how squares are called does not change the moves. */
    private static DraughtsRules numbered(DraughtsRules rules) {
        return new DraughtsRules(
                rules.width(),
                rules.flyingKings(),
                rules.menCaptureBackwards(),
                rules.menCaptureKings(),
                rules.crownsInPassing(),
                rules.majority(),
                rules.blackBegins(),
                rules.quietPlies(),
                Numbering.NUMBERS,
                rules.gameType());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void movesLeadWhereTheOracleSays(DraughtsRules rules) {
        Board board = new Board(rules.width());
        DraughtsNotation notation = new DraughtsNotation(rules, board);
        for (int seed = 0; seed < 600; seed++) {
            DraughtsPosition position =
                    DraughtsGame.position(rules, board, randomSetup(rules, board, new Random(seed)));
            position = position.withoutDrawRules();
            String text = notation.format(position);
            NaiveDraughts naive = NaiveDraughts.read(rules, text);
            assertThat(naive.text()).isEqualTo(text);

            List<String> expected =
                    naive.next().stream().map(NaiveDraughts::text).sorted().toList();
            assertThat(reached(position, notation)).as(text).isEqualTo(expected);
            int[] room = new int[5000];
            assertThat(position.countMoves(room, 0)).as(text).isEqualTo(expected.size());
            assertThat(position.isOver()).as(text).isEqualTo(expected.isEmpty());
            assertThat(expected.size()).isLessThanOrEqualTo(Math.max(1, position.mostMoves()));

            DraughtsPosition everyOrder = position.listingEveryOrder();
            int count = naive.countEveryOrder();
            assertThat(everyOrder.moves(room, 0)).as(text).isEqualTo(count);
            assertThat(everyOrder.countMoves(room, 0)).as(text).isEqualTo(count);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void gamesAreTheSame(DraughtsRules rules) {
        Board board = new Board(rules.width());
        DraughtsNotation notation = new DraughtsNotation(rules, board);
        DraughtsPosition start =
                DraughtsGame.position(rules, board, Setup.start(rules, board)).withoutDrawRules();
        assertThat(Perft.count(start, 4))
                .isEqualTo(NaiveDraughts.read(rules, notation.format(start)).perft(4));
        for (int seed = 0; seed < 4; seed++) {
            Random random = new Random(seed);
            DraughtsPosition position = start.copy();
            for (int ply = 0; ply < 80 && !position.isOver(); ply++) {
                NaiveDraughts naive = NaiveDraughts.read(rules, notation.format(position));
                assertThat(reached(position, notation))
                        .isEqualTo(naive.next().stream()
                                .map(NaiveDraughts::text)
                                .sorted()
                                .toList());
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }

    /** Captures are told by their index in a list that a copy does not have yet. */
    @ParameterizedTest
    @MethodSource("rules")
    void copiesMakeMovesThatTheyHaveNotListed(DraughtsRules rules) {
        Board board = new Board(rules.width());
        DraughtsNotation notation = new DraughtsNotation(rules, board);
        int[] room = new int[5000];
        for (int seed = 0; seed < 300; seed++) {
            DraughtsPosition position =
                    DraughtsGame.position(rules, board, randomSetup(rules, board, new Random(seed)));
            List<String> expected = reached(position, notation);
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            DraughtsPosition copy = position.copy();
            List<String> found = new ArrayList<>();
            for (int i = 0; i < end; i++) {
                copy.make(moves[i]);
                found.add(notation.format(copy));
                copy.moves(room, 0);
                copy.undo();
            }
            Collections.sort(found);
            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void bothKindsOfPositionPlayCheckers() {
        Board board = new Board(8);
        DraughtsNotation notation = new DraughtsNotation(DraughtsRules.ENGLISH, board);
        for (int seed = 0; seed < 3000; seed++) {
            Setup setup = randomSetup(DraughtsRules.ENGLISH, board, new Random(seed));
            DraughtsPosition fast = new CheckersPosition(setup).withoutDrawRules();
            DraughtsPosition general = new GeneralPosition(DraughtsRules.ENGLISH, board, setup).withoutDrawRules();
            assertThat(fast.key()).isEqualTo(general.key());
            assertThat(reached(fast, notation)).isEqualTo(reached(general, notation));
            assertThat(Perft.countInBulk(fast, 3)).isEqualTo(Perft.countInBulk(general, 3));
            assertThat(Perft.countInBulk(fast.listingEveryOrder(), 3))
                    .isEqualTo(Perft.countInBulk(general.listingEveryOrder(), 3));
        }
    }

    private static List<String> reached(DraughtsPosition position, DraughtsNotation notation) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<String> reached = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            reached.add(notation.format(position));
            position.undo();
        }
        Collections.sort(reached);
        return reached;
    }

    /** Anything from two pieces to a crowded board, with few or many kings. */
    static Setup randomSetup(DraughtsRules rules, Board board, Random random) {
        List<Integer> squares =
                new ArrayList<>(IntStream.range(0, board.squares).boxed().toList());
        Collections.shuffle(squares, random);
        int kingsInTen = random.nextInt(6);
        long[] pieces = new long[2];
        long kings = 0;
        int most = 1 + random.nextInt(rules.menPerSide());
        for (int i = 0; i < 2 * most; i++) {
            int square = squares.get(i);
            int colour = i % 2;
            boolean lastRow = board.row(square) == (colour == DraughtsPosition.BLACK ? board.rows - 1 : 0);
            if (random.nextInt(5) == 0) continue;
            pieces[colour] |= 1L << board.bit(square);
            if (lastRow || random.nextInt(10) < kingsInTen) kings |= 1L << board.bit(square);
        }
        return new Setup(pieces[0], pieces[1], kings, random.nextInt(2), 0);
    }
}

package org.outwit.games.chinesecheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Perft;

class ChineseCheckersPositionTest {

    /** Everything B has is in the goal but one piece, for which one hole is open. */
    private static final String NEARLY_HOME = "1/2/3/4/13/12/11/4AA4/3AAA3/4AAAA2/5A5/12/6B6/B1BB/BBB/BB/B B - 40";

    private static ChineseCheckersPosition read(StarSeats seats, String text) {
        return new ChineseCheckersNotation(seats).position(text);
    }

    private static void play(ChineseCheckersPosition position, String... moves) {
        for (String move : moves) {
            position.play(new ChineseCheckersNotation(position.seats()).parse(position, move));
        }
    }

    private static List<Integer> payoffs(ChineseCheckersPosition position) {
        return java.util.stream.IntStream.range(0, position.seats().players())
                .map(position::payoff)
                .boxed()
                .toList();
    }

    /** Pieces are thrown anywhere, so that chains are long and corners crowded. */
    @ParameterizedTest
    @EnumSource(StarSeats.class)
    void movesAreTheNaiveOnes(StarSeats seats) {
        Random random = new Random(7);
        Notation<ChineseCheckersPosition> notation = new ChineseCheckersNotation(seats);
        int[] nobody = new int[seats.players()];
        Arrays.fill(nobody, ChineseCheckersPosition.NOT_HOME);
        for (int i = 0; i < 60; i++) {
            byte[] owners = new byte[StarBoard.HOLES];
            Arrays.fill(owners, ChineseCheckersPosition.NOBODY);
            for (int piece = 0; piece < StarBoard.PIECES * seats.players(); piece++) {
                int hole = random.nextInt(StarBoard.HOLES);
                while (owners[hole] != ChineseCheckersPosition.NOBODY) hole = random.nextInt(StarBoard.HOLES);
                owners[hole] = (byte) (piece % seats.players());
            }
            int mover = random.nextInt(seats.players());
            ChineseCheckersPosition position = new ChineseCheckersPosition(seats, owners, nobody, mover, 0, true);
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            TreeSet<String> found = new TreeSet<>();
            for (int k = 0; k < end; k++) found.add(notation.format(position, moves[k]));
            assertThat(found).hasSize(end);
            String text = notation.format(position);
            assertThat(found).as(text).isEqualTo(NaiveStar.read(text).moves("ABCDEF".charAt(mover)));
        }
    }

    @ParameterizedTest
    @EnumSource(StarSeats.class)
    void countsAreTheNaiveOnes(StarSeats seats) {
        ChineseCheckersPosition start = ChineseCheckersPosition.start(seats);
        String text = new ChineseCheckersNotation(seats).format(start);
        String sides = "ABCDEF".substring(0, seats.players());
        for (int depth = 1; depth <= 4; depth++) {
            assertThat(NaiveStar.read(text).count(sides, 0, depth)).isEqualTo(Perft.count(start, depth));
        }
    }

    @Test
    void whoFillsTheGoalIsHomeAndTwoPlayersAreDone() {
        ChineseCheckersPosition position = read(StarSeats.TWO, NEARLY_HOME);
        assertThat(position.isOver()).isFalse();
        play(position, "e7-d2");
        assertThat(position.isOver()).isTrue();
        assertThat(payoffs(position)).containsExactly(-ChineseCheckers.WIN, ChineseCheckers.WIN);
    }

    /** A's piece in the goal of B does not keep B out: the goal is full, and B has a piece in it. */
    @Test
    void aPieceThatStaysKeepsNobodyOut() {
        String text = NEARLY_HOME.replace("5A5", "5B5").replace("/B B", "/A B");
        ChineseCheckersPosition position = read(StarSeats.TWO, text);
        play(position, "e7-d2");
        assertThat(position.place(1)).isZero();
        assertThat(position.isOver()).isTrue();
    }

    /** Somebody else may fill the hole; then the owner of the goal is home, and not the player who moved. */
    @Test
    void othersCanFillAGoal() {
        String text = NEARLY_HOME.replace("5A5", "5B5").replace("6B6", "6A6").replace("/B B", "/B A");
        ChineseCheckersPosition position = read(StarSeats.TWO, text);
        play(position, "e7-d2");
        assertThat(position.place(1)).isZero();
        assertThat(payoffs(position)).containsExactly(-ChineseCheckers.WIN, ChineseCheckers.WIN);
    }

    /** A full goal with nothing of one's own in it is where a game of two begins. */
    @Test
    void aGoalFullOfOthersIsNoEnd() {
        assertThat(ChineseCheckersPosition.start(StarSeats.TWO).fillsGoal(0)).isFalse();
    }

    @Test
    void theOthersPlayOnForTheirPlaces() {
        String text = "A/AA/AAA/A1AA/6A6/12/11/10/BBBBBBBBB/B9/CCCCCCCCCC1/12/13/4/3/2/1 A - 90";
        ChineseCheckersPosition position = read(StarSeats.THREE, text);
        play(position, "m7-n2");
        assertThat(position.isOver()).isFalse();
        assertThat(position.mover()).isEqualTo(1);
        play(position, "i9-j10", "g1-f1");
        assertThat(position.mover()).as("A is home and moves no more").isEqualTo(1);
    }

    @Test
    void afterAHundredRoundsTheRestIsShared() {
        String text = "A/AA/AAA/A1AA/6A6/12/11/10/BBBBBBBBB/B9/CCCCCCCCCC1/12/13/4/3/2/1 A - 298";
        ChineseCheckersPosition position = read(StarSeats.THREE, text);
        play(position, "m7-n2", "i1-j1");
        assertThat(position.isOver()).isTrue();
        assertThat(payoffs(position))
                .containsExactly(ChineseCheckers.WIN, -ChineseCheckers.WIN / 2, -ChineseCheckers.WIN / 2);
    }

    @Test
    void onlySomeNumbersOfPlayersAreFair() {
        assertThat(StarSeats.of(6)).isEqualTo(StarSeats.SIX);
        for (int players : new int[] {0, 1, 5, 7}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> StarSeats.of(players))
                    .withMessage("Chinese checkers is for 2, 3, 4 or 6 players, not for " + players + ".");
        }
    }
}

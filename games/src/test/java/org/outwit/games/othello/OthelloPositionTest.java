package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Perft;

class OthelloPositionTest {

    private final Othello game = new Othello();

    @Test
    void gamesAgreeWithTheOracle() {
        RandomOthello.forEachPosition(60, this::compare);
    }

    @Test
    void boardsThatNoGameLeadsToAgreeWithTheOracle() {
        Random random = new Random(1);
        for (int i = 0; i < 4000; i++) compare(RandomOthello.filled(random));
    }

    /** Moves, where each leads, end and payoff. */
    private void compare(OthelloPosition position) {
        String text = game.notation().format(position);
        NaiveOthello naive = new NaiveOthello(text);
        List<Integer> expected = naive.places(naive.mover());
        if (expected.isEmpty() && !naive.isOver()) expected = List.of(OthelloPosition.PASS);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < end; i++) found.add(moves[i]);
        assertThat(found).as(text).isEqualTo(expected);
        assertThat(position.countMoves(moves, 0)).isEqualTo(expected.size());
        assertThat(position.isOver()).as(text).isEqualTo(naive.isOver());

        for (int move : found) {
            NaiveOthello next = new NaiveOthello(text);
            next.play(move == OthelloPosition.PASS ? -1 : move);
            position.make(move);
            assertThat(game.notation().format(position)).isEqualTo(next.text());
            position.undo();
        }
        int lead = naive.count('X') - naive.count('O');
        int score = lead > 0 ? 64 - 2 * naive.count('O') : lead < 0 ? 2 * naive.count('X') - 64 : 0;
        assertThat(position.payoff(0)).as(text).isEqualTo(1000 * score);
        assertThat(position.payoff(1)).as(text).isEqualTo(-1000 * score);
    }

    @Test
    void perftAgreesWithTheOracle() {
        NaiveOthello naive = new NaiveOthello(game.notation().format(game.start()));
        for (int depth = 1; depth <= 6; depth++) {
            assertThat(Perft.count(game.start(), depth)).isEqualTo(naive.perft(depth, false, false));
        }
    }

    /** From the start nobody passes before depth 9, so ends of games say more. */
    @Test
    void perftAgreesWithTheOracleNearTheEnd() {
        long differences = 0;
        for (int seed = 0; seed < 40; seed++) {
            OthelloPosition position = game.start();
            Random random = new Random(seed);
            while (position.discs() < 57 && !position.isOver()) RandomOthello.play(position, random);
            NaiveOthello naive = new NaiveOthello(game.notation().format(position));
            for (int depth = 1; depth <= 7; depth++) {
                long expected = naive.perft(depth, false, false);
                assertThat(Perft.count(position, depth)).isEqualTo(expected);
                assertThat(Perft.countInBulk(position, depth)).isEqualTo(expected);
                long atTheEnd = naive.perft(depth, true, false);
                assertThat(BikPerft.count(position, depth)).isEqualTo(atTheEnd);
                differences += atTheEnd - expected;
            }
        }
        assertThat(differences).as("the conventions differ somewhere").isPositive();
    }

    /** Convention B: OEIS A124004, where the end is seen at once. */
    @Test
    @Tag("long")
    void perftIsAsPublishedWhereTheEndIsSeenAtOnce() {
        assertThat(Perft.count(game.start(), 10)).isEqualTo(24_571_056L);
        assertThat(Perft.countInBulk(game.start(), 11)).isEqualTo(212_258_216L);
    }

    /** Convention A: Aart Bik's table, where a player who cannot turn a disc passes, at the end too; full depth only. */
    @Test
    @Tag("long")
    void perftIsAsPublishedWhereAPassComesBeforeTheEnd() {
        assertThat(BikPerft.count(game.start(), 9)).isEqualTo(3_005_288L);
        assertThat(BikPerft.count(game.start(), 10)).isEqualTo(24_571_284L);
        assertThat(BikPerft.count(game.start(), 11)).isEqualTo(212_258_572L);
    }

    @Test
    void whoCannotMovePassesAndTheOtherGoesOn() {
        OthelloPosition position =
                game.notation().position("XO------" + "-".repeat(16) + "---XX---".repeat(2) + "-".repeat(24) + " O");
        int[] moves = new int[60];
        assertThat(position.moves(moves, 0)).isEqualTo(1);
        assertThat(moves[0]).isEqualTo(OthelloPosition.PASS);
        position.make(OthelloPosition.PASS);
        assertThat(position.mover()).isZero();
        assertThat(position.moves(moves, 0)).isEqualTo(1);
        assertThat(game.notation().format(position, moves[0])).isEqualTo("c1");
    }

    @Test
    void aSideWithoutDiscsHasLostEverything() {
        OthelloPosition shortest = game.notation().position("e6f4e3f6g5d6e7f5c5");
        assertThat(shortest.isOver()).isTrue();
        assertThat(shortest.payoff(0)).as("all squares go to the winner").isEqualTo(64_000);
    }

    @Test
    void keysDoNotMeet() {
        Map<Long, String> texts = new HashMap<>();
        RandomOthello.forEachPosition(300, position -> {
            String text = game.notation().format(position);
            assertThat(texts.merge(position.key(), text, (one, other) -> one)).isEqualTo(text);
        });
        assertThat(texts.size()).isGreaterThan(15_000);
    }
}

package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Games with what is special about them, to the end: checkers by mouse, by finger and by keys alone, the others by one of these; each by
 * all of them in the long tests.
 */
class WholeGameTest {

    private static final int MOST = 60;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Table table(Hands hand, String game, String opponent, String start) throws Exception {
        Visit visit = VISITS.usual(hand.screen());
        return new Table(
                VISITS.rig(),
                visit,
                hand,
                "{\"game\":\"%s\",\"players\":[\"%s\"],\"millis\":20,\"start\":\"%s\"}"
                        .formatted(game, opponent, start));
    }

    @ParameterizedTest
    @EnumSource
    void checkersWithAMultiJump(Hands hand) throws Exception {
        try (Table table = table(hand, "checkers", "engine:material", "B:W14,22,31:B1,10")) {
            table.play("10x26");
            assertThat(table.moves().subList(0, 2)).containsExactly("10x26", "31x22");
            table.playOut(new Random(1), MOST);
        }
    }

    @Test
    void othelloWithAPass() throws Exception {
        othelloWithAPass(Hands.FINGER);
    }

    private static void othelloWithAPass(Hands hand) throws Exception {
        String nearlyFull = "-O-XXXXXXXXXXXXXXXOXXXXXXXXOXXXOXXXXOXXOXXXXXOXOXXXXOXXOXXXXXXXO X";
        try (Table table = table(hand, "othello", "engine:greedy", nearlyFull)) {
            table.playOut(new Random(1), MOST);
            assertThat(table.moves()).contains("pass");
        }
    }

    /** Black has one move at a time, so what is played is known: taking in passing, castling, and a promotion that mates. */
    @Test
    void chessWithItsOddMoves() throws Exception {
        chessWithItsOddMoves(Hands.MOUSE);
    }

    private static void chessWithItsOddMoves(Hands hand) throws Exception {
        try (Table table = table(hand, "chess", "engine:material", "7k/P6p/7P/3pP3/8/8/8/4K2R w K d6 0 1")) {
            table.play("exd6");
            table.play("O-O");
            table.play("a8=Q#");
            assertThat(table.moves()).containsExactly("exd6", "Kg8", "O-O", "Kh8", "a8=Q#");
            assertThat(table.isOver()).isTrue();
        }
    }

    @Test
    void kalahWithAnExtraTurn() throws Exception {
        kalahWithAnExtraTurn(Hands.KEYS);
    }

    private static void kalahWithAnExtraTurn(Hands hand) throws Exception {
        try (Table table = table(hand, "kalah", "engine:stores", "0,0,1,0,2,1;20;1,0,0,2,0,1;20;S")) {
            table.play("6");
            assertThat(table.picture().get("turn").intValue()).isZero();
            table.playOut(new Random(1), MOST);
        }
    }

    @Test
    void morrisWithARemoval() throws Exception {
        morrisWithARemoval(Hands.MOUSE);
    }

    private static void morrisWithARemoval(Hands hand) throws Exception {
        try (Table table = table(hand, "morris", "engine:men", "WW./.../.../....../.../BB./..B W 1 1 0")) {
            table.play("g7xb2");
            table.playOut(new Random(1), MOST);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource
    void everyGameByEveryHand(Hands hand) throws Exception {
        othelloWithAPass(hand);
        chessWithItsOddMoves(hand);
        kalahWithAnExtraTurn(hand);
        morrisWithARemoval(hand);
    }
}

package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawRulesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers         | B:WK32:BK1     | 1-5   | 32-28 | 5-1   | 28-32
            draughts         | W:WK46:BK45    | 46-41 | 45-50 | 41-46 | 50-45
            draughts-russian | W:WKa1:BKb8    | a1-b2 | b8-a7 | b2-a1 | a7-b8
            """)
    void theThirdOccurrenceIsADraw(String name, String text, String one, String two, String three, String four) {
        DraughtsGame game = DraughtsTestGames.named(name);
        DraughtsPosition position = game.notation().position(text);
        DraughtsPosition timeless = game.withoutDrawRules(position);
        String[] round = {one, two, three, four};
        for (int ply = 0; ply < 8; ply++) {
            assertThat(position.isOver()).as("ply %d", ply).isFalse();
            play(game, position, round[ply % 4]);
            play(game, timeless, round[ply % 4]);
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isZero();
        assertThat(position.moves(new int[100], 0)).isZero();
        assertThat(position.countMoves(new int[100], 0)).isZero();
        assertThat(game.diagram(position).caption()).isEqualTo("Drawn");
        assertThat(timeless.isOver()).isFalse();
        assertThat(timeless.quiet()).isZero();

        position.undo();
        assertThat(position.isOver()).isFalse();
        play(game, position, four);
        assertThat(position.isOver()).isTrue();
        assertThat(position.copy().isOver()).isTrue();
    }

    /** The same squares with the other side to move, or before a man has moved, are other positions. */
    @Test
    void onlyEqualPositionsCount() {
        Checkers game = new Checkers();
        DraughtsPosition position = game.notation().position("B:WK32,21:BK1,3");
        for (String move : "1-5 32-28 5-1 28-32 1-5 32-28 5-1".split(" ")) play(game, position, move);
        assertThat(position.quiet()).isEqualTo(7);
        play(game, position, "21-17");
        assertThat(position.quiet()).isZero();
        for (String move : "1-5 28-32 5-1 32-28 1-5 28-32 5-1".split(" ")) play(game, position, move);
        assertThat(position.isOver()).isFalse();
        play(game, position, "32-28");
        assertThat(position.isOver()).isTrue();
    }

    @Test
    void eightyPliesWithoutProgressAreADraw() {
        Checkers game = new Checkers();
        DraughtsPosition position = game.notation().position("B:WK32,21:BK1,3:H79");
        assertThat(position.isOver()).isFalse();
        play(game, position, "1-5");
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(1)).isZero();
        assertThat(game.notation().format(position)).isEqualTo("W:W21,K32:B3,K5:H80");
        position.undo();
        play(game, position, "3-7");
        assertThat(position.isOver()).isFalse();
        assertThat(position.quiet()).isZero();
    }

    @Test
    void aCaptureIsProgress() {
        Checkers game = new Checkers();
        DraughtsPosition position = game.notation().position("B:WK32,6:BK1:H79");
        play(game, position, "1x10");
        assertThat(position.quiet()).isZero();
        assertThat(position.isOver()).isFalse();
    }

    /** A side that is shut in by the last ply of the count has lost all the same. */
    @Test
    void aLossComesBeforeADraw() {
        DraughtsPosition position = new Checkers().notation().position("B:WK9,K14:B5:H80");
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(-DraughtsGame.WIN);
    }

    /** What is remembered grows with the game, and all of it is given back. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers | B:WK32:BK1  | 1-5 32-28 5-1 28-32
            draughts | W:WK46:BK45 | 46-41 45-50 41-46 50-45
            """)
    void gamesMayBeLong(String name, String text, String round) {
        DraughtsGame game = DraughtsTestGames.named(name);
        DraughtsPosition position = game.withoutDrawRules(game.notation().position(text));
        String[] moves = round.split(" ");
        for (int ply = 0; ply < 1000; ply++) play(game, position, moves[ply % 4]);
        for (int ply = 0; ply < 1000; ply++) {
            if (ply % 4 == 0) assertThat(game.notation().format(position)).isEqualTo(text);
            assertThat(position.mover()).isEqualTo(ply % 2);
            position.undo();
        }
        assertThat(game.notation().format(position)).isEqualTo(text);
    }

    private static void play(DraughtsGame game, DraughtsPosition position, String move) {
        position.play(game.notation().parse(position, move));
    }
}

package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.RussianDraughts;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.games.ninemensmorris.NineMensMorris;

class BoardTextTest {

    @Test
    void linesGoThroughWhereNoPointIs() {
        NineMensMorris game = new NineMensMorris();
        assertThat(BoardText.of(game.diagram(game.start()))).startsWith("""
                        7 ·───────────·───────────·
                          │           │           │
                        6 │   ·───────·───────·   │
                          │   │       │       │   │
                        5 │   │   ·───·───·   │   │
                          │   │   │       │   │   │
                        4 ·───·───·       ·───·───·
                        """);
    }

    @Test
    void numbersStandSmallAtTheirSquares() {
        Checkers game = new Checkers();
        assertThat(BoardText.of(game.diagram(game.start()))).isEqualTo("""
                            ⛂₁      ⛂₂      ⛂₃      ⛂₄
                        ⛂₅      ⛂₆      ⛂₇      ⛂₈
                            ⛂₉      ⛂₁₀     ⛂₁₁     ⛂₁₂
                        ·₁₃     ·₁₄     ·₁₅     ·₁₆
                            ·₁₇     ·₁₈     ·₁₉     ·₂₀
                        ⛀₂₁     ⛀₂₂     ⛀₂₃     ⛀₂₄
                            ⛀₂₅     ⛀₂₆     ⛀₂₇     ⛀₂₈
                        ⛀₂₉     ⛀₃₀     ⛀₃₁     ⛀₃₂
                        Black to move
                        """);
        RussianDraughts lettered = new RussianDraughts();
        assertThat(BoardText.of(lettered.diagram(lettered.start()))).startsWith("8   ⛂   ⛂   ⛂   ⛂\n");
    }

    @Test
    void widerSymbolsGetWiderCells() {
        Kalah game = new Kalah();
        assertThat(BoardText.of(game.diagram(game.start()))).contains("N 0 4 4 4 4 4 4\n");
    }

    @Test
    void pitsOfBothSidesHaveTheirNumbers() {
        Kalah game = new Kalah();
        assertThat(BoardText.of(game.diagram(game.notation().position("4,4,0,5,5,10;2;1,2,2,2,2,3;6;N"))))
                .isEqualTo("""
                             6  5  4  3  2  1
                        N 6  3  2  2  2  2  1
                        S    4  4  0  5  5  10 2
                             1  2  3  4  5  6
                        North to move
                        """);
    }

    @Test
    void namesStandAtTheSides() {
        TicTacToe game = new TicTacToe();
        assertThat(BoardText.of(game.diagram(game.start())))
                .isEqualTo("3 · · ·\n2 · · ·\n1 · · ·\n  a b c\nX to move\n");
    }

    @Test
    void aGameThatDrawsNothingShowsItsText() {
        assertThat(BoardText.of(Diagram.of("21 matches"))).isEqualTo("21 matches\n");
    }
}

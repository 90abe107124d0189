package org.outwit.games.bridge.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

class FactTextTest {

    @Test
    void factsAreRead() {
        long queen = Cards.card('S', 'Q');
        assertThat(FactText.parse("E holds SQ")).isEqualTo(new DealFact.Holds(Seat.EAST, queen, "as you said"));
        assertThat(FactText.parse("w lacks sq HA"))
                .isEqualTo(new DealFact.Lacks(Seat.WEST, queen | Cards.card('H', 'A'), "as you said"));
        assertThat(FactText.parse("N hearts 4+")).isEqualTo(new DealFact.Length(Seat.NORTH, 1, 4, 13, "as you said"));
        assertThat(FactText.parse("S clubs 3")).isEqualTo(new DealFact.Length(Seat.SOUTH, 3, 3, 3, "as you said"));
        assertThat(FactText.parse(" S points 5-8 ")).isEqualTo(new DealFact.Points(Seat.SOUTH, 5, 8, "as you said"));
    }

    @Test
    void theySayWhatTheyMean() {
        assertThat(FactText.parse("E holds SQ SA H2").words()).isEqualTo("East holds SAQ H2");
        assertThat(FactText.parse("E lacks SQ").words()).isEqualTo("East does not hold SQ");
        assertThat(FactText.parse("E hearts 4+").words()).isEqualTo("East has 4 hearts or more");
        assertThat(FactText.parse("E hearts 0-4").words()).isEqualTo("East has 4 hearts at most");
        assertThat(FactText.parse("E hearts 4").words()).isEqualTo("East has exactly 4 hearts");
        assertThat(FactText.parse("E hearts 1").words()).isEqualTo("East has exactly 1 heart");
        assertThat(FactText.parse("E hearts 0-1").words()).isEqualTo("East has 1 heart at most");
        assertThat(FactText.parse("E points 5-8").words()).isEqualTo("East has 5 to 8 points");
    }

    @Test
    void whatIsWrongIsToldWithItsColumn() {
        fails(
                "",
                0,
                "Expected a fact such as 'E holds SQ', 'W lacks SK HA', 'E spades 4+', 'W points 5-8', found the end.");
        fails("X holds SQ", 0, "Expected a seat (N, E, S, or W), found 'X'.");
        fails("E", 1, "Expected holds, lacks, a suit, or points, found the end.");
        fails("E has SQ", 2, "Expected holds, lacks, spades, hearts, diamonds, clubs, or points, found 'has'.");
        fails("E holds SQ SX", 11, "Expected a card like SQ, found 'SX'.");
        fails("E spades 5-4", 9, "Expected numbers from 0 to 13, the lower one first, found '5-4'.");
        fails("E spades 14", 9, "Expected numbers from 0 to 13, the lower one first, found '14'.");
        fails("E points many", 9, "Expected a number like 4, 4+, or 2-5, found 'many'.");
        fails("E points 3 4", 11, "Expected the end, found '4'.");
    }

    private static void fails(String text, int column, String message) {
        assertThatThrownBy(() -> FactText.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessage(message)
                .extracting(e -> ((NotationException) e).column())
                .isEqualTo(column);
    }
}

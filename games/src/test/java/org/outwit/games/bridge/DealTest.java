package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;
import org.outwit.games.cards.Cards;

class DealTest {

    private static final String TEXT = "E:J63.KQJ852.53.J3 AKQT4.AT6.9.K976 752.74.KT764.AT8 98.93.AQJ82.Q542";

    @Test
    void isReadAndWrittenFromAnySeat() {
        Deal deal = Deal.parse(TEXT);
        assertThat(deal.text(Seat.EAST)).isEqualTo(TEXT);
        for (Seat seat : Seat.values()) assertThat(Deal.parse(deal.text(seat))).isEqualTo(deal);
        assertThat(deal.toString()).startsWith("N:98.93.AQJ82.Q542 J63.KQJ852.53.J3");
        assertThat(deal.tricks()).isEqualTo(13);
        assertThat(deal.north() | deal.east() | deal.south() | deal.west()).isEqualTo(Cards.PACK);
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() {
        refused("QJ.. A.. ", 1, "Expected a seat and a colon like 'N:', found 'QJ'.");
        refused("", 1, "Expected a seat and a colon like 'N:', found ''.");
        refused("N:AK.. ...AK", 7, "Expected four suits separated by dots in the hand of North, found 3.");
        refused("N:A... K...", 12, "The hand of South is missing; four hands are separated by spaces.");
        refused("N:A.1.. K... Q... J...", 5, "Expected one of 23456789TJQKA, found '1'.");
        refused("N:A.... K... Q... J...", 7, "Expected four suits in the hand of North, found '.'.");
        refused("N:AA... K... Q... J...", 4, "North holds SA twice.");
        refused("N:A... K... A... J...", 13, "SA is dealt twice, to North and to South.");
        refused("N:A... K... QT... J...", 1, "South holds 2 cards and North 1; all hands must have as many.");
        refused("N:... ... ... ...", 1, "The hands are empty.");
        refused("N:A... K... Q... J... T...", 22, "Expected the end of four hands, found ' T...'.");
    }

    private static void refused(String text, int column, String sentence) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Deal.parse(text))
                .withMessage(sentence)
                .matches(e -> e.column() == column - 1, "column " + column);
    }
}

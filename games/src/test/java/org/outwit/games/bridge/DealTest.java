package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;

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
        refused("QJ.. A.. ", "Column 1: expected a seat and a colon like 'N:', found 'QJ'.");
        refused("", "Column 1: expected a seat and a colon like 'N:', found ''.");
        refused("N:AK.. ...AK", "Column 7: expected four suits separated by dots in the hand of North, found 3.");
        refused("N:A... K...", "Column 12: the hand of South is missing; four hands are separated by spaces.");
        refused("N:A.1.. K... Q... J...", "Column 5: expected one of 23456789TJQKA, found '1'.");
        refused("N:A.... K... Q... J...", "Column 7: expected four suits in the hand of North, found '.'.");
        refused("N:AA... K... Q... J...", "Column 4: North holds SA twice.");
        refused("N:A... K... A... J...", "SA is dealt twice, to North and to South.");
        refused("N:A... K... QT... J...", "South holds 2 cards and North 1; all hands must have as many.");
        refused("N:... ... ... ...", "The hands are empty.");
        refused("N:A... K... Q... J... T...", "Column 22: expected the end of four hands, found ' T...'.");
    }

    private static void refused(String text, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Deal.parse(text))
                .withMessage(sentence);
    }
}

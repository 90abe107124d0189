package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.InputException;

class ContractTest {

    /** Scores of duplicate bridge, as any score card prints them. */
    @ParameterizedTest
    @CsvSource({
        "1C, 7, false, 70",
        "1NT, 7, false, 90",
        "1NT, 9, true, 150",
        "2S, 8, false, 110",
        "3NT, 9, false, 400",
        "3NT, 9, true, 600",
        "4S, 10, true, 620",
        "4S, 12, false, 480",
        "5C, 11, false, 400",
        "6H, 12, true, 1430",
        "6NT, 12, false, 990",
        "7NT, 13, true, 2220",
        "1SX, 7, false, 160",
        "2DX, 8, false, 180",
        "2HX, 9, true, 870",
        "1NTXX, 7, false, 560",
        "1CXX, 8, true, 630",
        "7NTXX, 13, true, 2980",
        "4H, 9, false, -50",
        "4H, 8, true, -200",
        "4HX, 9, false, -100",
        "4HX, 6, false, -800",
        "4HX, 5, true, -1400",
        "4HXX, 8, false, -600",
        "7NTX, 0, true, -3800"
    })
    void scores(String text, int tricks, boolean vulnerable, int score) {
        assertThat(Contract.parse(text, Seat.NORTH).score(tricks, vulnerable)).isEqualTo(score);
    }

    @Test
    void bidsAreInOrder() {
        for (int bid = 0; bid < Contract.BIDS; bid++) {
            Contract contract = Contract.bid(bid, 0, Seat.WEST);
            assertThat(contract.bid()).isEqualTo(bid);
            assertThat(Contract.parse(contract.bidText(), Seat.WEST)).isEqualTo(contract);
        }
        assertThat(Contract.bid(0, 0, Seat.EAST)).hasToString("1C by East");
        assertThat(Contract.bid(34, 1, Seat.EAST)).hasToString("7Nx by East");
    }

    @Test
    void whatIsNoContractIsAnsweredWithWhatIs() {
        for (String text : new String[] {"8S", "0C", "4", "S4", "", "4SXXX", "4Y", "NT"}) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> Contract.parse(text, Seat.SOUTH))
                    .withMessageStartingWith("'" + text + "' is no contract; expected a level from 1 to 7");
        }
    }
}

package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;

class AuctionTest {

    @Test
    void whoNamedTheStrainFirstForTheirSideDeclares() {
        assertThat(after("1NT Pass 2H Pass 2S Pass 4S Pass Pass Pass")
                        .contract()
                        .orElseThrow())
                .hasToString("4S by North");
        assertThat(after("1S 2C 2S 3C Pass Pass X Pass Pass XX Pass Pass Pass")
                        .contract()
                        .orElseThrow())
                .hasToString("3Cxx by East");
        assertThat(after("1C 1S Pass 2S 3S X Pass Pass Pass").contract().orElseThrow())
                .hasToString("3Sx by North");
        assertThat(after("1C X 1D Pass Pass Pass").contract().orElseThrow()).hasToString("1D by South");
    }

    @Test
    void fourPassesOrThreeAfterABidEndIt() {
        assertThat(after("Pass Pass Pass").isOver()).isFalse();
        assertThat(after("Pass Pass Pass Pass").isOver()).isTrue();
        assertThat(after("Pass Pass Pass Pass").contract()).isEmpty();
        assertThat(after("Pass Pass Pass 1C Pass Pass").contract()).isEmpty();
        assertThat(after("Pass Pass Pass 1C Pass Pass Pass").contract()).isPresent();
    }

    @Test
    void whatTheRulesForbidIsSaid() {
        refused("1S 1H", "1H is not higher than 1S.");
        refused("X", "North has no bid to double; only the last bid of the other side, once.");
        refused("1S Pass X", "South has no bid to double; only the last bid of the other side, once.");
        refused("1S X Pass X", "West has no bid to double; only the last bid of the other side, once.");
        refused("1S XX", "East has nothing to redouble; only a double of the own side's bid.");
        refused("1S X XX XX", "West has nothing to redouble; only a double of the own side's bid.");
        refused("1C Pass Pass Pass 1D", "The auction is over; there is no call after 4.");
        refused("1Z", "'1Z' is no call; expected a bid from 1C to 7NT, Pass, X for a double, or XX for a redouble.");
        refused("8C", "'8C' is no call; expected a bid from 1C to 7NT, Pass, X for a double, or XX for a redouble.");
    }

    private static Auction after(String calls) {
        Auction auction = new Auction(Seat.NORTH);
        for (String call : calls.split(" ")) auction.add(Call.parse(call));
        return auction;
    }

    private static void refused(String calls, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> after(calls))
                .withMessage(sentence);
    }
}

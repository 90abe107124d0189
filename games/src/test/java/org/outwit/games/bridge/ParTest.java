package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ParTest {

    /** The auction as a game: the player who may speak leaves what was bid, doubled if that is better, or bids anything higher. */
    private static final class Auction {
        private final TrickTable table;
        private final boolean[] vulnerable;
        private final Integer[][] known = new Integer[Contract.BIDS][2];

        Auction(TrickTable table, boolean ours, boolean theirs) {
            this.table = table;
            this.vulnerable = new boolean[] {ours, theirs};
        }

        int opened(int side) {
            int first = bidding(-1, side);
            int second = bidding(-1, 1 - side);
            int afterPass = side == 0 ? Math.min(0, second) : Math.max(0, second);
            return side == 0 ? Math.max(first, afterPass) : Math.min(first, afterPass);
        }

        /** What it is worth to North and South that a side bids something above. */
        private int bidding(int bid, int side) {
            int best = side == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (int more = bid + 1; more < Contract.BIDS; more++) {
                int value = bid(more, side);
                best = side == 0 ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }

        private int bid(int bid, int side) {
            if (known[bid][side] == null) {
                int over = bidding(bid, 1 - side);
                int left = side == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
                for (int seat = side; seat < 4; seat += 2) {
                    int score = Math.min(score(bid, 0, seat), score(bid, 1, seat));
                    left = side == 0 ? Math.max(left, score) : Math.min(left, -score);
                }
                known[bid][side] = side == 0 ? Math.min(left, over) : Math.max(left, over);
            }
            return known[bid][side];
        }

        private int score(int bid, int doubled, int seat) {
            Contract contract = Contract.bid(bid, doubled, Seat.at(seat));
            return contract.score(table.tricks(contract.strain(), contract.declarer()), vulnerable[seat & 1]);
        }
    }

    @Test
    void isTheValueOfTheAuction() {
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            TrickTable table = table(random);
            boolean ours = random.nextBoolean();
            boolean theirs = random.nextBoolean();
            boolean first = random.nextBoolean();
            Par par = Par.of(table, ours, theirs, first);
            assertThat(par.score()).as("%s", table).isEqualTo(new Auction(table, ours, theirs).opened(first ? 0 : 1));
            assertThat(par.contracts().isEmpty()).isEqualTo(par.score() == 0);
            for (Contract contract : par.contracts()) {
                Seat declarer = contract.declarer();
                int score = contract.score(
                        table.tricks(contract.strain(), declarer), declarer.isNorthSouth() ? ours : theirs);
                assertThat(declarer.isNorthSouth() ? score : -score).isEqualTo(par.score());
            }
        }
    }

    /** East and West make four hearts; four spades doubled cost North and South less. */
    @Test
    void aSacrificeIsDoubled() {
        int[][] tricks = {{8, 5, 8, 5}, {3, 10, 3, 10}, {5, 5, 5, 5}, {5, 5, 5, 5}, {4, 7, 4, 7}};
        Par par = Par.of(new TrickTable(tricks), false, true, true);
        assertThat(par.score()).isEqualTo(-300);
        assertThat(par.contracts())
                .containsExactly(
                        new Contract(4, Strain.SPADES, 1, Seat.NORTH), new Contract(4, Strain.SPADES, 1, Seat.SOUTH));
    }

    /** Tables as they might be: what one side takes the other does not, or one more or less. */
    private static TrickTable table(Random random) {
        int[][] tricks = new int[5][4];
        for (int[] row : tricks) {
            int ours = random.nextInt(14);
            for (int seat = 0; seat < 4; seat++) {
                int base = seat % 2 == 0 ? ours : 13 - ours;
                row[seat] = Math.max(0, Math.min(13, base - (random.nextInt(6) == 0 ? 1 : 0)));
            }
        }
        return new TrickTable(tricks);
    }

    @Test
    void everybodyPassesWhereNothingIsMade() {
        int[][] tricks = new int[5][4];
        for (int[] row : tricks) java.util.Arrays.fill(row, 6);
        assertThat(Par.of(new TrickTable(tricks), true, true, false)).isEqualTo(new Par(0, List.of()));
    }
}

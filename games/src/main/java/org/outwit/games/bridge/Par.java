package org.outwit.games.bridge;

import java.util.ArrayList;
import java.util.List;

/**
 * What a deal is worth if both sides bid as well as can be, all cards in sight: nobody does better by bidding on or by stopping. A
 * contract that fails is doubled.
 *
 * @param score what North and South score
 * @param contracts the contracts that come to it and over which the others had better not bid, the highest first, one for each declarer
 *     who takes the tricks; none where everybody passes
 */
public record Par(int score, List<Contract> contracts) {

    public Par {
        contracts = List.copyOf(contracts);
    }

    /** Par of a deal if North and South may bid first, or East and West. Mostly that makes no difference. */
    public static Par of(
            TrickTable table, boolean northSouthVulnerable, boolean eastWestVulnerable, boolean northSouthFirst) {
        int[] ours = best(table, 0, northSouthVulnerable);
        int[] theirs = best(table, 1, eastWestVulnerable);
        // what it comes to for North and South to bid more than a bid, for either side; nobody bids more than seven no
        // trumps
        int[] ourMore = new int[Contract.BIDS + 1];
        int[] theirMore = new int[Contract.BIDS + 1];
        ourMore[Contract.BIDS] = Integer.MIN_VALUE;
        theirMore[Contract.BIDS] = Integer.MAX_VALUE;
        for (int bid = Contract.BIDS - 1; bid >= 0; bid--) {
            ourMore[bid] = Math.max(ourMore[bid + 1], Math.min(ours[bid], theirMore[bid + 1]));
            theirMore[bid] = Math.min(theirMore[bid + 1], Math.max(-theirs[bid], ourMore[bid + 1]));
        }
        int score = northSouthFirst
                ? Math.max(ourMore[0], Math.min(0, theirMore[0]))
                : Math.min(theirMore[0], Math.max(0, ourMore[0]));
        List<Contract> contracts = new ArrayList<>();
        for (int bid = Contract.BIDS - 1; bid >= 0 && score != 0; bid--) {
            if (ours[bid] == score && theirMore[bid + 1] > score) {
                add(contracts, table, bid, 0, score, northSouthVulnerable);
            }
            if (-theirs[bid] == score && ourMore[bid + 1] < score) {
                add(contracts, table, bid, 1, -score, eastWestVulnerable);
            }
        }
        return new Par(score, contracts);
    }

    private static void add(List<Contract> to, TrickTable table, int bid, int side, int score, boolean vulnerable) {
        for (int seat = side; seat < 4; seat += 2) {
            Contract contract = left(table, bid, Seat.at(seat));
            if (contract.score(table.tricks(contract.strain(), contract.declarer()), vulnerable) == score)
                to.add(contract);
        }
    }

    /** The best score of a side for each bid if it is left. */
    private static int[] best(TrickTable table, int side, boolean vulnerable) {
        int[] scores = new int[Contract.BIDS];
        for (int bid = 0; bid < Contract.BIDS; bid++) {
            scores[bid] = Integer.MIN_VALUE;
            for (int seat = side; seat < 4; seat += 2) {
                Contract contract = left(table, bid, Seat.at(seat));
                int tricks = table.tricks(contract.strain(), contract.declarer());
                scores[bid] = Math.max(scores[bid], contract.score(tricks, vulnerable));
            }
        }
        return scores;
    }

    /** As it is left: doubled if it fails. */
    private static Contract left(TrickTable table, int bid, Seat declarer) {
        Contract contract = Contract.bid(bid, 0, declarer);
        boolean fails = table.tricks(contract.strain(), declarer) < contract.needed();
        return fails ? Contract.bid(bid, 1, declarer) : contract;
    }
}

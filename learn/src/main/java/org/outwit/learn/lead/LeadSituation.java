package org.outwit.learn.lead;

import java.util.List;
import java.util.Optional;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.record.BridgeBoard;

/**
 * What somebody knows who has to lead: their hand, the contract, and who named which suit in the auction.
 *
 * @param hand thirteen cards
 * @param named of each seat, North first, the suits it bid, as bits
 * @param partnerDoubled whether partner doubled the contract
 */
public record LeadSituation(long hand, Contract contract, List<Integer> named, boolean partnerDoubled) {

    public LeadSituation {
        named = List.copyOf(named);
    }

    /** The situation before the first card of a board; none without a contract or without its auction. */
    public static Optional<LeadSituation> of(BridgeBoard board) {
        if (board.contract().isEmpty() || board.auction().isEmpty()) return Optional.empty();
        Contract contract = board.contract().get();
        Seat leader = contract.declarer().next();
        Integer[] named = {0, 0, 0, 0};
        Seat seat = board.dealer();
        Seat doubler = null;
        for (Call call : board.auction()) {
            if (call.isBid()) {
                Strain strain = Contract.bid(call.number(), 0, seat).strain();
                if (strain != Strain.NOTRUMP) named[seat.ordinal()] |= 1 << strain.ordinal();
                doubler = null;
            } else if (call.equals(Call.DOUBLE)) {
                doubler = seat;
            }
            seat = seat.next();
        }
        long hand = board.deal().hand(leader);
        return Optional.of(new LeadSituation(hand, contract, List.of(named), doubler == leader.partner()));
    }

    /** The same with another hand: what else the leader might have had. */
    public LeadSituation with(long other) {
        return new LeadSituation(other, contract, named, partnerDoubled);
    }

    public Seat leader() {
        return contract.declarer().next();
    }

    /** Whether a seat bid a suit. */
    boolean named(Seat seat, int suit) {
        return (named.get(seat.ordinal()) & 1 << suit) != 0;
    }

    boolean isNotrump() {
        return contract.strain() == Strain.NOTRUMP;
    }

    /** The number of the trump suit, or 4. */
    int trumps() {
        return contract.strain().ordinal();
    }
}

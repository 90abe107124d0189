package org.outwit.games.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.InputException;

/** Who said what before the play, and what contract came of it. The dealer begins, and it goes round clockwise. */
public final class Auction {

    private final Seat dealer;
    private final List<Call> calls = new ArrayList<>();
    private final Seat[][] firstToName = new Seat[2][Strain.values().length];
    private Call bid; // null before the first
    private Seat bidder;
    private int doubled;
    private int passes;

    public Auction(Seat dealer) {
        this.dealer = dealer;
    }

    /** Whose turn it is. */
    public Seat next() {
        return Seat.at(dealer.ordinal() + calls.size());
    }

    /** The calls so far. */
    public List<Call> calls() {
        return List.copyOf(calls);
    }

    /** Whether three passes, or four without a bid, have ended it. */
    public boolean isOver() {
        return passes == (bid == null ? 4 : 3);
    }

    /** What somebody says next; throws with a sentence where the rules forbid it. */
    public void add(Call call) {
        if (isOver()) throw new InputException("The auction is over; there is no call after " + calls.size() + ".");
        boolean theirs = bidder != null && bidder.isNorthSouth() != next().isNorthSouth();
        if (call.isBid()) {
            if (bid != null && call.number() <= bid.number()) {
                throw new InputException(call + " is not higher than " + bid + ".");
            }
            int strain = Contract.bid(call.number(), 0, next()).strain().ordinal();
            int side = next().ordinal() & 1;
            if (firstToName[side][strain] == null) firstToName[side][strain] = next();
            bid = call;
            bidder = next();
            doubled = 0;
        } else if (call.equals(Call.DOUBLE)) {
            if (!theirs || doubled != 0) {
                throw new InputException(next() + " has no bid to double; only the last bid of the other side, once.");
            }
            doubled = 1;
        } else if (call.equals(Call.REDOUBLE)) {
            if (bidder == null || theirs || doubled != 1) {
                throw new InputException(next() + " has nothing to redouble; only a double of the own side's bid.");
            }
            doubled = 2;
        }
        passes = call.equals(Call.PASS) ? passes + 1 : 0;
        calls.add(call);
    }

    /** The contract; none while it goes on, nor where everybody passed. Who named the strain first for the side plays it. */
    public Optional<Contract> contract() {
        if (!isOver() || bid == null) return Optional.empty();
        Strain strain = Contract.bid(bid.number(), 0, bidder).strain();
        Seat declarer = firstToName[bidder.ordinal() & 1][strain.ordinal()];
        return Optional.of(Contract.bid(bid.number(), doubled, declarer));
    }
}

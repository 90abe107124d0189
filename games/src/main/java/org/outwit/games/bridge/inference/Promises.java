package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;

/**
 * Reads an auction as natural bidding: the passes before the first bid, the opening, what the next player says to it, and what the
 * opener's partner answers if that was a pass. Later calls hang too much on what partners have agreed.
 *
 * <p>A promise is a guess about people, not a rule of the game. {@link CallMeaning} has how wide each is, and {@code outwit bridge
 * promises} tells how often each is true in a file of boards.
 */
public final class Promises {

    private final List<Call> calls;
    private final int opening; // the place of the first bid; that of the last call where there is none

    private Promises(List<Call> calls) {
        this.calls = calls;
        int first = 0;
        while (first < calls.size() && !calls.get(first).isBid()) first++;
        opening = first;
    }

    /** All promises of an auction, in the order of the calls. */
    public static List<Promise> of(Seat dealer, List<Call> calls) {
        Promises auction = new Promises(calls);
        List<Promise> promises = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            Optional<CallMeaning> meaning = auction.meaning(i);
            if (meaning.isEmpty()) continue;
            Call call = calls.get(i);
            Call named = call.equals(Call.DOUBLE) ? calls.get(i - 1) : call;
            Strain suit = named.isBid() ? bid(named).strain() : Strain.NOTRUMP;
            Seat seat = Seat.at(dealer.ordinal() + i);
            promises.addAll(meaning.get().promises(seat, suit, call.isBid() ? call.toString() : ""));
        }
        return promises;
    }

    /** The facts of all promises. */
    public static List<DealFact> facts(Seat dealer, List<Call> calls) {
        return of(dealer, calls).stream().map(Promise::fact).toList();
    }

    /**
     * What is known, and as many promises as can be true with it, the first ones first: people who broke one are believed in the rest. At
     * least one hand must be in sight.
     */
    public static DealKnowledge believed(DealKnowledge seen, Seat dealer, List<Call> calls) {
        List<DealFact> facts = facts(dealer, calls);
        DealKnowledge all = seen.believing(facts);
        if (PossibleDeals.of(all).count() > 0) return all;
        DealKnowledge kept = seen;
        for (DealFact fact : facts) {
            DealKnowledge more = kept.believing(List.of(fact));
            if (PossibleDeals.of(more).count() > 0) kept = more;
        }
        return kept;
    }

    private static Contract bid(Call call) {
        return Contract.bid(call.number(), 0, Seat.NORTH);
    }

    private static boolean isMajor(Strain strain) {
        return strain == Strain.SPADES || strain == Strain.HEARTS;
    }

    private Optional<CallMeaning> meaning(int place) {
        if (place < opening) return Optional.of(CallMeaning.PASSED_FIRST);
        Contract opened = bid(calls.get(opening));
        if (place == opening) return opening(opened);
        if (opened.level() > 1 || opened.strain() == Strain.NOTRUMP) return Optional.empty();
        if (place == opening + 1) return overcall(opened, calls.get(place));
        boolean undisturbed = calls.get(opening + 1).equals(Call.PASS);
        return place == opening + 2 && undisturbed ? response(opened, calls.get(place)) : Optional.empty();
    }

    private Optional<CallMeaning> opening(Contract bid) {
        Strain strain = bid.strain();
        if (bid.level() == 1) {
            if (isMajor(strain)) {
                return Optional.of(opening < 2 ? CallMeaning.OPENED_MAJOR : CallMeaning.OPENED_MAJOR_LATE);
            }
            return Optional.of(
                    strain == Strain.NOTRUMP
                            ? CallMeaning.OPENED_NOTRUMP
                            : strain == Strain.CLUBS ? CallMeaning.OPENED_CLUB : CallMeaning.OPENED_DIAMOND);
        }
        if (bid.level() == 2 && isMajor(strain)) return Optional.of(CallMeaning.OPENED_TWO_OF_MAJOR);
        boolean three = bid.level() == 3 && strain != Strain.NOTRUMP;
        return three ? Optional.of(CallMeaning.OPENED_THREE) : Optional.empty();
    }

    private static Optional<CallMeaning> overcall(Contract opened, Call call) {
        if (call.equals(Call.PASS)) return Optional.of(CallMeaning.PASSED_OVER_OPENING);
        if (call.equals(Call.DOUBLE)) return Optional.of(CallMeaning.DOUBLED_OPENING);
        Contract bid = bid(call);
        if (bid.strain() == Strain.NOTRUMP || bid.strain() == opened.strain() || bid.level() > 3)
            return Optional.empty();
        int cheapest = bid.strain().rank() > opened.strain().rank() ? 1 : 2;
        if (bid.level() > cheapest) return Optional.of(CallMeaning.OVERCALLED_WITH_JUMP);
        return Optional.of(cheapest == 1 ? CallMeaning.OVERCALLED_AT_ONE : CallMeaning.OVERCALLED_AT_TWO);
    }

    private static Optional<CallMeaning> response(Contract opened, Call call) {
        if (call.equals(Call.PASS)) return Optional.of(CallMeaning.PASSED_RESPONSE);
        if (!call.isBid() || !isMajor(bid(call).strain())) return Optional.empty();
        Contract bid = bid(call);
        if (bid.level() == 1) return Optional.of(CallMeaning.RESPONDED_MAJOR);
        boolean raise = bid.level() == 2 && bid.strain() == opened.strain();
        return raise ? Optional.of(CallMeaning.RAISED_MAJOR) : Optional.empty();
    }
}

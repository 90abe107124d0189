package org.outwit.app.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.bridge.inference.TableFacts;
import org.outwit.games.cards.Cards;
import org.outwit.play.cards.DealProof;
import org.outwit.play.cards.DealProver;

/** What a person at the table can be certain of: who is out of a suit, and which cards must be in one hand, with a proof. */
final class CertainCards {

    private final DealKnowledge knowledge;
    private final long played;

    private CertainCards(DealKnowledge knowledge, long played) {
        this.knowledge = knowledge;
        this.played = played;
    }

    /** As a seat sees it, some cards after a position in which no trick was begun. */
    static List<String> lines(BridgePosition start, List<Integer> cards, Seat viewer) {
        long[] hands = new long[4];
        for (Seat seat : Seat.values()) hands[seat.ordinal()] = start.hand(seat);
        List<Long> play = cards.stream().map(card -> 1L << card).toList();
        Seat dummy = start.contract().declarer().partner();
        DealKnowledge known = TableFacts.of(
                Deal.of(hands), start.contract().strain(), start.leader(), Optional.of(dummy), play, viewer);
        long gone = play.stream().reduce(0L, (one, other) -> one | other);
        return new CertainCards(known, gone).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        Set<String> told = new HashSet<>();
        for (DealFact fact : knowledge.facts()) {
            if (!(fact instanceof DealFact.Lacks lacks) || !told.add(fact.seat() + "" + Cards.suit(lacks.cards())))
                continue;
            lines.add(
                    fact.seat() + " has no more " + Strain.at(Cards.suit(lacks.cards())) + " (" + fact.reason() + ").");
        }
        DealOdds odds = DealOdds.of(knowledge);
        for (Seat seat : Seat.values()) {
            long certain = odds.known(seat) & ~played;
            if (!knowledge.isInSight(seat) && certain != 0) lines.addAll(certain(seat, certain));
        }
        return lines;
    }

    /** All cards that must be in a hand, and a proof for the highest of the first suit. */
    private List<String> certain(Seat seat, long cards) {
        List<String> lines = new ArrayList<>();
        long proved = Cards.sorted(cards).get(0);
        Optional<DealProof> proof = new DealProver(knowledge).holds(seat, proved);
        String where = proof.map(found -> ": line " + found.lines().size() + " of the proof of " + Cards.name(proved))
                .orElse("");
        lines.add(seat + " must have " + Cards.names(cards) + where + ".");
        proof.ifPresent(found -> found.text().forEach(line -> lines.add("  " + line)));
        return lines;
    }
}

package org.outwit.learn.lead;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.cards.Cards;

/**
 * An opening lead that somebody made.
 *
 * @param board where it was made
 * @param who the name of the leader; empty where the record has none
 */
public record LeadDecision(LeadSituation situation, long card, BridgeBoard board, String who) {

    /** The lead of a board, where its auction and at least one card are known. */
    public static Optional<LeadDecision> of(BridgeBoard board) {
        if (board.play().isEmpty()) return Optional.empty();
        return LeadSituation.of(board).map(situation -> {
            String who = board.tag(situation.leader().toString()).strip();
            return new LeadDecision(situation, board.play().get(0), board, who);
        });
    }

    /** The leads of some boards, in their order. */
    public static List<LeadDecision> all(List<BridgeBoard> boards) {
        return boards.stream().map(LeadDecision::of).flatMap(Optional::stream).toList();
    }

    /** The cards that could be led, by suits, the highest first. */
    public List<Long> cards() {
        return Cards.sorted(situation.hand());
    }

    /** The name of the event, in small letters; boards of the same name may be of the same people. */
    public String event() {
        return board.tag("Event").strip().toLowerCase(Locale.ROOT);
    }
}

package org.outwit.games.bridge.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.record.Place;

/**
 * A board as a record has it. Calls and cards were found legal.
 *
 * @param number which board of its file it is, from 1
 * @param place where it begins in its file
 * @param tags everything else the record says, by the names that PBN has: {@code Event}, {@code Site}, {@code Date}, {@code Board}, …
 * @param dealer where the record does not say, the one of the board's printed number, or North
 * @param vulnerable where the record does not say, as the board's printed number has it, or nobody
 * @param contract none where it is unknown or everybody passed
 * @param passedOut whether everybody passed
 * @param auction the calls, the dealer's first; empty where unknown
 * @param play the cards in the order in which they were played; empty where unknown
 * @param tricks what the declarer's side won in all; empty where unknown
 */
public record BridgeBoard(
        long number,
        Place place,
        Map<String, String> tags,
        Seat dealer,
        Vulnerability vulnerable,
        Deal deal,
        Optional<Contract> contract,
        boolean passedOut,
        List<Call> auction,
        List<Long> play,
        OptionalInt tricks) {

    public BridgeBoard {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        auction = List.copyOf(auction);
        play = List.copyOf(play);
    }

    /** What people call it: the number printed on it, or else which of its file it is. */
    public String name() {
        return tag("Board").isEmpty() ? String.valueOf(number) : tag("Board");
    }

    /** What a tag says, or nothing. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    /** The play after all cards of the record, or before the first; there must be a contract. */
    public CardPlay replayed() {
        Contract played = contract.orElseThrow();
        CardPlay cards = new CardPlay(deal, played.strain(), played.declarer().next());
        for (long card : play) cards.play(card);
        return cards;
    }
}

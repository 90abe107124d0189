package org.outwit.games.bridge.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Auction;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.Place;
import org.outwit.games.record.Rejection;

/** A board while it is read: collected piece by piece, then checked as a whole. Only its first fault is told. */
final class BoardDraft {

    private static final Pattern RESULT = Pattern.compile("(?:(NS|EW) )?(\\d{1,2})(?: (?:NS|EW) \\d{1,2})?$");

    private final long number;
    private final Place place;
    final Map<String, String> tags = new LinkedHashMap<>();
    Deal deal;
    Seat dealer;
    Vulnerability vulnerable;
    final List<PlacedText> calls = new ArrayList<>();
    boolean restPasses;
    boolean passedOut;
    PlacedText contract;
    Seat declarer;
    CardSource cards = CardSource.NONE;
    PlacedText result;
    private Rejection rejection;

    BoardDraft(long number, Place place) {
        this.number = number;
        this.place = place;
    }

    /** Something is wrong with it. */
    void reject(Place place, String reason) {
        if (rejection == null) rejection = new Rejection(number, place, reason);
    }

    boolean isRejected() {
        return rejection != null;
    }

    /** Runs what may find a fault of the user in a piece of text. */
    void checked(PlacedText text, Runnable reading) {
        try {
            reading.run();
        } catch (InputException e) {
            reject(text.place(), e.getMessage());
        }
    }

    /** Hands it over, one way or the other. */
    void end(BoardSink sink) {
        if (rejection == null && deal == null) reject(place, "This board has no deal.");
        BridgeBoard board = rejection == null ? board() : null;
        if (rejection == null) sink.board(board);
        else sink.rejected(rejection);
    }

    private BridgeBoard board() {
        String printed = tags.getOrDefault("Board", "");
        boolean numbered = printed.matches("[1-9]\\d{0,5}");
        if (dealer == null) dealer = numbered ? Seat.at(Integer.parseInt(printed) - 1) : Seat.NORTH;
        if (vulnerable == null) {
            vulnerable = numbered ? Vulnerability.ofBoard(Integer.parseInt(printed)) : Vulnerability.NONE;
        }
        Auction auction = auction();
        Optional<Contract> agreed = contract(auction);
        passedOut |= auction.isOver() && agreed.isEmpty();
        List<Long> play = agreed.isPresent() ? play(agreed.get()) : List.of();
        cards.unused()
                .ifPresent(card -> reject(
                        card.place(),
                        agreed.isEmpty()
                                ? "There is no contract to play " + card.text() + " in."
                                : "A card before " + card.text() + " is missing."));
        OptionalInt tricks = OptionalInt.empty();
        if (rejection == null && result != null && agreed.isPresent()) tricks = tricks(agreed.get(), play);
        return new BridgeBoard(
                number, place, tags, dealer, vulnerable, deal, agreed, passedOut, auction.calls(), play, tricks);
    }

    private Auction auction() {
        Auction auction = new Auction(dealer);
        for (PlacedText call : calls) checked(call, () -> auction.add(Call.parse(call.text())));
        while (restPasses && rejection == null && !auction.isOver()) auction.add(Call.PASS);
        return auction;
    }

    private Optional<Contract> contract(Auction auction) {
        Contract[] said = new Contract[1];
        if (contract != null) {
            if (declarer == null && !auction.isOver()) reject(contract.place(), "Nobody is named as the declarer.");
            Seat seat = declarer == null ? Seat.NORTH : declarer;
            checked(contract, () -> said[0] = Contract.parse(contract.text(), seat));
        }
        if (rejection != null) return Optional.empty();
        if (!auction.isOver()) return Optional.ofNullable(said[0]);
        Optional<Contract> called = auction.contract();
        boolean differs = said[0] != null
                && (called.isEmpty()
                        || !called.get().bidText().equals(said[0].bidText())
                        || declarer != null && declarer != called.get().declarer());
        if (differs) {
            String outcome = called.map(each -> "ends in " + each).orElse("ends without a bid");
            reject(
                    contract.place(),
                    "The auction " + outcome + ", where the contract is said to be " + said[0].bidText()
                            + (declarer == null ? "." : " by " + declarer + "."));
        }
        return called;
    }

    private List<Long> play(Contract contract) {
        List<Long> played = new ArrayList<>();
        CardPlay play =
                new CardPlay(deal, contract.strain(), contract.declarer().next());
        while (play.left() > 0 && rejection == null) {
            Optional<PlacedText> card = cards.next(play.next(), deal.tricks() - play.left());
            if (card.isEmpty()) break;
            checked(card.get(), () -> {
                long found = card(card.get().text());
                play.play(found);
                played.add(found);
            });
        }
        return played;
    }

    private static long card(String text) {
        long card = text.length() == 2 ? Cards.card(text.charAt(0), text.charAt(1)) : 0;
        if (card == 0) throw new InputException("'" + text + "' is no card; expected a suit and a rank like SA or HT.");
        return card;
    }

    /** What the result says of the declarer: a number, or PBN's {@code NS 9} or {@code EW 4 NS 9}; negative if none of these. */
    private int said(Seat declarer) {
        Matcher matcher = RESULT.matcher(result.text());
        if (!matcher.lookingAt()) return -1;
        int tricks = Integer.parseInt(matcher.group(2));
        boolean theirs = matcher.group(1) != null && matcher.group(1).equals("NS") != declarer.isNorthSouth();
        return theirs ? deal.tricks() - tricks : tricks;
    }

    /** The tricks that the record counts, which must be possible after the cards that were played. */
    private OptionalInt tricks(Contract contract, List<Long> play) {
        CardPlay replayed =
                new CardPlay(deal, contract.strain(), contract.declarer().next());
        for (long card : play) replayed.play(card);
        int won = replayed.tricks(contract.declarer());
        int most = won + replayed.left();
        int said = said(contract.declarer());
        if (said < won || said > most) {
            String wanted = won == most ? String.valueOf(won) : won + " to " + most;
            reject(
                    result.place(),
                    "The declarer is said to have won '" + result.text() + "' tricks, where " + wanted
                            + (play.isEmpty() ? " are possible." : " are possible after the cards played."));
        }
        return OptionalInt.of(said);
    }
}

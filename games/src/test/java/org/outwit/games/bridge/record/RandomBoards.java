package org.outwit.games.bridge.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.outwit.games.bridge.Auction;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.Place;

/** Boards with random calls and cards, by the rules. */
final class RandomBoards {

    private RandomBoards() {}

    static BridgeBoard board(Random random, int number) {
        Seat dealer = Seat.at(random.nextInt(4));
        Auction auction = new Auction(dealer);
        while (!auction.isOver()) {
            List<Call> legal = new ArrayList<>(List.of(Call.PASS, Call.PASS, Call.DOUBLE, Call.REDOUBLE));
            for (int i = 0; i < 3; i++) legal.add(new Call(random.nextInt(Contract.BIDS)));
            try {
                auction.add(legal.get(random.nextInt(legal.size())));
            } catch (IllegalArgumentException e) {
                auction.add(Call.PASS); // what was drawn is not allowed
            }
        }
        Deal deal = deal(random);
        List<Long> play = new ArrayList<>();
        OptionalInt tricks = OptionalInt.empty();
        Optional<Contract> contract = auction.contract();
        if (contract.isPresent()) {
            Seat declarer = contract.get().declarer();
            CardPlay cards = new CardPlay(deal, contract.get().strain(), declarer.next());
            int count = random.nextBoolean() ? 52 : random.nextInt(53);
            while (play.size() < count) {
                play.add(any(random, cards.legal()));
                cards.play(play.get(play.size() - 1));
            }
            tricks = OptionalInt.of(cards.tricks(declarer) + random.nextInt(cards.left() + 1));
        }
        return new BridgeBoard(
                number,
                new Place(0, 0),
                Map.of("Event", "A \"friendly\" \\ cup", "Board", String.valueOf(number), "Room", "Open"),
                dealer,
                Vulnerability.values()[random.nextInt(4)],
                deal,
                contract,
                contract.isEmpty(),
                auction.calls(),
                play,
                tricks);
    }

    static Deal deal(Random random) {
        List<Integer> pack = new ArrayList<>();
        for (int i = 0; i < 52; i++) pack.add(i);
        Collections.shuffle(pack, random);
        long[] hands = new long[4];
        for (int i = 0; i < 52; i++) hands[i % 4] |= Cards.card(pack.get(i) / 13, pack.get(i) % 13);
        return Deal.of(hands);
    }

    private static long any(Random random, long cards) {
        long left = cards;
        for (int skip = random.nextInt(Long.bitCount(cards)); skip > 0; skip--) left &= left - 1;
        return left & -left;
    }
}

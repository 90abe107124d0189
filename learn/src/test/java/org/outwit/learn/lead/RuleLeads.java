package org.outwit.learn.lead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.record.BoardSink;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Lin;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** Boards dealt by chance whose leads follow a convention: West leads against 3NT and 4S by South in turn. */
final class RuleLeads {

    /** How often a card is led without any rule. */
    private static final double SLIP = 0.1;

    private RuleLeads() {}

    static String lin(int boards, long seed, LeadConvention convention) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= boards; i++) {
            List<Long> pack = new ArrayList<>(Cards.sorted(Cards.PACK));
            Collections.shuffle(pack, random);
            long[] hands = new long[4];
            for (int c = 0; c < pack.size(); c++) hands[c % 4] |= pack.get(c);
            Deal deal = Deal.of(hands);
            boolean notrump = i % 2 == 0;
            Strain strain = notrump ? Strain.NOTRUMP : Strain.SPADES;
            long lead = lead(deal.hand(Seat.WEST), convention.cards(deal.hand(Seat.WEST), strain), random);
            String who = i % 3 == 0 ? "Ben" : "Anna";
            text.append("pn|Sam,")
                    .append(who)
                    .append(",Nora,Eva|qx|o")
                    .append(i)
                    .append("|md|1");
            for (Seat seat : List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)) {
                text.append(hand(deal.hand(seat))).append(seat == Seat.EAST ? "" : ",");
            }
            text.append(notrump ? "|sv|o|mb|1N|mb|p|mb|3N|" : "|sv|o|mb|1S|mb|p|mb|4S|");
            text.append("mb|p|mb|p|mb|p|pc|")
                    .append(Cards.name(lead).toLowerCase(Locale.ROOT))
                    .append("|\n");
        }
        return text.toString();
    }

    /** One of these cards, or now and then any of the hand. */
    private static long lead(long hand, long right, Random random) {
        List<Long> cards = Cards.sorted(hand);
        double point = random.nextDouble();
        for (long card : cards) {
            point -= SLIP / cards.size();
            if ((card & right) != 0) point -= (1 - SLIP) / Long.bitCount(right);
            if (point < 0) return card;
        }
        return cards.get(cards.size() - 1);
    }

    private static String hand(long hand) {
        String[] suits = Cards.hand(hand).split("\\.", -1);
        return "S" + suits[0] + "H" + suits[1] + "D" + suits[2] + "C" + suits[3];
    }

    static List<BridgeBoard> boards(String lin) {
        List<BridgeBoard> boards = new ArrayList<>();
        try {
            Lin.read(RecordSource.of("test.lin", lin), new BoardSink() {
                @Override
                public void board(BridgeBoard board) {
                    boards.add(board);
                }

                @Override
                public void rejected(Rejection rejection) {
                    throw new AssertionError(rejection.reason());
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return boards;
    }

    static List<LeadDecision> leads(int boards, long seed, LeadConvention convention) {
        return LeadDecision.all(boards(lin(boards, seed, convention)));
    }
}

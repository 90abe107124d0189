package org.outwit.play.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.outwit.core.game.ClairvoyantValues;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.search.Limits;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.bridge.game.DoubleDummyValues;

/**
 * The worth of a declarer's cards by what the declarer sees. In how many deals a card makes the contract is counted by {@link AlphaMu}, so that a card is not
 * praised for plans that need to know where the cards are: exactly in endings of three cards, and further ahead the fewer cards there are before. It is given what
 * a player is given, and no position.
 */
public final class SingleDummy {

    private static final int MOST_DEALS = 300; // five cards in two unseen hands lie in 252 ways
    private static final int EXACT = 3; // tricks left
    private static final int LONG_FRONT = 64; // where it is no use to be exact

    private final Bridge game = new Bridge();
    private final DoubleDummyValues values = new DoubleDummyValues();

    /** What the declarer, whose turn it is, can say about the cards that may be played. */
    public Chances chances(Sight sight, Worlds<BridgePosition> worlds) {
        List<BridgePosition> deals = worlds.all(MOST_DEALS).orElse(null);
        boolean all = deals != null;
        if (!all) deals = drawn(sight, worlds);
        int needed = deals.get(0).contract().needed();
        int ownCards = ownCards(deals.get(0).tricksLeft(), deals.size());
        List<Integer> cards = sight.moves();
        double[] sums = new double[cards.size()];
        int[] made = new int[cards.size()];
        for (BridgePosition deal : deals) {
            int[] tricks = values.tricks(deal, cards);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += tricks[i];
                if (tricks[i] >= needed) made[i]++;
            }
        }
        List<CardChance> chances = new ArrayList<>();
        for (int i = 0; i < sums.length; i++) {
            int surely = made[i] == 0 || ownCards == 1 ? made[i] : made(sight, cards.get(i), deals, ownCards);
            chances.add(new CardChance(cards.get(i), surely, sums[i] / deals.size()));
        }
        return new Chances(chances, deals.size(), all, ownCards);
    }

    /** How far ahead deals that look the same are kept together; it costs most where there are many. */
    private static int ownCards(int tricksLeft, int deals) {
        if (tricksLeft <= EXACT) return 2 * EXACT;
        return tricksLeft > 5 ? 1 : deals > 100 ? 2 : 3;
    }

    /** Whole deals are solved slowly, so fewer of them have to do. */
    private static List<BridgePosition> drawn(Sight sight, Worlds<BridgePosition> worlds) {
        Random random = new Random(sight.key());
        List<BridgePosition> deals = new ArrayList<>();
        deals.add(worlds.sample(random));
        int left = deals.get(0).tricksLeft();
        int count = left <= 7 ? 100 : left <= 9 ? 40 : left <= 11 ? 15 : 8;
        while (deals.size() < count) deals.add(worlds.sample(random));
        return deals;
    }

    private int made(Sight sight, int card, List<BridgePosition> deals, int ownCards) {
        HiddenSetup<BridgePosition> setup =
                HiddenSetup.valued(game, new Made(), game.defaultEvaluator(), deals.size(), sight.key());
        Sight onlyThis = new Sight(sight.seat(), sight.mover(), List.of(card), sight.key());
        double share = new AlphaMu<>(setup, ownCards, ownCards == 2 * EXACT ? AlphaMu.ALL : LONG_FRONT)
                .search(onlyThis, new Listed(deals), Limits.NONE)
                .value();
        return (int) Math.round(share * deals.size());
    }

    /** 1 where the contract is made. */
    private final class Made implements ClairvoyantValues<BridgePosition> {

        @Override
        public int value(BridgePosition position, int player) {
            int made = values.tricks(position) >= position.contract().needed() ? 1 : 0;
            return player == 0 ? made : -made;
        }

        @Override
        public long nodes() {
            return values.nodes();
        }
    }

    /** Deals that were drawn before, so that all cards are compared on the same ones. */
    private record Listed(List<BridgePosition> deals) implements Worlds<BridgePosition> {

        @Override
        public BridgePosition sample(RandomGenerator random) {
            return deals.get(random.nextInt(deals.size())).copy();
        }

        @Override
        public Optional<List<BridgePosition>> all(int most) {
            return Optional.of(deals);
        }
    }
}

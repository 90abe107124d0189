package org.outwit.play.practice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Sight;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.bridge.game.DoubleDummyValues;
import org.outwit.games.bridge.game.UsualContract;
import org.outwit.games.cards.Cards;

/**
 * Deals hands that are worth playing, with South as declarer. A contract is sensible if it asks for half of the tricks or more, and depends on how the unseen cards
 * lie and on what South plays. How
 * they really lie is left to chance, so some contracts cannot be made.
 */
public final class PracticeDealer {

    public static final int LEAST_CARDS = 3;
    public static final int MOST_CARDS = 13;

    private static final Seat DECLARER = Seat.SOUTH;
    private static final double WANTED_CHANCE = 0.65;
    private static final double LEAST_CHANCE = 0.35;
    private static final double MOST_CHANCE = 0.9;
    private static final double LEAST_SPREAD = 0.15;
    private static final int SHUFFLES = 20_000;

    private final Random random;
    private final Optional<Contract> contract;
    private final DoubleDummyValues values = new DoubleDummyValues();

    /** {@code contract} is what South plays, where somebody said so. */
    public PracticeDealer(long seed, Optional<Contract> contract) {
        this.random = new Random(seed);
        this.contract = contract;
    }

    /** How promising a number of tricks is to play for. */
    private record Aim(Strain strain, int tricks, double score, boolean sensible) {}

    /** A deal with {@code cards} each. South leads to an ending, West to a whole deal. */
    public BridgePosition deal(int cards) {
        if (cards < LEAST_CARDS || cards > MOST_CARDS) {
            throw new InputException(
                    "An ending has " + LEAST_CARDS + " to " + MOST_CARDS + " cards in each hand, found " + cards + ".");
        }
        BridgePosition best = null;
        double bestScore = Double.NEGATIVE_INFINITY;
        int tries = cards <= 6 ? 60 : cards <= 8 ? 12 : 2;
        for (int i = 0; i < tries; i++) {
            Deal deal = cards == MOST_CARDS ? whole() : shuffled(cards);
            Aim aim = aim(deal);
            if (aim.score <= bestScore) continue;
            bestScore = aim.score;
            best = position(deal, aim);
            if (aim.sensible) break;
        }
        return best;
    }

    /** These hands, with the most sensible contract. */
    public BridgePosition of(Deal deal) {
        return position(deal, aim(deal));
    }

    private Deal shuffled(int cards) {
        List<Long> pack = Cards.sorted(Cards.PACK);
        Collections.shuffle(pack, random);
        long[] hands = new long[4];
        for (int i = 0; i < 4 * cards; i++) hands[i % 4] |= pack.get(i);
        return Deal.of(hands);
    }

    /** A deal in which South's side has about the strength for the contract, or more than the other side. */
    private Deal whole() {
        Deal deal = shuffled(MOST_CARDS);
        for (int i = 0; i < SHUFFLES; i++, deal = shuffled(MOST_CARDS)) {
            int points = UsualContract.points(deal.south()) + UsualContract.points(deal.north());
            if (contract.isEmpty() ? points >= 22 && points <= 32 : fits(contract.get(), deal, points)) break;
        }
        return deal;
    }

    private static boolean fits(Contract contract, Deal deal, int points) {
        int wanted = 20 + 5 * (contract.needed() - 7) / 2 - (contract.strain() == Strain.NOTRUMP ? 0 : 2);
        boolean strong = Math.abs(points - Math.min(wanted, 34)) <= 1;
        if (contract.strain() == Strain.NOTRUMP) return strong;
        return strong && length(deal, contract.strain()) >= 8;
    }

    private static int length(Deal deal, Strain suit) {
        return Integer.bitCount(Cards.ranks(deal.south() | deal.north(), suit.ordinal()));
    }

    private Aim aim(Deal deal) {
        if (contract.isPresent()) return aim(deal, contract.get().strain());
        Strain longest = Strain.SPADES;
        for (Strain strain : Strain.values()) {
            if (strain != Strain.NOTRUMP && length(deal, strain) > length(deal, longest)) longest = strain;
        }
        boolean fit = 13 * length(deal, longest) >= 8 * deal.tricks();
        if (deal.tricks() > 8) return aim(deal, fit ? longest : Strain.NOTRUMP);
        Aim suited = aim(deal, longest);
        Aim plain = aim(deal, Strain.NOTRUMP);
        return fit && suited.score > plain.score ? suited : plain;
    }

    private Aim aim(Deal deal, Strain strain) {
        int cards = deal.tricks();
        int layouts = cards <= 6 ? 40 : cards <= 8 ? 16 : 4;
        List<int[]> tricks = new ArrayList<>(); // of each card, or of the lead that is best for West
        for (int i = 0; i < layouts; i++) {
            BridgePosition position =
                    position(otherwise(deal), new Contract(1, strain, 0, DECLARER), Math.min(6, 13 - cards));
            int before = position.declarerWon();
            int[] each =
                    cards <= 8 ? values.tricks(position, Sight.moves(position)) : new int[] {values.tricks(position)};
            for (int k = 0; k < each.length; k++) each[k] -= before;
            tricks.add(each);
        }
        Aim best = null;
        int needed = contract.map(Contract::needed).orElse(MOST_CARDS);
        for (int wanted = least(cards); wanted <= Math.min(cards, needed); wanted++) {
            Aim aim = aim(strain, wanted, cards, tricks);
            if (best == null || aim.score > best.score) best = aim;
        }
        return best;
    }

    /** How few of the tricks can be all that is missing. */
    private int least(int cards) {
        int before = MOST_CARDS - cards;
        return Math.max(1, contract.map(Contract::needed).orElse(7) - before);
    }

    private static Aim aim(Strain strain, int wanted, int cards, List<int[]> tricks) {
        double most = 0;
        double least = 1;
        for (int card = 0; card < tricks.get(0).length; card++) {
            int at = card;
            double chance =
                    (double) tricks.stream().filter(each -> each[at] >= wanted).count() / tricks.size();
            most = Math.max(most, chance);
            least = Math.min(least, chance);
        }
        double spread = cards <= 8 ? most - least : LEAST_SPREAD;
        boolean sensible = 2 * wanted >= cards && most >= LEAST_CHANCE && most <= MOST_CHANCE && spread >= LEAST_SPREAD;
        return new Aim(strain, wanted, Math.min(spread, 0.5) - Math.abs(most - WANTED_CHANCE), sensible);
    }

    /** The same for South, who does not see the cards of East and West. */
    private Deal otherwise(Deal deal) {
        List<Long> unseen = Cards.sorted(deal.east() | deal.west());
        Collections.shuffle(unseen, random);
        long east = 0;
        for (long card : unseen.subList(0, deal.tricks())) east |= card;
        return new Deal(deal.north(), east, deal.south(), (deal.east() | deal.west()) & ~east);
    }

    private BridgePosition position(Deal deal, Aim aim) {
        Contract chosen = contract.orElseGet(() -> contract(aim, deal.tricks()));
        return position(deal, chosen, Math.max(0, chosen.needed() - aim.tricks));
    }

    /** The level that makes a game, or the nearest one for which the tricks of the aim can be missing. */
    private static Contract contract(Aim aim, int cards) {
        int game = aim.strain == Strain.NOTRUMP ? 3 : aim.strain.ordinal() >= Strain.DIAMONDS.ordinal() ? 5 : 4;
        int lowest = Math.max(1, aim.tricks - 6);
        int highest = Math.min(7, aim.tricks + MOST_CARDS - cards - 6);
        return new Contract(Math.max(lowest, Math.min(highest, game)), aim.strain, 0, DECLARER);
    }

    private static BridgePosition position(Deal deal, Contract contract, int won) {
        boolean whole = deal.tricks() == MOST_CARDS;
        return BridgePosition.of(deal, contract, whole ? DECLARER.next() : DECLARER, won);
    }
}

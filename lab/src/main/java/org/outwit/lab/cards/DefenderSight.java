package org.outwit.lab.cards;

import java.util.List;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * What a defender sees when it is their turn. It cannot differ between two deals that look the same to them.
 *
 * @param hand what they hold
 * @param dummy what dummy holds; nothing before the opening lead of a whole deal
 * @param unseen the cards of the hands they do not see, together
 * @param leader who led to the trick
 * @param trick the cards of it so far
 * @param voids of each seat, North first, the suits it has shown to be out of, as bits
 */
record DefenderSight(
        Seat seat,
        Seat declarer,
        Strain strain,
        long hand,
        long dummy,
        long unseen,
        Seat leader,
        List<Long> trick,
        List<Integer> voids) {

    private static final int MIX_SHIFT = 29;

    public DefenderSight {
        trick = List.copyOf(trick);
        voids = List.copyOf(voids);
    }

    /** What may be played, by suits, the highest first. */
    public List<Long> cards() {
        return Cards.sorted(legal());
    }

    /** What may be played, as a set. */
    public long legal() {
        if (trick.isEmpty()) return hand;
        long follow = hand & Cards.of(Cards.SUIT, suit());
        return follow != 0 ? follow : hand;
    }

    /** The suit led; there must be one. */
    public int suit() {
        return Cards.suit(trick.get(0));
    }

    public boolean leads() {
        return trick.isEmpty();
    }

    /** Whether a suit was led and there is a card of it. */
    public boolean follows() {
        return !trick.isEmpty() && Cards.ranks(hand, suit()) != 0;
    }

    /** Where in {@link #trick} the card lies that wins it so far. */
    public int winning() {
        int best = 0;
        for (int i = 1; i < trick.size(); i++) if (strain.beats(trick.get(i), trick.get(best))) best = i;
        return best;
    }

    /** Whether partner's card wins the trick so far. */
    public boolean partnerWins() {
        return !trick.isEmpty() && winning() == trick.size() - 2;
    }

    /** The cards that would win the trick so far. */
    public long winners() {
        long legal = legal();
        if (trick.isEmpty()) return legal;
        long winning = trick.get(winning());
        long winners = 0;
        for (long left = legal; left != 0; left &= left - 1) {
            if (strain.beats(left & -left, winning)) winners |= left & -left;
        }
        return winners;
    }

    /** Gives each card of a set, which must be of {@link #cards}, the same chance and the others none. */
    boolean evenly(long set, double[] chances) {
        List<Long> cards = cards();
        double share = 1.0 / Long.bitCount(set);
        for (int i = 0; i < cards.size(); i++) chances[i] = (set & cards.get(i)) != 0 ? share : 0;
        return true;
    }

    /** A number that is the same whenever the same is seen, in every run of the program. */
    public long key() {
        long key = seat.ordinal() + 4L * strain.ordinal() + 32L * declarer.ordinal() + 128L * leader.ordinal();
        for (long part : new long[] {hand, dummy, unseen})
            key = (key ^ part) * SplitMix64.GOLDEN_GAMMA + (key >>> MIX_SHIFT);
        for (long card : trick) key = (key ^ card) * SplitMix64.GOLDEN_GAMMA + (key >>> MIX_SHIFT);
        for (int suits : voids) key = (key ^ suits) * SplitMix64.GOLDEN_GAMMA + (key >>> MIX_SHIFT);
        return key;
    }
}

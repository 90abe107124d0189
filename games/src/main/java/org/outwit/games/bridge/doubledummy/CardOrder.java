package org.outwit.games.bridge.doubledummy;

import static org.outwit.games.cards.Cards.ranks;

import java.util.Arrays;
import org.outwit.games.cards.Cards;

/**
 * Which card to try first: what wins, or what a player would play. The weights are a matter of experience and change no answer, only how
 * soon it is found. What refuted a line last is tried early where the same hand is in a like place again.
 */
final class CardOrder {

    private static final int REFUTED_HERE = 1000;
    private static final int REFUTED_LIKE_THIS = 20;

    private final long[] hands;
    private final int trump;
    private final long[] refutations = new long[1 << 16];

    CardOrder(long[] hands, int trump) {
        this.hands = hands;
        this.trump = trump;
    }

    void begin() {
        Arrays.fill(refutations, 0);
    }

    /** A number for a lead that is the same in all positions of a pattern, from 1 on. */
    static int lead(long card, long inPlay) {
        int suit = Cards.suit(card);
        int rank = (int) (card >>> Cards.LANE * suit);
        return 1 + suit * 13 + Integer.bitCount(ranks(inPlay, suit) & -rank << 1);
    }

    /** Scores of leads; {@code known} is the number of the one that was best before. */
    void leads(long[] cards, int[] scores, int count, int leader, long inPlay, int known) {
        for (int i = 0; i < count; i++) {
            scores[i] = lead(leader, cards[i], inPlay) + (known == lead(cards[i], inPlay) ? REFUTED_HERE : 0);
        }
    }

    private int lead(int leader, long card, long inPlay) {
        int suit = Cards.suit(card);
        int rank = (int) (card >>> Cards.LANE * suit);
        int all = ranks(inPlay, suit);
        int mine = ranks(hands[leader], suit);
        int partner = ranks(hands[leader + 2 & 3], suit);
        int left = ranks(hands[leader + 1 & 3], suit);
        int right = ranks(hands[leader + 3 & 3], suit);
        boolean leftRuffs = left == 0 && ruffs(leader + 1, suit);
        boolean rightRuffs = right == 0 && ruffs(leader + 3, suit);
        int highest = Integer.highestOneBit(all);
        int score = Integer.bitCount(mine | partner) - Integer.bitCount(left | right);
        if (leftRuffs || rightRuffs) score -= leftRuffs && rightRuffs ? 40 : 25;
        if ((all & ~mine & -rank << 1) == 0) { // wins unless it is ruffed
            return score + Integer.bitCount(left | right) + (leftRuffs || rightRuffs ? 0 : 30);
        }
        if ((highest & partner) != 0) return score + 28;
        if (partner == 0 && ruffs(leader + 2, suit) && !leftRuffs) return score + 26;
        if ((highest & left) != 0) score += 6; // through strength
        if ((highest & right) != 0) score -= 6;
        if (((mine | partner) & RelativeRanks.nth(all, 2)) != 0) score += 4;
        return score - Integer.bitCount(all & rank - 1);
    }

    private boolean ruffs(int seat, int suit) {
        return trump < 4 && suit != trump && ranks(hands[seat & 3], trump) != 0;
    }

    /** Scores of the cards of a hand that plays in the {@code place}-th place, from 1 on. */
    void follows(
            long[] cards, int[] scores, int count, int seat, int place, int suit, int winner, long best, long inPlay) {
        long hand = hands[seat];
        boolean partnerWins = (winner & 1) == (seat & 1);
        boolean follows = ranks(hand, suit) != 0;
        long refutation = refutations[refutation(seat, place, suit, best)];
        for (int i = 0; i < count; i++) {
            int score = follows
                    ? follow(cards[i], seat, place, suit, partnerWins, best, inPlay)
                    : discard(cards[i], hand, partnerWins, best, inPlay);
            scores[i] = score + (cards[i] == refutation ? REFUTED_LIKE_THIS : 0);
        }
    }

    private int follow(long card, int seat, int place, int suit, boolean partnerWins, long best, long inPlay) {
        int rank = (int) (card >>> Cards.LANE * suit);
        int below = Integer.bitCount(ranks(inPlay, suit) & rank - 1);
        boolean beats = Cards.suit(best) == suit && Long.compareUnsigned(card, best) > 0;
        if (!beats) return 10 - below;
        if (place == 3) return partnerWins ? -2 - below : 50 - below;
        int theirs = ranks(hands[seat + 1 & 3], suit);
        boolean theyRuff = theirs == 0 && ruffs(seat + 1, suit);
        int to = ranks(best, suit);
        if (place == 2) {
            if (partnerWins && to > theirs) return -below;
            if (theyRuff) return -below;
            return rank > theirs ? 50 - below : 5 + below;
        }
        int partners = Integer.highestOneBit(ranks(hands[seat + 2 & 3], suit));
        boolean partnerCan = partners > theirs;
        if (rank > theirs && !theyRuff) return (partnerCan && partners > to ? 5 : 40) - below;
        return (partnerCan ? -5 : 3) - below;
    }

    private int discard(long card, long hand, boolean partnerWins, long best, long inPlay) {
        int suit = Cards.suit(card);
        int rank = (int) (card >>> Cards.LANE * suit);
        int all = ranks(inPlay, suit);
        int below = Integer.bitCount(all & rank - 1);
        if (suit == trump) {
            boolean wins = Cards.suit(best) != trump || Long.compareUnsigned(card, best) > 0;
            if (!wins) return -20 - below;
            return (partnerWins ? 5 : 60) - below;
        }
        int mine = ranks(hand, suit);
        int score = 20 + Integer.bitCount(mine) - 2 * below;
        if (rank == Integer.highestOneBit(all)) score -= 10;
        boolean guards = Integer.bitCount(mine) == 2 && RelativeRanks.nth(all, 2) == Integer.highestOneBit(mine);
        return guards ? score - 4 : score;
    }

    /** Remembers a card that refuted. */
    void refuted(long card, int seat, int place, int suit, long best) {
        refutations[refutation(seat, place, suit, best)] = card;
    }

    /** The place of the seat that holds these cards of the suit, or these cards at all, and has to play to the best card so far. */
    private int refutation(int seat, int place, int suit, long best) {
        long hand = hands[seat];
        long own = ranks(hand, suit) == 0 ? hand : hand & Cards.of(Cards.SUIT, suit);
        long mixed = own * 0x9E37_79B9_7F4A_7C15L
                ^ best * 0xC2B2_AE3D_27D4_EB4FL
                ^ (seat * 4 + place) * 0xD6E8_FEB8_6659_FD93L
                ^ suit * 0xFF51_AFD7_ED55_8CCDL;
        return (int) (mixed >>> 48);
    }
}

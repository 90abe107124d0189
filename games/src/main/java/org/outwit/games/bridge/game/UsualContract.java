package org.outwit.games.bridge.game;

import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

/**
 * A contract without an auction, by a rule of thumb: the side with more points declares, from its stronger hand, in its longest suit if that
 * has eight cards, and as high as points and length promise. Points are those of Milton Work: 4 for an ace, 3, 2 and 1 below it.
 */
public final class UsualContract {

    private static final int HALF_THE_POINTS = 20;
    private static final int FIT = 8;
    private static final int GAME_POINTS = 25;
    private static final int SLAM_POINTS = 30;
    private static final int BOOK = 6;
    private static final int SLAM = 6;

    // in twentieths of a trick
    private static final int TRICK = 20;
    private static final int EVEN = 130; // with half of the points
    private static final int POINT = 7;

    private UsualContract() {}

    /** The points of a hand. */
    public static int points(long hand) {
        int points = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            int honours = Cards.ranks(hand, suit) >> 9; // jack, queen, king, ace
            points += (honours & 1) + (honours & 2) + (honours >> 2 & 1) * 3 + (honours >> 3) * 4;
        }
        return points;
    }

    /** The seat that declares; the first of equals. */
    static int declarer(TrickPlay play) {
        int best = 0;
        for (int seat = 1; seat < 4; seat++) if (strength(play, seat) > strength(play, best)) best = seat;
        return best;
    }

    /** First what the side has, then what the hand has. */
    private static int strength(TrickPlay play, int seat) {
        int own = points(play.hand(seat));
        return 64 * (own + points(play.hand(seat + 2 & 3))) + own;
    }

    /** The bid of a side, from 0 for one club to 34. */
    static int bid(long one, long partner) {
        long both = one | partner;
        int points = points(one) + points(partner);
        int longest = 0;
        for (int suit = 1; suit < Cards.SUITS.length(); suit++) {
            if (length(both, suit) > length(both, longest)) longest = suit;
        }
        boolean minor = longest >= Strain.DIAMONDS.ordinal();
        boolean suited = length(both, longest) >= FIT && !(minor && points >= GAME_POINTS && points < SLAM_POINTS);
        Strain strain = suited ? Strain.at(longest) : Strain.NOTRUMP;
        int tricks = EVEN + POINT * (points - HALF_THE_POINTS) + (suited ? TRICK * (length(both, longest) - 7) : 4);
        int level = Math.max(1, Math.min(7, (tricks + TRICK / 2) / TRICK - BOOK));
        if (level < SLAM) level = Math.min(level, game(strain));
        return (level - 1) * 5 + strain.rank();
    }

    /** The level that scores a game. What is higher and no slam scores no more. */
    private static int game(Strain strain) {
        return strain == Strain.NOTRUMP ? 3 : strain.ordinal() >= Strain.DIAMONDS.ordinal() ? 5 : 4;
    }

    private static int length(long cards, int suit) {
        return Integer.bitCount(Cards.ranks(cards, suit));
    }
}

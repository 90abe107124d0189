package org.outwit.games.draughts;

import org.outwit.games.Combinations;

/**
 * All positions of English checkers with this material and the side with {@code ownMen} and {@code ownKings} to move,
 * numbered without a gap. Squares are those of {@link PackedBoard}, seen so that the side to move goes down the board: its men stand on
 * the first 28 squares and the other's on the last 28.
 *
 * <p>Men of both sides have the 24 squares between in common, so how many squares are left for the men of the other
 * side depends on how many own men stand on the four behind. That number therefore comes first: the positions with none
 * there, then those with one, and so on. Within each, five choices follow that leave equally many to choose from
 * after any choice before: own men behind, own men in front, the other's men, own kings, the other's kings.
 */
final class CheckersMaterial {

    private static final int BEHIND = 0xF;
    private static final int FRONT = 0x0FFF_FFF0;
    private static final int THEIR_SQUARES = 0xFFFF_FFF0;
    private static final int OWN_CROWNS = 0xF000_0000;
    private static final int THEIR_CROWNS = 0xF;

    private final int ownMen;
    private final int ownKings;
    private final int theirMen;
    private final int theirKings;

    /** Where the positions with each number of own men behind begin, and after the last of them their number. */
    private final int[] starts;

    private final int waysOfOwnKings;
    private final int waysOfTheirKings;

    CheckersMaterial(int ownMen, int ownKings, int theirMen, int theirKings) {
        this.ownMen = ownMen;
        this.ownKings = ownKings;
        this.theirMen = theirMen;
        this.theirKings = theirKings;
        int open = 32 - ownMen - theirMen;
        this.waysOfOwnKings = Combinations.choose(open, ownKings);
        this.waysOfTheirKings = Combinations.choose(open - ownKings, theirKings);
        this.starts = new int[ownMen + 2];
        for (int behind = 0; behind <= ownMen; behind++) {
            int ways = behind > 4 ? 0 : Combinations.choose(4, behind) * waysInFront(behind) * waysOfTheirMen(behind);
            starts[behind + 1] = Math.addExact(
                    starts[behind], Math.multiplyExact(ways, Math.multiplyExact(waysOfOwnKings, waysOfTheirKings)));
        }
    }

    private int waysInFront(int behind) {
        return Combinations.choose(24, ownMen - behind);
    }

    private int waysOfTheirMen(int behind) {
        return Combinations.choose(28 - (ownMen - behind), theirMen);
    }

    int size() {
        return starts[ownMen + 1];
    }

    /** Whether all men stand where they can be. */
    static boolean isPossible(int own, int theirs, int kings) {
        return ((own & OWN_CROWNS | theirs & THEIR_CROWNS) & ~kings) == 0;
    }

    int index(int own, int theirs, int kings) {
        int men = own & ~kings;
        int theirMenSet = theirs & ~kings;
        int ownKingSet = own & kings;
        int behind = Integer.bitCount(men & BEHIND);
        int index = Combinations.rank(men & BEHIND, BEHIND);
        index = index * waysInFront(behind) + Combinations.rank(men & FRONT, FRONT);
        index = index * waysOfTheirMen(behind) + Combinations.rank(theirMenSet, THEIR_SQUARES & ~men);
        int open = ~(men | theirMenSet);
        index = index * waysOfOwnKings + Combinations.rank(ownKingSet, open);
        index = index * waysOfTheirKings + Combinations.rank(theirs & kings, open & ~ownKingSet);
        return starts[behind] + index;
    }

    /** Sets up the position of this number, Black to move. */
    void setUp(DraughtsPosition position, int index) {
        int behind = 0;
        while (index >= starts[behind + 1]) behind++;
        int rest = index - starts[behind];
        int theirKingRank = rest % waysOfTheirKings;
        rest /= waysOfTheirKings;
        int ownKingRank = rest % waysOfOwnKings;
        rest /= waysOfOwnKings;
        int theirMenRank = rest % waysOfTheirMen(behind);
        rest /= waysOfTheirMen(behind);
        int men = Combinations.choice(rest / waysInFront(behind), behind, BEHIND)
                | Combinations.choice(rest % waysInFront(behind), ownMen - behind, FRONT);
        int theirMenSet = Combinations.choice(theirMenRank, theirMen, THEIR_SQUARES & ~men);
        int open = ~(men | theirMenSet);
        int ownKingSet = Combinations.choice(ownKingRank, ownKings, open);
        int theirKingSet = Combinations.choice(theirKingRank, theirKings, open & ~ownKingSet);
        assert position.made == 0 : "Moves have been made.";
        position.own = PackedBoard.bits(men | ownKingSet);
        position.theirs = PackedBoard.bits(theirMenSet | theirKingSet);
        position.kings = PackedBoard.bits(ownKingSet | theirKingSet);
        position.colour = DraughtsPosition.BLACK;
    }
}

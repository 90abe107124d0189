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
 * whatever was chosen before: own men behind, own men in front, the other's men, own kings, the other's kings.
 */
final class CheckersMaterial {

    private static final int BEHIND = 0xF;
    private static final int FRONT = 0x0FFF_FFF0;
    private static final int HIS_SQUARES = 0xFFFF_FFF0;
    private static final int OWN_CROWNS = 0xF000_0000;
    private static final int HIS_CROWNS = 0xF;

    private final int ownMen;
    private final int ownKings;
    private final int hisMen;
    private final int hisKings;

    /** Where the positions with so many own men behind begin, and after the last of them their number. */
    private final int[] starts;

    private final int waysOfOwnKings;
    private final int waysOfHisKings;

    CheckersMaterial(int ownMen, int ownKings, int hisMen, int hisKings) {
        this.ownMen = ownMen;
        this.ownKings = ownKings;
        this.hisMen = hisMen;
        this.hisKings = hisKings;
        int open = 32 - ownMen - hisMen;
        this.waysOfOwnKings = Combinations.choose(open, ownKings);
        this.waysOfHisKings = Combinations.choose(open - ownKings, hisKings);
        this.starts = new int[ownMen + 2];
        for (int behind = 0; behind <= ownMen; behind++) {
            int ways = behind > 4 ? 0 : Combinations.choose(4, behind) * waysInFront(behind) * waysOfHisMen(behind);
            starts[behind + 1] = Math.addExact(
                    starts[behind], Math.multiplyExact(ways, Math.multiplyExact(waysOfOwnKings, waysOfHisKings)));
        }
    }

    private int waysInFront(int behind) {
        return Combinations.choose(24, ownMen - behind);
    }

    private int waysOfHisMen(int behind) {
        return Combinations.choose(28 - (ownMen - behind), hisMen);
    }

    int size() {
        return starts[ownMen + 1];
    }

    /** Whether all men stand where they can be. */
    static boolean isPossible(int own, int his, int kings) {
        return ((own & OWN_CROWNS | his & HIS_CROWNS) & ~kings) == 0;
    }

    int index(int own, int his, int kings) {
        int men = own & ~kings;
        int hisMenSet = his & ~kings;
        int ownKingSet = own & kings;
        int behind = Integer.bitCount(men & BEHIND);
        int index = Combinations.rank(men & BEHIND, BEHIND);
        index = index * waysInFront(behind) + Combinations.rank(men & FRONT, FRONT);
        index = index * waysOfHisMen(behind) + Combinations.rank(hisMenSet, HIS_SQUARES & ~men);
        int open = ~(men | hisMenSet);
        index = index * waysOfOwnKings + Combinations.rank(ownKingSet, open);
        index = index * waysOfHisKings + Combinations.rank(his & kings, open & ~ownKingSet);
        return starts[behind] + index;
    }

    /** Sets up the position of this number, Black to move. */
    void setUp(DraughtsPosition position, int index) {
        int behind = 0;
        while (index >= starts[behind + 1]) behind++;
        int rest = index - starts[behind];
        int hisKingRank = rest % waysOfHisKings;
        rest /= waysOfHisKings;
        int ownKingRank = rest % waysOfOwnKings;
        rest /= waysOfOwnKings;
        int hisMenRank = rest % waysOfHisMen(behind);
        rest /= waysOfHisMen(behind);
        int men = Combinations.choice(rest / waysInFront(behind), behind, BEHIND)
                | Combinations.choice(rest % waysInFront(behind), ownMen - behind, FRONT);
        int hisMenSet = Combinations.choice(hisMenRank, hisMen, HIS_SQUARES & ~men);
        int open = ~(men | hisMenSet);
        int ownKingSet = Combinations.choice(ownKingRank, ownKings, open);
        int hisKingSet = Combinations.choice(hisKingRank, hisKings, open & ~ownKingSet);
        assert position.made == 0 : "Moves have been made.";
        position.own = PackedBoard.bits(men | ownKingSet);
        position.his = PackedBoard.bits(hisMenSet | hisKingSet);
        position.kings = PackedBoard.bits(ownKingSet | hisKingSet);
        position.colour = DraughtsPosition.BLACK;
    }
}

package org.outwit.games.draughts;

import org.outwit.core.game.SplitMix64;

/**
 * The pieces as one side sees them, which sits at the top: its men go down. To the other side the board is turned half round, so
 * that what is the same to both looks the same.
 */
final class SidedBoard {

    /** The highest bit of the board. */
    private final int last;

    private boolean isTurned;
    private long own;
    private long theirs;
    private long kings;

    SidedBoard(Board board) {
        last = board.bit(board.squares - 1);
    }

    /** Looks at a position with the eyes of the side that plays this colour. */
    void look(DraughtsPosition position, int colour) {
        isTurned = colour == DraughtsPosition.WHITE;
        boolean moves = colour == position.colour;
        own = turned(moves ? position.own : position.theirs);
        theirs = turned(moves ? position.theirs : position.own);
        kings = turned(position.kings);
    }

    void become(SidedBoard other) {
        isTurned = other.isTurned;
        own = other.own;
        theirs = other.theirs;
        kings = other.kings;
    }

    /** Pieces of a position as this side sees them. */
    long turned(long pieces) {
        return isTurned ? Long.reverse(pieces) >>> Long.SIZE - 1 - last : pieces;
    }

    int turned(int bit) {
        return isTurned ? last - bit : bit;
    }

    long own() {
        return own;
    }

    long theirs() {
        return theirs;
    }

    boolean isKing(int bit) {
        return (kings >>> bit & 1) != 0;
    }

    int ownKings() {
        return Long.bitCount(own & kings);
    }

    int theirKings() {
        return Long.bitCount(theirs & kings);
    }

    int pieces() {
        return Long.bitCount(own | theirs);
    }

    boolean differs(SidedBoard other, long area) {
        return ((own ^ other.own | theirs ^ other.theirs | kings ^ other.kings) & area) != 0;
    }

    /** Any order of boards that both sides agree on. */
    boolean isBefore(SidedBoard other) {
        if (own != other.own) return own < other.own;
        return theirs != other.theirs ? theirs < other.theirs : kings < other.kings;
    }

    /** What stands in an area, and something more, as one number. */
    long hash(long area, long more) {
        return hash(own & area, theirs & area, kings & area, more);
    }

    /** Likewise, of the area around a square, wherever that is: places count from the square, and the edge is seen. */
    long hashAround(int bit, long area, long more) {
        return hash(
                Long.rotateRight(own & area, bit),
                Long.rotateRight(theirs & area, bit),
                Long.rotateRight(kings & area, bit),
                more + 31 * Long.rotateRight(area, bit));
    }

    private static long hash(long own, long theirs, long kings, long more) {
        long hash = own * SplitMix64.GOLDEN_GAMMA;
        hash = ((hash ^ hash >>> 32) + theirs) * 0xD6E8FEB86659FD93L;
        hash = ((hash ^ hash >>> 32) + kings) * 0xC2B2AE3D27D4EB4FL;
        return (hash ^ hash >>> 29) + more;
    }
}

package org.outwit.games.draughts;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import java.util.Map;
import org.outwit.core.game.WeightedSum;

/**
 * What {@link DraughtsFeatures} and {@link CheckersFeatures} add up to, read off the bitboards in one go: one side's sum
 * less the other's, with what both need worked out once. Features without weight cost nothing.
 */
final class DraughtsSum implements WeightedSum<DraughtsPosition> {

    private final long all;
    private final long centreSquares;
    private final long edgeSquares;
    private final long topRow;
    private final long bottomRow;
    private final long evenRows;
    private final long[] rowDigits;
    private final int lastRow;

    /** How many bits the two steps down the board add. */
    private final int left;

    private final int right;

    private final int men;
    private final int kings;
    private final int mobility;
    private final int centre;
    private final int kingCentre;
    private final int advance;
    private final int back;
    private final int exposure;
    private final int edge;
    private final int backed;
    private final int runaway;
    private final int turn;
    private final int total;
    private final int threat;
    private final int trapped;
    private final int corner;
    private final int bridge;
    private final int move;

    DraughtsSum(Board board, Map<String, Integer> weights) {
        all = board.all;
        centreSquares = DraughtsFeatures.centre(board);
        edgeSquares = DraughtsFeatures.edge(board);
        lastRow = board.rows - 1;
        topRow = board.rowSquares(0);
        bottomRow = board.rowSquares(lastRow);
        evenRows = CheckersFeatures.evenRows(board);
        rowDigits = DraughtsFeatures.rowDigits(board);
        left = board.steps[Board.DOWN_LEFT];
        right = board.steps[Board.DOWN_RIGHT];
        men = weights.getOrDefault("men", 0);
        kings = weights.getOrDefault("kings", 0);
        mobility = weights.getOrDefault("mobility", 0);
        centre = weights.getOrDefault("centre", 0);
        kingCentre = weights.getOrDefault("king-centre", 0);
        advance = weights.getOrDefault("advance", 0);
        back = weights.getOrDefault("back", 0);
        exposure = weights.getOrDefault("exposure", 0);
        edge = weights.getOrDefault("edge", 0);
        backed = weights.getOrDefault("backed", 0);
        runaway = weights.getOrDefault("runaway", 0);
        turn = weights.getOrDefault("turn", 0);
        total = weights.getOrDefault("total", 0);
        threat = weights.getOrDefault("threat", 0);
        trapped = weights.getOrDefault("trapped", 0);
        corner = weights.getOrDefault("corner", 0);
        bridge = weights.getOrDefault("bridge", 0);
        move = weights.getOrDefault("move", 0);
    }

    @Override
    public int of(DraughtsPosition position, int player) {
        boolean down = position.goesDown(player);
        boolean moves = player == position.mover();
        long own = moves ? position.own : position.theirs;
        long theirs = moves ? position.theirs : position.own;
        long crowned = position.kings;
        long empty = all & ~(own | theirs);
        int sum = side(own, theirs, crowned, empty, down) - side(theirs, own, crowned, empty, !down);
        if (exposure != 0) {
            long exposed = rotateLeft(empty, right) & rotateLeft(empty, -right)
                    | rotateLeft(empty, left) & rotateLeft(empty, -left);
            sum += exposure * (bitCount(own & exposed) - bitCount(theirs & exposed));
        }
        if (trapped != 0 && crowned != 0) {
            long stuck = crowned
                    & ~(rotateLeft(empty, left)
                            | rotateLeft(empty, right)
                            | rotateLeft(empty, -left)
                            | rotateLeft(empty, -right));
            sum += trapped * (bitCount(own & stuck) - bitCount(theirs & stuck));
        }
        sum += total * bitCount(own | theirs) + (moves ? turn : -turn);
        if (move != 0 && bitCount(own) == bitCount(theirs)) {
            sum += CheckersFeatures.hasTheMove(position, evenRows) == moves ? move : -move;
        }
        return sum;
    }

    /** What one side has; the other's is not subtracted. */
    private int side(long own, long theirs, long crowned, long empty, boolean down) {
        long ownMen = own & ~crowned;
        long ownKings = own & crowned;
        int sum = men * bitCount(ownMen) + kings * bitCount(ownKings);
        if (back != 0) sum += back * bitCount(own & (down ? topRow : bottomRow));
        if (centre != 0) sum += centre * bitCount(own & centreSquares);
        if (kingCentre != 0) sum += kingCentre * bitCount(ownKings & centreSquares);
        if (edge != 0) sum += edge * bitCount(own & edgeSquares);
        if (advance != 0) sum += advance * advance(ownMen, down);
        int step = down ? left : -left;
        int other = down ? right : -right;
        if (backed != 0) sum += backed * bitCount(ownMen & (rotateLeft(own, step) | rotateLeft(own, other)));
        if (mobility != 0) {
            sum += mobility
                    * (bitCount(rotateLeft(own, step) & empty)
                            + bitCount(rotateLeft(own, other) & empty)
                            + bitCount(rotateLeft(ownKings, -step) & empty)
                            + bitCount(rotateLeft(ownKings, -other) & empty));
        }
        if (runaway != 0) sum += runaway * bitCount(runaways(ownMen, all & ~empty, -step, -other));
        if (threat != 0) {
            long forwards = behind(theirs, empty, -step) | behind(theirs, empty, -other);
            long backwards = behind(theirs, empty, step) | behind(theirs, empty, other);
            sum += threat * bitCount(own & forwards | ownKings & backwards);
        }
        if (corner != 0) sum += corner * bitCount(own & CheckersFeatures.corner(down));
        if (bridge != 0) {
            long posts = CheckersFeatures.bridge(down);
            if ((own & posts) == posts && (theirs & crowned) == 0) sum += bridge;
        }
        return sum;
    }

    /** The squares from which prey with an empty square behind it is next, looking back from that square. */
    private static long behind(long prey, long empty, int step) {
        return rotateLeft(prey & rotateLeft(empty, step), step);
    }

    private int advance(long ownMen, boolean down) {
        int sum = 0;
        for (int digit = 0; digit < rowDigits.length; digit++) sum += bitCount(ownMen & rowDigits[digit]) << digit;
        return down ? sum : lastRow * bitCount(ownMen) - sum;
    }

    private long runaways(long ownMen, long pieces, int back, int other) {
        long free = ownMen;
        long shadow = pieces;
        while (free != 0 && shadow != 0) {
            shadow = (rotateLeft(shadow, back) | rotateLeft(shadow, other)) & all;
            free &= ~shadow;
        }
        return free;
    }
}

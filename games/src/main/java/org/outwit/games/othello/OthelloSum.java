package org.outwit.games.othello;

import static java.lang.Long.bitCount;

import java.util.Map;
import org.outwit.core.game.WeightedSum;

/** What {@link OthelloFeatures} add up to, read off both bitboards in one go; features without weight cost nothing. */
final class OthelloSum implements WeightedSum<OthelloPosition> {

    private final int discs;
    private final int mobility;
    private final int potential;
    private final int frontier;
    private final int corners;
    private final int xSquares;
    private final int cSquares;
    private final int edges;
    private final int centre;
    private final int stable;
    private final int parity;
    private final int options;
    private final int total;

    OthelloSum(Map<String, Integer> weights) {
        discs = weights.getOrDefault("discs", 0);
        mobility = weights.getOrDefault("mobility", 0);
        potential = weights.getOrDefault("potential", 0);
        frontier = weights.getOrDefault("frontier", 0);
        corners = weights.getOrDefault("corners", 0);
        xSquares = weights.getOrDefault("x-squares", 0);
        cSquares = weights.getOrDefault("c-squares", 0);
        edges = weights.getOrDefault("edges", 0);
        centre = weights.getOrDefault("centre", 0);
        stable = weights.getOrDefault("stable", 0);
        parity = weights.getOrDefault("parity", 0);
        options = weights.getOrDefault("options", 0);
        total = weights.getOrDefault("total", 0);
    }

    @Override
    public int of(OthelloPosition position, int player) {
        long own = position.discsOf(player);
        long other = position.discsOf(1 - player);
        long empty = ~(own | other);
        int sum = squares(own, other, empty);
        if ((mobility | options) != 0) sum += choices(position, player);
        if (potential != 0) {
            sum += potential * (bitCount(Board.around(other) & empty) - bitCount(Board.around(own) & empty));
        }
        if (frontier != 0) {
            long open = Board.around(empty);
            sum += frontier * (bitCount(open & own) - bitCount(open & other));
        }
        if (stable != 0) sum += stable * (bitCount(Board.stable(own, other)) - bitCount(Board.stable(other, own)));
        if ((parity | total) != 0) {
            int all = bitCount(own | other);
            boolean last = (all & 1) != 0 == (player == position.mover());
            sum += total * all + (last ? parity : -parity);
        }
        return sum;
    }

    /** What discs count for by where they stand. */
    private int squares(long own, long other, long empty) {
        int sum = 0;
        if (corners != 0) sum += corners * lead(own, other, OthelloFeatures.CORNERS);
        if (discs != 0) sum += discs * lead(own, other, -1L);
        if (edges != 0) sum += edges * lead(own, other, OthelloFeatures.EDGES);
        if (centre != 0) sum += centre * lead(own, other, OthelloFeatures.CENTRE);
        if ((xSquares | cSquares) != 0) {
            long exposed = Board.around(empty & OthelloFeatures.CORNERS);
            sum += xSquares * lead(own, other, exposed & OthelloFeatures.X_SQUARES)
                    + cSquares * lead(own, other, exposed & OthelloFeatures.EDGES);
        }
        return sum;
    }

    private static int lead(long own, long other, long squares) {
        return bitCount(own & squares) - bitCount(other & squares);
    }

    private int choices(OthelloPosition position, int player) {
        int own = bitCount(position.mobilityOf(player));
        int sum = (mobility + options) * own;
        return mobility == 0 ? sum : sum - mobility * bitCount(position.mobilityOf(1 - player));
    }
}

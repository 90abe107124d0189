package org.outwit.games.chinesecheckers;

import java.util.Map;
import org.outwit.core.game.WeightedSum;

/** All {@link ChineseCheckersFeatures} times their weights, read off in one walk over a player's pieces. */
final class StarSums implements WeightedSum<ChineseCheckersPosition> {

    private final StarSeats seats;
    private final int toGo;
    private final int outside;
    private final int rear;
    private final int aside;
    private final int bridges;
    private final int gap;
    private final int standing;
    private final int home;

    StarSums(StarSeats seats, Map<String, Integer> weights) {
        this.seats = seats;
        this.toGo = weights.getOrDefault("to-go", 0);
        this.outside = weights.getOrDefault("outside", 0);
        this.rear = weights.getOrDefault("rear", 0);
        this.aside = weights.getOrDefault("aside", 0);
        this.bridges = weights.getOrDefault("bridges", 0);
        this.gap = weights.getOrDefault("gap", 0);
        this.standing = weights.getOrDefault("standing", 0);
        this.home = weights.getOrDefault("home", 0);
    }

    @Override
    public int of(ChineseCheckersPosition position, int player) {
        int own = pieces(position, player) + home * position.home() + standing * position.standing(player);
        return seats.players() == 2 ? own - pieces(position, 1 - player) : own;
    }

    private int pieces(ChineseCheckersPosition position, int player) {
        int goal = seats.goal(player);
        int steps = -ChineseCheckersFeatures.TO_TIP_AT_HOME;
        int farthest = 0;
        int off = 0;
        int out = 0;
        int nearest = Integer.MAX_VALUE;
        for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
            int toTip = StarBoard.toTip(goal, hole);
            steps += toTip;
            farthest = Math.max(farthest, toTip);
            off += StarBoard.offLine(goal, hole);
            if (StarBoard.cornerOf(hole) == goal) continue;
            out++;
            if (gap != 0) nearest = Math.min(nearest, toOpen(position, goal, hole));
        }
        int sum = toGo * steps + outside * out + rear * farthest + aside * off;
        if (gap != 0 && nearest != Integer.MAX_VALUE) sum += gap * nearest;
        return bridges == 0 ? sum : sum + bridges * ChineseCheckersFeatures.bridges(position, player);
    }

    /** Steps to the nearest open hole of the goal. */
    private static int toOpen(ChineseCheckersPosition position, int goal, int hole) {
        for (int i = 0; i < StarBoard.PIECES; i++) {
            int to = StarBoard.nearest(goal, hole, i);
            if (position.owner(to) == ChineseCheckersPosition.NOBODY) return StarBoard.distance(hole, to);
        }
        return Integer.MAX_VALUE;
    }
}

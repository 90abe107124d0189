package org.outwit.games.chinesecheckers;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of Chinese checkers are made of: leads where two play, what each has where there are more. */
final class ChineseCheckersFeatures {

    /** Steps to the tip of the goal from all holes of the home, and from all holes of the goal. */
    private static final int TO_TIP_AT_START = 140;

    static final int TO_TIP_AT_HOME = 20;
    private static final int MOST_OFF_LINE = StarBoard.COLUMNS / 2;

    private ChineseCheckersFeatures() {}

    static List<Feature<ChineseCheckersPosition>> of(StarSeats seats) {
        Feature.Sides sides = seats.players() == 2 ? Feature.Sides.OPPOSED : Feature.Sides.OWN;
        return List.of(
                new CountFeature<>(
                        "to-go",
                        "steps that all pieces together still have to the goal",
                        sides,
                        TO_TIP_AT_START - TO_TIP_AT_HOME,
                        ChineseCheckersFeatures::toGo),
                new CountFeature<>(
                        "outside",
                        "pieces that are not in the goal",
                        sides,
                        StarBoard.PIECES,
                        ChineseCheckersFeatures::outside),
                new CountFeature<>(
                        "rear",
                        "steps from the last piece to the tip of the goal",
                        sides,
                        StarBoard.FARTHEST,
                        ChineseCheckersFeatures::rear),
                new CountFeature<>(
                        "aside",
                        "half holes from all pieces together to the line from home to goal",
                        sides,
                        StarBoard.PIECES * MOST_OFF_LINE,
                        ChineseCheckersFeatures::aside),
                new CountFeature<>(
                        "bridges",
                        "jumps that are open and lead nearer to the goal",
                        sides,
                        StarBoard.PIECES * StarBoard.DIRECTIONS,
                        ChineseCheckersFeatures::bridges),
                new CountFeature<>(
                        "gap",
                        "steps from an open hole of the goal to the nearest piece outside; 0 where there is no such pair",
                        sides,
                        StarBoard.FARTHEST,
                        ChineseCheckersFeatures::gap),
                new StandingFeature(seats.players()),
                new CountFeature<>(
                        "home",
                        "players who are home",
                        Feature.Sides.COMMON,
                        seats.players(),
                        (position, player) -> position.home()));
    }

    private static int toGo(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int left = 0;
        for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
            left += StarBoard.toTip(goal, hole);
        }
        return left - TO_TIP_AT_HOME;
    }

    private static int outside(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int count = 0;
        for (int i = 0; i < StarBoard.PIECES; i++) {
            if (position.owner(StarBoard.cornerHole(goal, i)) == player) count++;
        }
        return StarBoard.PIECES - count;
    }

    private static int rear(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int most = 0;
        for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
            most = Math.max(most, StarBoard.toTip(goal, hole));
        }
        return most;
    }

    private static int aside(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int sum = 0;
        for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
            sum += StarBoard.offLine(goal, hole);
        }
        return sum;
    }

    static int bridges(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int count = 0;
        for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
            for (int direction = 0; direction < StarBoard.DIRECTIONS; direction++) {
                int to = StarBoard.landing(hole, direction);
                if (to == StarBoard.NOWHERE || position.owner(to) != ChineseCheckersPosition.NOBODY) continue;
                if (position.owner(StarBoard.neighbour(hole, direction)) == ChineseCheckersPosition.NOBODY) continue;
                if (StarBoard.toTip(goal, to) < StarBoard.toTip(goal, hole)) count++;
            }
        }
        return count;
    }

    private static int gap(ChineseCheckersPosition position, int player) {
        int goal = position.seats().goal(player);
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < StarBoard.PIECES; i++) {
            int open = StarBoard.cornerHole(goal, i);
            if (position.owner(open) != ChineseCheckersPosition.NOBODY) continue;
            for (int hole = position.next(player, 0); hole >= 0; hole = position.next(player, hole + 1)) {
                if (StarBoard.cornerOf(hole) != goal) least = Math.min(least, StarBoard.distance(open, hole));
            }
        }
        return least == Integer.MAX_VALUE ? 0 : least;
    }
}

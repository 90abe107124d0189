package org.outwit.games.mnk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of an m,n,k-game are made of, and the ready ones. */
final class MnkFeatures {

    /** The share of a win that an evaluator may reach, so that a won game always counts more than a good one. */
    private static final double MOST_SHARE = 0.9;

    /** How much more a line is worth with each stone. */
    private static final double STONE_FACTOR = 4;

    private MnkFeatures() {}

    static List<Feature<MnkPosition>> of(MnkBoard board) {
        List<Feature<MnkPosition>> features = new ArrayList<>();
        int lines = board.lines.size();
        for (int stones = 1; stones < board.goal; stones++) {
            int count = stones;
            features.add(CountFeature.lead(
                    "open" + stones,
                    "lead in lines of " + board.goal + " that hold " + stones + " own and none of the other's stones",
                    lines,
                    (position, player) -> position.openLines(player, count)));
        }
        for (int stones = 2; stones < board.goal && board.frames.size() > 0; stones++) {
            int count = stones;
            features.add(CountFeature.lead(
                    "free" + stones,
                    "lead in rows of " + (board.goal - 1) + " between empty cells that hold " + stones
                            + " own and none of the other's stones",
                    board.frames.size(),
                    (position, player) -> position.openFrames(player, count)));
        }
        features.add(CountFeature.lead(
                "centre",
                "lead in stones in the middle third of the board",
                board.central.length,
                (position, player) -> centre(board, position, player)));
        features.add(CountFeature.own(
                "attack",
                "own lines that need one more stone, whatever the other threatens",
                lines,
                (position, player) -> position.openLines(player, board.goal - 1)));
        return List.copyOf(features);
    }

    private static int centre(MnkBoard board, MnkPosition position, int player) {
        int stones = 0;
        for (int cell : board.central) if (position.owner(cell) == player) stones++;
        return stones;
    }

    /** Every open line is in one count only, so the sum of a style stays below its share of a win. */
    static Map<String, Map<String, Double>> styles(MnkBoard board) {
        double line = MOST_SHARE / board.lines.size();
        Map<String, Map<String, Double>> styles = new LinkedHashMap<>();
        styles.put("lines", growing("open", 1, board.goal - 1, line));
        if (board.goal > 2 && board.frames.size() > 0) {
            double frame = MOST_SHARE / board.frames.size();
            styles.put("shapes", growing("free", 2, board.goal - 1, frame));
        }
        styles.put("centre", Map.of("centre", MOST_SHARE / board.central.length));
        styles.put("attack", Map.of("attack", line));
        return styles;
    }

    /** Weights of the counts of that many stones, the most stones weighing {@code top}. */
    private static Map<String, Double> growing(String name, int least, int most, double top) {
        Map<String, Double> weights = new LinkedHashMap<>();
        double weight = top;
        for (int stones = most; stones >= least; stones--) {
            weights.put(name + stones, weight);
            weight /= STONE_FACTOR;
        }
        return weights;
    }
}

package org.outwit.games.qubic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of Qubic are made of, and the ready ones. */
final class QubicFeatures {

    /** The share of a win that an evaluator may reach, so that a won game always counts more than a good one. */
    private static final double MOST_SHARE = 0.9;

    /** How much more a line is worth with each stone. */
    private static final double STONE_FACTOR = 4;

    private QubicFeatures() {}

    static List<Feature<QubicPosition>> of(Cube cube) {
        List<Feature<QubicPosition>> features = new ArrayList<>();
        for (int stones = 1; stones < cube.side; stones++) {
            int count = stones;
            features.add(CountFeature.lead(
                    "open" + stones,
                    "lead in lines that hold " + stones + " own and none of the other's stones",
                    cube.lines.size(),
                    (position, player) -> position.openLines(player, count)));
        }
        features.add(CountFeature.lead(
                "diagonals",
                "lead in stones on the four lines from corner to opposite corner",
                Long.bitCount(cube.diagonals),
                (position, player) -> Long.bitCount(position.stonesOf(player) & cube.diagonals)));
        features.add(CountFeature.own(
                "attack",
                "own lines that need one more stone, whatever the other threatens",
                cube.lines.size(),
                (position, player) -> position.openLines(player, cube.side - 1)));
        return List.copyOf(features);
    }

    /** Every open line is in one count only, so the sum of a style stays below its share of a win. */
    static Map<String, Map<String, Double>> styles(Cube cube) {
        double line = MOST_SHARE / cube.lines.size();
        Map<String, Double> lines = new LinkedHashMap<>();
        double weight = line;
        for (int stones = cube.side - 1; stones > 0; stones--) {
            lines.put("open" + stones, weight);
            weight /= STONE_FACTOR;
        }
        double cell = MOST_SHARE / Long.bitCount(cube.diagonals);
        Map<String, Map<String, Double>> styles = new LinkedHashMap<>();
        styles.put("lines", lines);
        styles.put("diagonals", Map.of("diagonals", cell));
        styles.put("attack", Map.of("attack", line));
        return styles;
    }
}

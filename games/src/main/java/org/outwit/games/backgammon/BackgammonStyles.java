package org.outwit.games.backgammon;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the ready players weigh, in points. */
final class BackgammonStyles {

    static final Map<String, Map<String, Double>> WEIGHTS = weights();

    private BackgammonStyles() {}

    private static Map<String, Map<String, Double>> weights() {
        Map<String, Double> balanced = Map.ofEntries(
                Map.entry("pips", 0.007),
                Map.entry("race", 0.012),
                Map.entry("off", 0.02),
                Map.entry("bar", -0.12),
                Map.entry("blots", -0.05),
                Map.entry("loss", -0.006),
                Map.entry("home", 0.08),
                Map.entry("outside", 0.04),
                Map.entry("anchors", 0.08),
                Map.entry("row", 0.05),
                Map.entry("trapped", 0.05),
                Map.entry("back", -0.02),
                Map.entry("spare", -0.02),
                Map.entry("turn", 0.05));
        Map<String, Map<String, Double>> styles = new LinkedHashMap<>();
        styles.put("balanced", balanced);
        styles.put("racer", Map.of("pips", 0.02, "off", 0.01));
        styles.put("blitzer", Map.of("pips", 0.006, "race", 0.012, "bar", -0.3, "home", 0.1, "blots", -0.02));
        styles.put("primer", Map.of("pips", 0.004, "race", 0.014, "row", 0.15, "trapped", 0.08, "loss", -0.004));
        styles.put("timid", Map.of("pips", 0.008, "race", 0.01, "blots", -0.2, "loss", -0.006, "anchors", 0.05));
        return styles;
    }
}

package org.outwit.games.draughts;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;

/**
 * The ready evaluators, which play in ways a watcher can tell apart. {@code material} counts; {@code exchanger} and
 * {@code hoarder} count too, and the one trades pieces where it can, the other avoids it (the first is the function of
 * Carmel and Markovitch's experiments, {@code material - 0.004 total}); {@code racer} runs for kings,
 * {@code cautious} stays at home and in company; {@code material-below-2} does not notice leads of two men or more. In English checkers
 * {@code self-taught} plays best, see {@link SelfTaught}; {@code samuel} stays the default, because people's models and published
 * experiments are compared with it.
 */
final class Styles {

    private final DraughtsGame game;
    private final double king;
    private final Map<String, Evaluator<DraughtsPosition>> styles = new LinkedHashMap<>();

    private Styles(DraughtsGame game) {
        this.game = game;
        this.king = game.rules().flyingKings() ? 3 : 1.5;
    }

    /** The default is {@code samuel}, a weighted sum of all terms that favour a side. */
    static Map<String, Evaluator<DraughtsPosition>> ofCheckers(DraughtsGame game) {
        Styles styles = new Styles(game);
        styles.add(
                "samuel",
                Map.ofEntries(
                        Map.entry("mobility", 0.01),
                        Map.entry("centre", 0.03),
                        Map.entry("king-centre", 0.05),
                        Map.entry("advance", 0.02),
                        Map.entry("back", 0.06),
                        Map.entry("exposure", -0.02),
                        Map.entry("edge", -0.01),
                        Map.entry("backed", 0.02),
                        Map.entry("runaway", 0.25),
                        Map.entry("turn", 0.02),
                        Map.entry("threat", 0.05),
                        Map.entry("trapped", -0.25),
                        Map.entry("corner", 0.03),
                        Map.entry("bridge", 0.08),
                        Map.entry("move", 0.05)));
        styles.addShared();
        styles.add("cautious", Map.of("back", 0.15, "bridge", 0.2, "exposure", -0.1, "backed", 0.05));
        styles.styles.put("self-taught", SelfTaught.of(game));
        return Collections.unmodifiableMap(styles.styles);
    }

    /** The default is {@code positional}. */
    static Map<String, Evaluator<DraughtsPosition>> of(DraughtsGame game) {
        Styles styles = new Styles(game);
        styles.add(
                "positional",
                Map.of(
                        "mobility", 0.01,
                        "centre", 0.04,
                        "advance", 0.01,
                        "back", 0.04,
                        "exposure", -0.02,
                        "edge", -0.01,
                        "backed", 0.03,
                        "runaway", 0.3,
                        "turn", 0.02));
        styles.addShared();
        styles.add("cautious", Map.of("back", 0.15, "exposure", -0.1, "backed", 0.05));
        return Collections.unmodifiableMap(styles.styles);
    }

    private void addShared() {
        add("material", Map.of());
        add("exchanger", Map.of("total", -0.004));
        add("hoarder", Map.of("total", 0.004));
        add("racer", Map.of("advance", 0.08, "runaway", 0.4));
        styles.put(
                "material-below-2",
                new Bounded<>(styles.get("material"), game.scale().value(2)));
    }

    /** Every style counts material first; the weights of the rest stay so small that no sum comes near a win. */
    private void add(String name, Map<String, Double> further) {
        Map<String, Double> weights = new LinkedHashMap<>(further);
        weights.put("men", 1.0);
        weights.put("kings", king);
        styles.put(name, LinearEvaluator.of(game, weights));
    }
}

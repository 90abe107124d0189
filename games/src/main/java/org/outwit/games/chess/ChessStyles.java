package org.outwit.games.chess;

import static java.util.Map.entry;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;

/** The ready evaluators as weights in pawns: ways to play that a watcher can tell apart. */
final class ChessStyles {

    /** What all styles think of the pieces. */
    private static final Map<String, Double> PIECES =
            Map.of("pawns", 1.0, "knights", 3.0, "bishops", 3.1, "rooks", 5.0, "queens", 9.0);

    /** Minds everything, each thing by stage of the game, as fitted to how games of masters ended. */
    private static final Map<String, Double> CLASSIC = Map.ofEntries(
            entry(ChessFeatures.PLACEMENT, 0.001),
            entry(ChessFeatures.ACTIVITY, 0.001),
            entry(ChessFeatures.PAWN_SHAPE, 0.001),
            entry(ChessFeatures.RUNNERS, 0.001),
            entry(ChessFeatures.TEMPO, 0.1));

    /** Looks at the other's king and hardly at its own. */
    private static final Map<String, Double> ATTACKER = Map.ofEntries(
            entry("attack", 0.25),
            entry("threats", 0.3),
            entry("mobility", 0.05),
            entry("development", 0.2),
            entry("space", 0.06),
            entry("king-open", -0.05));

    /** Keeps its pawns whole and its files open. */
    private static final Map<String, Double> POSITIONAL = Map.ofEntries(
            entry("bishop-pair", 0.5),
            entry("centre", 0.25),
            entry("development", 0.1),
            entry("open-rooks", 0.3),
            entry("seventh", 0.3),
            entry("king-shield", 0.2),
            entry("passed", 0.4),
            entry("doubled", -0.4),
            entry("isolated", -0.3),
            entry("space", 0.05));

    /** Wants pieces off the board and a pawn to run. */
    private static final Map<String, Double> TRADER = Map.ofEntries(
            entry("total", -0.15), entry("mobility", 0.02), entry("passed", 0.3), entry("advancement", 0.03));

    /** By name, the default first. Made when first asked for, which games that are only listed never are. */
    static final Map<String, Evaluator<ChessPosition>> EVALUATORS = evaluators(new Chess());

    private ChessStyles() {}

    private static Map<String, Evaluator<ChessPosition>> evaluators(Chess game) {
        Map<String, Evaluator<ChessPosition>> styles = new LinkedHashMap<>();
        styles.put("classic", style(game, CLASSIC));
        styles.put("material", style(game, Map.of()));
        styles.put("attacker", style(game, ATTACKER));
        styles.put("positional", style(game, POSITIONAL));
        styles.put("trader", style(game, TRADER));
        return Collections.unmodifiableMap(styles);
    }

    private static Evaluator<ChessPosition> style(Chess game, Map<String, Double> taste) {
        Map<String, Double> weights = new HashMap<>(PIECES);
        weights.putAll(taste);
        return LinearEvaluator.of(game, weights);
    }
}

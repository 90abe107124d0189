package org.outwit.games.othello;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Symmetries;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.CountedPhases;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;
import org.outwit.games.record.ggf.GgfFormat;
import org.outwit.games.record.obf.ObfFormat;
import org.outwit.games.record.transcript.TranscriptFormat;
import org.outwit.games.record.wthor.WthorFormat;

/**
 * Othello. Values are thousandths of a disc. {@code patterns} is learned from how games ended and plays best. The other evaluators are
 * styles that a watcher can tell apart: {@code mobility} keeps its choices and takes the other's away, {@code positional} counts good
 * and bad squares, {@code corners} lives for corners and what they make safe, {@code quiet} turns as little as it can,
 * {@code greedy} as much as it can.
 */
public final class Othello implements RecordedGame<OthelloPosition> {

    private static final Tactics<OthelloPosition> TACTICS = new OthelloTactics();

    private static final Symmetries<OthelloPosition> SYMMETRIES = new OthelloSymmetries();

    private static final Phases<OthelloPosition> PHASES = new CountedPhases<>(OthelloPosition::discs, 25, 45);

    static final int DISC = 1000;

    private final Notation<OthelloPosition> notation = new OthelloNotation();
    private final Map<String, Evaluator<OthelloPosition>> evaluators;

    public Othello() {
        // The weights stay so small that no sum of them reaches 64 discs, a board of one colour.
        Map<String, Evaluator<OthelloPosition>> styles = new LinkedHashMap<>();
        styles.put("patterns", new PatternEvaluator());
        styles.put("mobility", style(Map.of("mobility", 0.4, "potential", 0.2, "corners", 5.0, "x-squares", -1.0)));
        styles.put(
                "positional",
                style(Map.of("corners", 6.0, "x-squares", -2.0, "c-squares", -1.0, "edges", 0.4, "centre", 0.4)));
        styles.put("corners", style(Map.of("corners", 6.0, "stable", 0.4, "x-squares", -2.0)));
        styles.put("quiet", style(Map.of("discs", -0.3, "frontier", -0.4, "corners", 3.0)));
        styles.put("greedy", style(Map.of("discs", 0.9)));
        evaluators = Collections.unmodifiableMap(styles);
    }

    private Evaluator<OthelloPosition> style(Map<String, Double> weights) {
        return LinearEvaluator.of(this, weights);
    }

    @Override
    public String name() {
        return "othello";
    }

    @Override
    public String title() {
        return "Othello, eight by eight";
    }

    @Override
    public OthelloPosition start() {
        return new OthelloPosition();
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER;
    }

    /** Two discs: about what a search makes of neighbouring moves, and seldom a game. */
    @Override
    public double usualMargin() {
        return 2;
    }

    @Override
    public Scale scale() {
        return new Scale(DISC, "disc");
    }

    @Override
    public double errorSize() {
        return 2;
    }

    @Override
    public Notation<OthelloPosition> notation() {
        return notation;
    }

    @Override
    public Tactics<OthelloPosition> tactics() {
        return TACTICS;
    }

    @Override
    public Phases<OthelloPosition> phases() {
        return PHASES;
    }

    @Override
    public Symmetries<OthelloPosition> symmetries() {
        return SYMMETRIES;
    }

    @Override
    public MoveShapes<OthelloPosition> moveShapes() {
        return new OthelloMoveShapes();
    }

    @Override
    public Diagram diagram(OthelloPosition position) {
        return OthelloDiagram.of(position);
    }

    @Override
    public List<Feature<OthelloPosition>> features() {
        return OthelloFeatures.ALL;
    }

    @Override
    public WeightedSum<OthelloPosition> weighing(Map<String, Integer> weights) {
        return new OthelloSum(weights);
    }

    @Override
    public Map<String, Evaluator<OthelloPosition>> evaluators() {
        return evaluators;
    }

    @Override
    public List<RecordFormat<OthelloPosition>> recordFormats() {
        return List.of(
                new WthorFormat<>(this), new GgfFormat<>(this), new TranscriptFormat<>(this), new ObfFormat<>(this));
    }
}

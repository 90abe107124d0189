package org.outwit.games.backgammon;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Scale;

/**
 * Backgammon, counted in thousandths of a point. The usual start is money play without a cube; positions may say otherwise.
 *
 * <p>Of the evaluators, {@code balanced} weighs everything, {@code racer} only how far there is to go, {@code blitzer} likes checkers of the
 * other on the bar, {@code primer} builds rows of points, and {@code timid} fears to be hit.
 */
public final class Backgammon implements Game<BackgammonPosition> {

    /** What one point counts. */
    static final int POINT = 1000;

    private final Notation<BackgammonPosition> notation = new BackgammonNotation();
    private final Phases<BackgammonPosition> phases = new Contact();
    private final List<Feature<BackgammonPosition>> features = BackgammonFeatures.all();
    private final Map<String, Evaluator<BackgammonPosition>> evaluators;

    public Backgammon() {
        Map<String, Evaluator<BackgammonPosition>> styles = new LinkedHashMap<>();
        BackgammonStyles.WEIGHTS.forEach((name, weights) -> styles.put(name, LinearEvaluator.of(this, weights)));
        this.evaluators = Collections.unmodifiableMap(styles);
    }

    @Override
    public String name() {
        return "backgammon";
    }

    @Override
    public String title() {
        return "Backgammon";
    }

    @Override
    public BackgammonPosition start() {
        return BackgammonPosition.before(Board.start(), MatchTerms.PLAIN, 0);
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(2, true, true, false, true);
    }

    @Override
    public Scale scale() {
        return new Scale(POINT, "point");
    }

    @Override
    public double errorSize() {
        return 0.08;
    }

    @Override
    public double usualMargin() {
        return 0.02;
    }

    @Override
    public Notation<BackgammonPosition> notation() {
        return notation;
    }

    @Override
    public Phases<BackgammonPosition> phases() {
        return phases;
    }

    @Override
    public Diagram diagram(BackgammonPosition position) {
        return BackgammonDiagram.of(position);
    }

    @Override
    public List<Feature<BackgammonPosition>> features() {
        return features;
    }

    @Override
    public Map<String, Evaluator<BackgammonPosition>> evaluators() {
        return evaluators;
    }
}

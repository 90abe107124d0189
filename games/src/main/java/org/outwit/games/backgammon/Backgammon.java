package org.outwit.games.backgammon;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Scale;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;

/**
 * Backgammon, counted in thousandths of a point. The usual start is money play without a cube; positions may say otherwise.
 *
 * <p>Of the evaluators, {@code network} has learned from its own games, {@code balanced} weighs everything, {@code racer} only how far there is to go, {@code blitzer} likes checkers of the
 * other on the bar, {@code primer} builds rows of points, and {@code timid} fears to be hit.
 */
public class Backgammon implements RecordedGame<BackgammonPosition> {

    /** What one point counts. */
    static final int POINT = 1000;

    private final Notation<BackgammonPosition> notation = new BackgammonNotation();
    private final Phases<BackgammonPosition> phases = new Contact();
    private final List<Feature<BackgammonPosition>> features = BackgammonFeatures.all();
    private final Map<String, Evaluator<BackgammonPosition>> evaluators;
    private final MatchTerms terms;

    public Backgammon() {
        this(MatchTerms.PLAIN);
    }

    /** Where there is a cube a judgement counts as many times as the stakes were doubled. */
    Backgammon(MatchTerms terms) {
        this.terms = terms;
        Map<String, Evaluator<BackgammonPosition>> styles = new LinkedHashMap<>();
        styles.put("network", new NetworkEvaluator());
        BackgammonStyles.WEIGHTS.forEach((name, weights) -> {
            LinearEvaluator<BackgammonPosition> style = LinearEvaluator.of(this, weights);
            styles.put(name, terms.cube() ? new StakesEvaluator(style) : style);
        });
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

    /** Player 0 is about to roll, or to double where there is a cube. */
    @Override
    public BackgammonPosition start() {
        return BackgammonPosition.before(Board.start(), terms, 0);
    }

    @Override
    public List<RecordFormat<BackgammonPosition>> recordFormats() {
        return List.of(new MatFormat());
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
        return BackgammonDiagram.of(position, position.turn());
    }

    @Override
    public Diagram diagram(BackgammonPosition position, int seat) {
        return BackgammonDiagram.of(position, seat);
    }

    @Override
    public List<List<Diagram.Place>> touches(BackgammonPosition position, int move) {
        return BackgammonTouches.of(position, move);
    }

    @Override
    public List<List<Diagram.Place>> areas(BackgammonPosition position, int seat) {
        return BackgammonDiagram.AREAS;
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

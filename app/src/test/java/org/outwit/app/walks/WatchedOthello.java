package org.outwit.app.walks;

import java.util.HashMap;
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
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;

/** Othello that notes, whenever a position is judged or somebody wants to read a move, who asks: the classes on the stack. */
public final class WatchedOthello implements RecordedGame<OthelloPosition> {

    private final Othello othello = new Othello();
    private final List<Feature<OthelloPosition>> features =
            othello.features().stream().map(WatchedOthello::watched).toList();
    private final Map<String, Evaluator<OthelloPosition>> evaluators = new LinkedHashMap<>();

    public WatchedOthello() {
        othello.evaluators().forEach((name, evaluator) -> evaluators.put(name, watched(evaluator)));
    }

    /** Some ask what a weighted sum is made of, so it must stay one. */
    private Evaluator<OthelloPosition> watched(Evaluator<OthelloPosition> evaluator) {
        if (evaluator instanceof LinearEvaluator<OthelloPosition> linear) {
            Map<String, Double> weights = new HashMap<>();
            for (int i = 0; i < linear.features().size(); i++)
                weights.put(linear.features().get(i).name(), scale().units(linear.weight(i)));
            return LinearEvaluator.of(this, weights);
        }
        return (position, player) -> {
            Steps.note();
            return evaluator.value(position, player);
        };
    }

    private static Feature<OthelloPosition> watched(Feature<OthelloPosition> feature) {
        return new Feature<>() {
            @Override
            public String name() {
                return feature.name();
            }

            @Override
            public String meaning() {
                return feature.meaning();
            }

            @Override
            public int least() {
                return feature.least();
            }

            @Override
            public int most() {
                return feature.most();
            }

            @Override
            public Sides sides() {
                return feature.sides();
            }

            @Override
            public int value(OthelloPosition position, int player) {
                Steps.note();
                return feature.value(position, player);
            }
        };
    }

    @Override
    public WeightedSum<OthelloPosition> weighing(Map<String, Integer> weights) {
        WeightedSum<OthelloPosition> sum = othello.weighing(weights);
        return (position, player) -> {
            Steps.note();
            return sum.of(position, player);
        };
    }

    @Override
    public List<Feature<OthelloPosition>> features() {
        return features;
    }

    @Override
    public Map<String, Evaluator<OthelloPosition>> evaluators() {
        return evaluators;
    }

    @Override
    public String name() {
        return othello.name();
    }

    @Override
    public String title() {
        return othello.title();
    }

    @Override
    public OthelloPosition start() {
        return othello.start();
    }

    @Override
    public Capabilities capabilities() {
        return othello.capabilities();
    }

    @Override
    public Scale scale() {
        return othello.scale();
    }

    @Override
    public Notation<OthelloPosition> notation() {
        Steps.note();
        return othello.notation();
    }

    @Override
    public Tactics<OthelloPosition> tactics() {
        return othello.tactics();
    }

    @Override
    public Phases<OthelloPosition> phases() {
        return othello.phases();
    }

    @Override
    public Symmetries<OthelloPosition> symmetries() {
        return othello.symmetries();
    }

    @Override
    public MoveShapes<OthelloPosition> moveShapes() {
        return othello.moveShapes();
    }

    @Override
    public Diagram diagram(OthelloPosition position) {
        return othello.diagram(position);
    }

    @Override
    public List<RecordFormat<OthelloPosition>> recordFormats() {
        return othello.recordFormats();
    }
}

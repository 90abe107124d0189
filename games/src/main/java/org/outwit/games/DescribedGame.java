package org.outwit.games;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Symmetries;
import org.outwit.core.game.Tactics;

/**
 * A game that hands its constant answers over once, as a {@link Description}, and names its evaluators one after the other in its constructor.
 * What is left to the game is what depends on a position.
 */
public abstract class DescribedGame<P extends Position> implements Game<P> {

    private final Description<P> description;
    private final Map<String, Evaluator<P>> evaluators = new LinkedHashMap<>();

    protected DescribedGame(Description<P> description) {
        this.description = description;
    }

    /** Adds an evaluator; the first is the default. Only for constructors, once {@link #weighing} can be asked. */
    protected final void style(String name, Map<String, Double> weights) {
        style(name, LinearEvaluator.of(this, weights));
    }

    /** Adds an evaluator that is more than a weighted sum. */
    protected final void style(String name, Evaluator<P> evaluator) {
        evaluators.put(name, evaluator);
    }

    @Override
    public final String name() {
        return description.name();
    }

    @Override
    public final String title() {
        return description.title();
    }

    @Override
    public final Capabilities capabilities() {
        return description.capabilities();
    }

    @Override
    public final Scale scale() {
        return description.scale();
    }

    @Override
    public final Notation<P> notation() {
        return description.notation();
    }

    @Override
    public final List<Feature<P>> features() {
        return description.features();
    }

    @Override
    public final Tactics<P> tactics() {
        return description.tactics();
    }

    @Override
    public final Symmetries<P> symmetries() {
        return description.symmetries();
    }

    @Override
    public final Phases<P> phases() {
        return description.phases();
    }

    @Override
    public Map<String, Evaluator<P>> evaluators() {
        return Collections.unmodifiableMap(evaluators);
    }
}

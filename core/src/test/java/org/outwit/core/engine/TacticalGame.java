package org.outwit.core.engine;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;

/** What the games for tests of engines share: they advise engines by themselves, and nobody writes their moves down. */
abstract class TacticalGame<P extends Position> implements Game<P>, Tactics<P> {

    /** What a won game is worth. */
    static final int WIN = 1000;

    /** Small against the values, so that guessed windows fail in both directions. */
    private static final Scale SCALE = new Scale(8, "unit");

    private final String name;
    private final Evaluator<P> evaluator;

    TacticalGame(String name, Evaluator<P> evaluator) {
        this.name = name;
        this.evaluator = evaluator;
    }

    final Evaluator<P> evaluator() {
        return evaluator;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return name;
    }

    @Override
    public final Tactics<P> tactics() {
        return this;
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER;
    }

    @Override
    public final Scale scale() {
        return SCALE;
    }

    @Override
    public final Notation<P> notation() {
        throw new UnsupportedOperationException("Nobody writes positions of " + name + " down.");
    }

    @Override
    public final List<Feature<P>> features() {
        return List.of();
    }

    @Override
    public final Map<String, Evaluator<P>> evaluators() {
        return Map.of("value", evaluator);
    }

    @Override
    public final int winThreshold() {
        return WIN;
    }

    @Override
    public final int futilityMargin() {
        return 4;
    }

    /** Every move that the game lists and calls noisy, in the game's order. */
    @Override
    public final int noisy(P position, int[] buffer, int from) {
        int end = position.moves(buffer, from);
        int kept = from;
        for (int i = from; i < end; i++) if (noisyScore(position, buffer[i]) > 0) buffer[kept++] = buffer[i];
        return kept;
    }
}

package org.outwit.core.game;

import java.util.List;

/** A weighted sum for each phase of a game: what people value in the ending is not what they value in the opening. */
public final class PhasedEvaluator<P extends Position> implements Evaluator<P> {

    private final Phases<P> phases;
    private final LinearEvaluator<P>[] parts;

    /** Takes one evaluator for each phase in order. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this class
    public PhasedEvaluator(Phases<P> phases, List<LinearEvaluator<P>> parts) {
        if (parts.size() != phases.names().size()) {
            throw new IllegalArgumentException("There are " + parts.size() + " evaluators for "
                    + phases.names().size() + " phases (" + String.join(", ", phases.names()) + ").");
        }
        this.phases = phases;
        this.parts = parts.toArray(new LinearEvaluator[0]);
    }

    public Phases<P> phases() {
        return phases;
    }

    /** The evaluator of one phase, by its place in {@link Phases#names}. */
    public LinearEvaluator<P> part(int phase) {
        return parts[phase];
    }

    @Override
    public int value(P position, int player) {
        return parts[phases.of(position)].value(position, player);
    }

    @Override
    public int ongoing(P position, int player) {
        return parts[phases.of(position)].ongoing(position, player);
    }
}

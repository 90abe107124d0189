package org.outwit.core.engine;

import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Tactics;

/** A set of {@link Technique}s as a search asks for them: those that the game gives no numbers for are off. */
final class Switches {

    final boolean quiescence;
    final boolean nullMove;
    final boolean futility;
    final boolean reverseFutility;
    final boolean reductions;
    final boolean latePruning;
    final boolean internalReduction;
    final boolean exchanges;
    final boolean singular;
    final boolean forcedExtension;
    final boolean repetition;
    final boolean shorterWin;
    final boolean deeperEntries;

    /** Whether a node's static value is asked for before its moves are. */
    final boolean judges;

    /** Whether anything depends on the mover having a free choice. */
    final boolean asksForced;

    Switches(Set<Technique> techniques, Game<?> game) {
        Tactics<?> tactics = game.tactics();
        boolean hasMargin = tactics.futilityMargin() > 0;
        quiescence = techniques.contains(Technique.QUIESCENCE);
        nullMove = techniques.contains(Technique.NULL_MOVE);
        futility = techniques.contains(Technique.FUTILITY) && hasMargin;
        reverseFutility = techniques.contains(Technique.REVERSE_FUTILITY) && hasMargin;
        reductions = techniques.contains(Technique.LATE_MOVE_REDUCTIONS);
        latePruning = techniques.contains(Technique.LATE_MOVE_PRUNING) && hasMargin;
        internalReduction = techniques.contains(Technique.INTERNAL_REDUCTION);
        exchanges = techniques.contains(Technique.EXCHANGES);
        singular = techniques.contains(Technique.SINGULAR_EXTENSION) && hasMargin;
        forcedExtension = techniques.contains(Technique.FORCED_EXTENSION);
        repetition =
                techniques.contains(Technique.REPETITION) && game.capabilities().loops();
        shorterWin = techniques.contains(Technique.SHORTER_WIN);
        deeperEntries = techniques.contains(Technique.DEEPER_ENTRIES);
        judges = nullMove || futility || reverseFutility || latePruning;
        asksForced = judges || reductions || forcedExtension;
    }
}

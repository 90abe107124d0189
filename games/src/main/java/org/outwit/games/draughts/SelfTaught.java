package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;

/**
 * Samuel's terms for English checkers as the program weighs them after games against itself, phase by phase: {@code outwit train checkers
 * --games 4000 --seed 2}, which begins with the hand-made weights of {@code samuel} (TDLeaf, 300 nodes a move). In 1,000 games at 1,000 nodes
 * a move, with a seed of their own, it won 556, drew 277 and lost 167 against {@code samuel}: 143 Elo more, 95 % interval 124 to 161.
 *
 * <p>What it found is what players know: the back row is worth holding, above all while there are many men; kings belong in the middle of
 * the board; a player who could jump is better off than the hand-made weights say.
 */
final class SelfTaught {

    private record Term(String feature, double opening, double middle, double ending) {}

    private static final List<Term> TERMS = List.of(
            new Term("men", 1.314, 1.124, 1.039),
            new Term("kings", 1.583, 1.761, 1.566),
            new Term("mobility", 0.005, 0.076, 0.034),
            new Term("centre", 0.051, -0.019, 0.019),
            new Term("king-centre", 0.058, 0.106, 0.087),
            new Term("advance", -0.064, -0.009, 0.014),
            new Term("back", 0.382, 0.314, 0.13),
            new Term("exposure", 0.008, -0.005, 0.018),
            new Term("edge", -0.006, -0.072, -0.048),
            new Term("backed", 0.043, 0.055, 0.015),
            new Term("runaway", 0.256, 0.597, 0.32),
            new Term("turn", 0.015, 0.058, 0.03),
            new Term("threat", 0.182, 0.267, 0.135),
            new Term("trapped", -0.247, -0.298, -0.407),
            new Term("corner", -0.011, 0.092, 0.074),
            new Term("bridge", 0.052, 0.109, 0.317),
            new Term("move", 0.001, 0, 0.112));

    private SelfTaught() {}

    static Evaluator<DraughtsPosition> of(DraughtsGame game) {
        List<LinearEvaluator<DraughtsPosition>> parts = new ArrayList<>();
        for (ToDoubleFunction<Term> phase :
                List.<ToDoubleFunction<Term>>of(Term::opening, Term::middle, Term::ending)) {
            Map<String, Double> weights = new LinkedHashMap<>();
            for (Term term : TERMS) weights.put(term.feature(), phase.applyAsDouble(term));
            parts.add(LinearEvaluator.of(game, weights));
        }
        return new PhasedEvaluator<>(game.phases(), parts);
    }
}

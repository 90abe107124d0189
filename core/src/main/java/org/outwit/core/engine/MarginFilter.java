package org.outwit.core.engine;

import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;

/**
 * Plays what a model search chooses only if our plain engine finds it no more than a margin worse than its own best move.
 * {@link org.outwit.core.model.SafetyMargin}, which weighs every move before it asks the model, is the definition; here the
 * model is asked first and only its choice is weighed, with a window of one point. Where that is too bad the model is asked
 * again for the best of the rest, so that both end with the best safe move by the model.
 */
final class MarginFilter<P extends Position> {

    static final int NO_MARGIN = Integer.MAX_VALUE;

    /** The part of all limits that goes into our plain engine's best move. */
    private static final double PLAIN = 0.12;

    /** The part of what is left that the model may use each time it is asked. */
    private static final double MODEL = 0.92;

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table;
    private final Set<Technique> techniques;
    private final int margin;

    /** A model search that leaves out the moves at some places of the game's order. */
    interface Question {
        Result ask(Limits limits, boolean[] refused);
    }

    MarginFilter(
            Game<P> game, Evaluator<P> evaluator, TranspositionTable table, Set<Technique> techniques, int margin) {
        this.game = game;
        this.evaluator = evaluator;
        this.table = table;
        this.techniques = techniques;
        this.margin = margin;
    }

    /** Where the viewer moves and looks ahead. */
    Result choose(P root, int viewer, Limits limits, Question model) {
        Budget budget = new Budget(limits);
        Result plain = new Engine<>(game, evaluator, table).with(techniques).search(root, viewer, budget.part(PLAIN));
        budget.spend(plain.counts());
        if (!plain.isKnown()) return plain;
        int[] moves = new int[root.mostMoves()];
        boolean[] refused = new boolean[root.moves(moves, 0)];
        while (budget.mayGoOn()) {
            Result choice = model.ask(budget.part(MODEL), refused);
            budget.spend(choice.counts());
            if (!choice.isKnown()) break;
            if (choice.move() == plain.move() || isSafe(root, viewer, choice.move(), plain, budget)) {
                return budget.paidFor(choice);
            }
            int place = 0;
            while (moves[place] != choice.move()) place++;
            if (refused[place]) break; // a model that was given up for a plain search knows nothing of what is refused
            refused[place] = true;
        }
        return budget.paidFor(plain);
    }

    /** What cannot be shown with what is left is not safe. */
    private boolean isSafe(P root, int viewer, int move, Result plain, Budget budget) {
        if (!budget.mayGoOn()) return false;
        int least = (int) Math.max((long) plain.value() - margin, -Value.INFINITY + 1);
        P position = Position.copyOf(root);
        NodeSearch<P> search = new NodeSearch<>(game, position, viewer, evaluator, table, techniques);
        position.make(move);
        boolean[] safe = new boolean[1];
        Counts counts = Meter.run(
                budget.left(),
                meter -> {
                    search.spendFrom(meter);
                    int depth = plain.depth() - 1;
                    safe[0] = position.mover() == viewer
                            ? search.root(depth, least - 1, least) >= least
                            : -search.root(depth, -least, -least + 1) >= least;
                    return meter.counts();
                },
                (reason, spent) -> spent);
        budget.spend(counts);
        return safe[0];
    }
}

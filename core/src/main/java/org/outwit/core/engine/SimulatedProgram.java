package org.outwit.core.engine;

import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;

/**
 * What a program plays that searches with a function to a depth: exactly its move, equal moves decided as it decides them. What was found
 * out about one position helps with the next. For one thread.
 */
public final class SimulatedProgram<P extends Position> {

    private final Game<P> game;
    private final Evaluator<P> function;
    private final int depth;
    private final Ties ties;
    private final Set<Technique> techniques;
    private final TranspositionTable table;
    private long evaluations;

    /** A program that searches the whole tree to its depth, as the listings do. */
    public SimulatedProgram(Game<P> game, Evaluator<P> function, int depth, Ties ties, TranspositionTable table) {
        this(game, function, depth, ties, Technique.NONE, table);
    }

    /** A program that searches with techniques, as engines do; then {@code ties} says nothing. */
    public SimulatedProgram(
            Game<P> game,
            Evaluator<P> function,
            int depth,
            Ties ties,
            Set<Technique> techniques,
            TranspositionTable table) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be positive.");
        this.game = game;
        this.function = function;
        this.depth = depth;
        this.ties = ties;
        this.techniques = techniques;
        this.table = table;
    }

    /** What it plays where it is to move. The position is left as it was. */
    public int move(P position) {
        return move(position, Limits.NONE);
    }

    /** What it plays, or {@link Position#NO_MOVE} where the limits end the search first. The position is left as it was. */
    public int move(P position, Limits limits) {
        table.nextSearch();
        P own = Position.copyOf(position);
        SearchPath path = new SearchPath();
        OpponentReply<P> reply = new OpponentReply<>(game, own, own.mover(), function, table, techniques, path, ties);
        return Meter.run(
                limits,
                meter -> {
                    reply.spendFrom(meter, -1);
                    reply.find(0, depth, -Value.INFINITY, Value.INFINITY);
                    evaluations += meter.counts().evaluations();
                    return reply.move();
                },
                this::interrupted);
    }

    private Integer interrupted(StopReason reason, Counts counts) {
        evaluations += counts.evaluations();
        return Position.NO_MOVE;
    }

    /** How many positions were evaluated for all answers so far. */
    public long evaluations() {
        return evaluations;
    }
}

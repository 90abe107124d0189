package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/**
 * What a position is worth after some moves, to the mover before them. Each question is searched once and then remembered: the
 * replies that are averaged are those that are drawn.
 *
 * <p>A depth counts from the position itself. So a move and the replies to it are looked at equally far, and the value of a move is that
 * of the best reply, as far as a search that prunes unsoundly keeps to that.
 */
final class LineValues<P extends Position> {

    private record Question(int depth, List<Integer> moves) {}

    private final Game<P> game;
    private final Search<P> search;
    private final P root;
    private final int viewer;
    private final BooleanSupplier stop;
    private final Map<Question, Result> known = new HashMap<>();
    private long nodes;

    /** @param stop ends a search with a {@link CancellationException}; nothing is remembered of it */
    LineValues(Game<P> game, Search<P> search, P root, BooleanSupplier stop) {
        this.game = game;
        this.search = search;
        this.root = Position.copyOf(root);
        this.viewer = root.mover();
        this.stop = stop;
    }

    int value(int depth, Integer... moves) {
        return result(depth, List.of(moves)).value();
    }

    /** The moves that are expected, the given ones first. */
    List<Integer> line(int depth, Integer... moves) {
        List<Integer> line = new ArrayList<>(List.of(moves));
        line.addAll(result(depth, List.of(moves)).line());
        return line;
    }

    /** The answer for the position after these moves, which must be fewer than the depth has plies. */
    Result result(int depth, List<Integer> moves) {
        Question question = new Question(depth, moves);
        Result found = known.get(question);
        if (found == null) {
            found = searched(depth, moves);
            known.put(question, found);
        }
        return found;
    }

    private Result searched(int depth, List<Integer> moves) {
        P position = Position.copyOf(root);
        for (int move : moves) position.make(move);
        Result result = search.search(
                position, viewer, Limits.depth(depth - moves.size()).stoppedBy(stop));
        nodes += result.counts().nodes();
        if (result.reason() != StopReason.FINISHED) throw new CancellationException("The search was stopped.");
        return moves.isEmpty() ? result : counted(result, moves.size());
    }

    /** A search counts how soon the game ends from where it begins, and people from where they are. */
    private Result counted(Result result, int plies) {
        int won = game.tactics().winThreshold();
        Optional<ForcedEnd> end = won == Tactics.NEVER_WON ? Optional.empty() : ForcedEnd.of(game, result.value());
        if (end.isEmpty()) return result;
        int value = end.get().won() ? result.value() - plies : result.value() + plies;
        return Result.exact(value, result.line(), result.depth(), result.complete(), result.counts());
    }

    /** Positions that were entered for all answers. */
    long nodes() {
        return nodes;
    }

    /** Forgets answers of lower depths, which nobody asks for again. */
    void forgetBelow(int depth) {
        known.keySet().removeIf(question -> question.depth() < depth);
    }
}

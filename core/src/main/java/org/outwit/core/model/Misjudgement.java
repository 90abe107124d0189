package org.outwit.core.model;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

/**
 * What somebody who looks only so far gets wrong at a position where they are to move, compared with a deeper search by their
 * own function. The two situations of Jansen that Carmel and Markovitch describe:
 *
 * <ul>
 *   <li><b>trap</b>: they overestimate a bad move and play it; the move they choose looks better to them than it is;
 *   <li><b>swindle</b>: they underestimate the good move and play a poorer one instead; the move they should play looks
 *       worse to them than it is.
 * </ul>
 *
 * A position can be both, and is neither where what they play is as good as the best.
 *
 * @param played what they play
 * @param best what they should play
 * @param loss how much worse that is than the best, as the deeper search sees it
 * @param trap whether they overestimate what they play
 * @param swindle whether they underestimate what they should play
 */
public record Misjudgement(int played, int best, int loss, boolean trap, boolean swindle) {

    /** Judges a position that is not over. {@code theirs}, their depth, is at least 1 and below the {@code deep} one. */
    public static <P extends Position> Misjudgement at(P root, Evaluator<P> evaluator, int theirs, int deep) {
        if (theirs < 1 || deep <= theirs) {
            throw new IllegalArgumentException("Their depth (" + theirs
                    + ") must be at least 1 and below the depth it is judged by (" + deep + ").");
        }
        int viewer = root.mover();
        AlphaBeta<P> search = new AlphaBeta<>(evaluator);
        int played = search.search(root, viewer, Limits.depth(theirs)).move();
        int best = search.search(root, viewer, Limits.depth(deep)).move();
        int truth = value(search, root, played, viewer, deep);
        int loss = value(search, root, best, viewer, deep) - truth;
        boolean wrong = loss > 0;
        return new Misjudgement(
                played,
                best,
                loss,
                wrong && value(search, root, played, viewer, theirs) > truth,
                wrong && value(search, root, best, viewer, theirs) < truth + loss);
    }

    private static <P extends Position> int value(AlphaBeta<P> search, P root, int move, int viewer, int depth) {
        P position = Position.copyOf(root);
        position.make(move);
        return search.search(position, viewer, Limits.depth(depth - 1)).value();
    }
}

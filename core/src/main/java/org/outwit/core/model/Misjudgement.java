package org.outwit.core.model;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

/**
 * What somebody who looks only so far gets wrong at a position where he is to move, compared with a deeper search by his
 * own function. The two situations of Jansen that Carmel and Markovitch describe:
 *
 * <ul>
 *   <li><b>trap</b>: he overestimates a bad move and plays it; the move he chooses looks better to him than it is;
 *   <li><b>swindle</b>: he underestimates the good move and plays a poorer one instead; the move he should play looks
 *       worse to him than it is.
 * </ul>
 *
 * A position can be both, and is neither where what he plays is as good as the best.
 *
 * @param played what he plays
 * @param best what he should play
 * @param loss how much worse that is than the best, as the deeper search sees it
 * @param trap whether he overestimates what he plays
 * @param swindle whether he underestimates what he should play
 */
public record Misjudgement(int played, int best, int loss, boolean trap, boolean swindle) {

    /** Judges a position that is not over. {@code his} depth is at least 1 and below the {@code deep} one. */
    public static <P extends Position> Misjudgement at(P root, Evaluator<P> evaluator, int his, int deep) {
        if (his < 1 || deep <= his) {
            throw new IllegalArgumentException(
                    "His depth (" + his + ") must be at least 1 and below the depth it is judged by (" + deep + ").");
        }
        int viewer = root.mover();
        AlphaBeta<P> search = new AlphaBeta<>(evaluator);
        int played = search.search(root, viewer, Limits.depth(his)).move();
        int best = search.search(root, viewer, Limits.depth(deep)).move();
        int truth = value(search, root, played, viewer, deep);
        int loss = value(search, root, best, viewer, deep) - truth;
        boolean wrong = loss > 0;
        return new Misjudgement(
                played,
                best,
                loss,
                wrong && value(search, root, played, viewer, his) > truth,
                wrong && value(search, root, best, viewer, his) < truth + loss);
    }

    private static <P extends Position> int value(AlphaBeta<P> search, P root, int move, int viewer, int depth) {
        P position = Position.copyOf(root);
        position.make(move);
        return search.search(position, viewer, Limits.depth(depth - 1)).value();
    }
}

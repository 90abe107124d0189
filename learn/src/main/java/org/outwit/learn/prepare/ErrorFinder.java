package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.people.MoveJudge;
import org.outwit.learn.prepare.TreeNode.Branch;

/**
 * Finds what they will probably do wrong. It was found because it looked like an error, so that is doubted: it must be one by the
 * search where it is made, by all that was searched behind it, and by a search that looks further ahead than the predictor.
 */
final class ErrorFinder<P extends Position> {

    private static final int DOUBTED = 16;
    private static final int SHOWN = 8;

    /** A person who errs more rarely does not err usually. */
    static final double LEAST_LIKELY = 0.1;

    /**
     * An error that stayed one.
     *
     * @param better the best move there, and {@code depth} how many plies the search looked ahead that says so
     */
    record Confirmed<P extends Position>(TreeNode<P> at, Branch<P> branch, double loss, int better, int depth) {}

    private final Game<P> game;
    private final RepertoireTree<P> tree;
    private final int depth;

    /** The search looks {@code depth} plies ahead. */
    ErrorFinder(Game<P> game, RepertoireTree<P> tree, int depth) {
        this.game = game;
        this.tree = tree;
        this.depth = depth;
    }

    private record Suspected<P extends Position>(TreeNode<P> at, Branch<P> branch, double weight) {}

    /** The weightiest first. */
    List<Confirmed<P>> find(Parallel parallel, ProgressMonitor monitor) {
        List<Suspected<P>> suspected = new ArrayList<>();
        for (TreeNode<P> each : tree.nodes()) if (!each.ours && each.reach > 0) suspect(each, suspected);
        suspected.sort(Comparator.comparingDouble(each -> -each.weight()));
        List<Suspected<P>> doubted = suspected.subList(0, Math.min(DOUBTED, suspected.size()));
        monitor.progress("looking again at errors", 0, doubted.size());
        double most = LikelyError.MOST_ERRORS * game.errorSize();
        List<Confirmed<P>> judged =
                parallel.map(doubted, monitor, () -> new MoveJudge<>(game, depth, most), this::judged);
        return judged.stream()
                .filter(each -> each.loss() >= game.errorSize())
                .sorted(Comparator.comparingDouble(
                        each -> -each.at().reach * each.branch().likely() * each.loss()))
                .limit(SHOWN)
                .toList();
    }

    private void suspect(TreeNode<P> at, List<Suspected<P>> into) {
        for (Branch<P> each : at.branches) {
            double loss = Math.min(each.loss(), each.next().value - at.value);
            if (loss < game.errorSize() || each.likely() < LEAST_LIKELY) continue;
            into.add(new Suspected<>(at, each, at.reach * each.likely() * loss));
        }
    }

    private Confirmed<P> judged(MoveJudge<P> judge, Suspected<P> each) {
        P position = Position.copyOf(each.at().position);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean[] asked = new boolean[count];
        for (int i = 0; i < count; i++) asked[i] = moves[i] == each.branch().move();
        double[] losses = judge.losses(position, asked);
        int best = 0;
        double loss = 0;
        for (int i = 0; i < count; i++) {
            if (losses[i] < losses[best]) best = i;
            if (moves[i] == each.branch().move()) loss = losses[i];
        }
        return new Confirmed<>(each.at(), each.branch(), loss, moves[best], depth);
    }
}

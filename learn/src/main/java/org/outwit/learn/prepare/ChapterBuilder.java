package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.prepare.ErrorFinder.Confirmed;
import org.outwit.learn.prepare.TreeNode.Branch;
import org.outwit.learn.study.PersonResults;

/**
 * Writes a grown tree down as people play it. A position that was found on several ways is shown once, on the way that comes first;
 * the moves of an image are turned to how the board stands on that way.
 */
final class ChapterBuilder<P extends Position> {

    private final Game<P> game;
    private final RepertoireTree<P> tree;
    private final PersonVisits<P> visits;
    private final Map<Branch<P>, Confirmed<P>> errors = new HashMap<>();
    private final double least;
    private final List<LikelyError> found = new ArrayList<>();
    private final Map<TreeNode<P>, List<String>> shown = new HashMap<>();
    private final List<String> way = new ArrayList<>();

    /** {@code errors} are moves that stayed errors at a second look; replies that games meet less often than {@code least} are not shown. */
    ChapterBuilder(
            Game<P> game, RepertoireTree<P> tree, PersonVisits<P> visits, List<Confirmed<P>> errors, double least) {
        this.game = game;
        this.tree = tree;
        this.visits = visits;
        for (Confirmed<P> each : errors) this.errors.put(each.branch(), each);
        this.least = least;
    }

    PreparedTurn root() {
        return turn(tree.root(), Position.copyOf(tree.root().position));
    }

    private PreparedTurn turn(TreeNode<P> node, P position) {
        List<String> before = shown.putIfAbsent(node, List.copyOf(way));
        boolean ends = before != null || !node.expanded || node.reach < least;
        return new PreparedTurn(
                game.notation().format(position),
                node.ply,
                node.ours,
                node.reach,
                node.value,
                tree.units(node.expected),
                visits.at(position),
                ends ? List.of() : moves(node, position),
                before == null || !node.expanded ? List.of() : before);
    }

    private List<PreparedTurn.Move> moves(TreeNode<P> node, P position) {
        List<Branch<P>> ordered = new ArrayList<>(node.branches);
        ordered.sort(Comparator.comparingDouble((Branch<P> each) -> -rank(node, each)));
        return ordered.stream()
                .filter(each -> node.ours || each == ordered.get(0) || node.reach * each.likely() >= least)
                .map(each -> move(node, each, position))
                .toList();
    }

    private double rank(TreeNode<P> node, Branch<P> branch) {
        if (!node.ours) return branch.likely();
        return branch == node.chosen ? Double.POSITIVE_INFINITY : branch.next().expected;
    }

    private PreparedTurn.Move move(TreeNode<P> node, Branch<P> branch, P position) {
        int move = turned(node, branch.move(), position);
        PersonResults played = visits.after(position, move);
        String name = game.notation().format(position, move);
        boolean goesOn = !node.ours || branch == node.chosen;
        Optional<PreparedTurn> next = goesOn ? Optional.of(after(branch, position, move, name)) : Optional.empty();
        if (errors.containsKey(branch)) error(errors.get(branch), position, name, played, next.orElseThrow());
        return new PreparedTurn.Move(
                name,
                branch.likely(),
                branch.anybody(),
                played,
                Math.abs(branch.next().value - node.value),
                branch.next().value,
                tree.units(branch.next().expected),
                errors.containsKey(branch),
                next);
    }

    private PreparedTurn after(Branch<P> branch, P position, int move, String name) {
        position.make(move);
        way.add(name);
        PreparedTurn next = turn(branch.next(), position);
        way.remove(way.size() - 1);
        position.undo();
        return next;
    }

    private void error(Confirmed<P> error, P position, String name, PersonResults played, PreparedTurn next) {
        int better = turned(error.at(), error.better(), position);
        found.add(new LikelyError(
                way,
                game.notation().format(position),
                name,
                game.notation().format(position, better),
                error.loss(),
                error.at().reach,
                error.branch().likely(),
                error.branch().anybody(),
                visits.at(position),
                played,
                next.yourMove().map(PreparedTurn.Move::move).orElse(""),
                error.depth()));
    }

    /** A move of a node on this board, which may be an image of the node's. */
    private int turned(TreeNode<P> node, int move, P position) {
        if (position.key() == node.position.key()) return move;
        P board = Position.copyOf(node.position);
        board.make(move);
        long wanted = tree.key(board);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            boolean same = tree.key(position) == wanted;
            position.undo();
            if (same) return moves[i];
        }
        throw new IllegalStateException("No move leads from an image of a position to an image of the next.");
    }

    /** The errors that are on the ways shown, the weightiest first. */
    List<LikelyError> errors() {
        return found.stream()
                .sorted(Comparator.comparingDouble((LikelyError each) -> -each.hope()))
                .toList();
    }
}

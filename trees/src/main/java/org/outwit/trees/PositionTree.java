package org.outwit.trees;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreeException;

/**
 * What can happen from a position of a game on, written down as a tree: nodes are called by the move that leads there, and every node
 * has its values. Player 0 of the tree is who moves at the root, the others follow in the order of the game.
 *
 * <p>With two players a function is an evaluator of the game, by its name, as the player at the root sees it. What the other side
 * thinks is the same function with a minus: {@code (classic,-material)}. With more, {@code f0 f1 …} is what one evaluator says to each.
 */
public final class PositionTree<P extends Position> {

    private final Game<P> game;
    private final P position;
    private final List<Evaluator<P>> evaluators;
    private final List<String> names;
    private final int depth;
    private final int mostNodes;
    private final int players;
    private final int first; // who is player 0 of the tree
    private final TreeBuilder builder = new TreeBuilder();
    private int nodes;

    private PositionTree(Game<P> game, P root, int depth, List<String> names, int mostNodes) {
        this.game = game;
        this.position = Position.copyOf(root);
        this.evaluators = names.stream().map(game::evaluator).toList();
        this.depth = depth;
        this.mostNodes = mostNodes;
        this.players = game.capabilities().players();
        this.first = Math.max(0, root.mover());
        this.names = players <= 2
                ? names
                : IntStream.range(0, players).mapToObj(seat -> "f" + seat).toList();
    }

    /**
     * Writes a tree of some plies.
     *
     * @param names of evaluators; with more than two players the first is taken
     * @param mostNodes more are refused by a {@link TreeException}
     */
    public static <P extends Position> Tree of(Game<P> game, P root, int depth, List<String> names, int mostNodes) {
        if (game.capabilities().hidden()) {
            throw new TreeException(
                    "In " + game.name() + " players see different things, so there is no one tree to search.");
        }
        PositionTree<P> tree = new PositionTree<>(game, root, depth, names, mostNodes);
        tree.node(0, null, 0);
        return tree.builder.build();
    }

    private void node(int ply, String name, double probability) {
        if (++nodes > mostNodes) {
            throw new TreeException("To depth " + depth + " this position has more than " + mostNodes
                    + " nodes; ask for a smaller depth.");
        }
        builder.open();
        if (name != null) builder.name(name);
        if (probability > 0) builder.probability(Exact.parse(Double.toString(probability)));
        int mover = position.mover();
        boolean chance = mover == Position.CHANCE;
        builder.mover(chance ? Position.CHANCE : (mover - first + players) % players);
        values();
        if (ply < depth && !position.isOver()) children(ply, chance);
        builder.close();
    }

    private void children(int ply, boolean chance) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            String move = game.notation().format(position, moves[i]);
            double probability = chance ? position.probability(moves[i]) : 0;
            position.make(moves[i]);
            node(ply + 1, move, probability);
            position.undo();
        }
    }

    private void values() {
        int unit = game.scale().unit();
        for (int i = 0; i < names.size(); i++) {
            int value = players <= 2
                    ? evaluators.get(i).value(position, first)
                    : evaluators.get(0).value(position, (first + i) % players);
            builder.value(names.get(i), Exact.parse(value + "/" + unit));
        }
    }
}

package org.outwit.core.hidden;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.SightKey;
import org.outwit.core.game.Worlds;

/**
 * A tree that is played in one of several worlds. Player 0 does not know which; player 1 does. Leaves have one value for each world. Moves of player 1
 * may exist in some worlds only, and may be unseen by player 0.
 */
final class WorldTree implements Position {

    /** {@code worlds} are those in which the node can be moved to; empty for all. */
    record Node(int mover, boolean seen, List<Node> children, List<Integer> values, List<Integer> worlds) {

        Node in(Integer... some) {
            return new Node(mover, seen, children, values, List.of(some));
        }

        boolean isIn(int world) {
            return worlds.isEmpty() || worlds.contains(world);
        }
    }

    static final SightKey<WorldTree> EYES = (position, seat) -> position.seenBy(seat);

    static Node leaf(Integer... values) {
        return new Node(0, true, List.of(), List.of(values), List.of());
    }

    static Node max(Node... children) {
        return new Node(0, true, List.of(children), List.of(), List.of());
    }

    static Node min(Node... children) {
        return new Node(1, true, List.of(children), List.of(), List.of());
    }

    /** A node of player 1 whose moves player 0 does not see. */
    static Node unseen(Node... children) {
        return new Node(1, false, List.of(children), List.of(), List.of());
    }

    private final int world;
    private final Deque<Node> path = new ArrayDeque<>();
    private final Deque<Integer> made = new ArrayDeque<>();

    WorldTree(Node root, int world) {
        this.world = world;
        path.push(root);
    }

    static List<WorldTree> all(Node root, int worlds) {
        return IntStream.range(0, worlds)
                .mapToObj(world -> new WorldTree(root, world))
                .toList();
    }

    static Worlds<WorldTree> worlds(Node root, int count) {
        return new Worlds<>() {
            @Override
            public WorldTree sample(RandomGenerator random) {
                return new WorldTree(root, random.nextInt(count));
            }

            @Override
            public Optional<List<WorldTree>> all(int most) {
                return count <= most ? Optional.of(WorldTree.all(root, count)) : Optional.empty();
            }
        };
    }

    static Sight sight(Node root) {
        return new Sight(
                0, 0, IntStream.range(0, root.children().size()).boxed().toList(), 1);
    }

    private long seenBy(int seat) {
        long key = seat == 0 ? 1 : 2 + world;
        List<Node> nodes = new ArrayList<>(path);
        List<Integer> moves = new ArrayList<>(made);
        for (int i = moves.size() - 1; i >= 0; i--) {
            Node before = nodes.get(i + 1);
            boolean sees = before.seen() || before.mover() == seat;
            key = key * 31 + (sees ? 1 + moves.get(i) : 0);
        }
        return key;
    }

    private Node node() {
        return path.peek();
    }

    @Override
    public int mover() {
        return node().mover();
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from;
        for (int i = 0; i < node().children().size(); i++) {
            if (node().children().get(i).isIn(world)) buffer[end++] = i;
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return node().children().size();
    }

    @Override
    public void make(int move) {
        path.push(node().children().get(move));
        made.push(move);
    }

    @Override
    public void undo() {
        path.pop();
        made.pop();
    }

    @Override
    public long key() {
        return seenBy(1);
    }

    @Override
    public boolean isOver() {
        return node().children().isEmpty();
    }

    @Override
    public int payoff(int player) {
        int value = node().values().get(world);
        return player == 0 ? value : -value;
    }

    @Override
    public WorldTree copy() {
        WorldTree copy = new WorldTree(node(), world);
        copy.path.clear();
        copy.path.addAll(path);
        copy.made.addAll(made);
        return copy;
    }

    static int value(WorldTree position, int player) {
        return position.isOver() ? position.payoff(player) : 0;
    }
}

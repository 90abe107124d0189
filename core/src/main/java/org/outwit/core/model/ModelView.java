package org.outwit.core.model;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.SearchListener;

/**
 * A game as a player with models sees it during one search: a copy of the root that is walked by make and undo, the
 * functions of all levels, and whose turn it is at each. It counts and keeps the limits, so that a listing holds nothing
 * but its algorithm. The other side is everybody who is not the player, so this is for two.
 */
final class ModelView<P extends Position> {

    private final P position;
    private final Evaluator<P>[] functions;
    private final int[] depths;
    private final int last;
    private final int own;
    private final int other;
    private final int depth;
    private final Meter meter;
    private final SearchListener<P> listener;
    private int[] moves = new int[64];

    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this class
    ModelView(Player<P> player, SearchListener<P> listener, P root, int viewer, int depth, Meter meter) {
        List<Player<P>> levels = player.levels();
        this.position = Position.copyOf(root);
        this.functions = levels.stream().map(Player::evaluator).toArray(Evaluator[]::new);
        this.depths = levels.stream().mapToInt(Player::depth).toArray();
        this.last = levels.size() - 1;
        this.own = viewer;
        this.other = viewer == 0 ? 1 : 0;
        this.depth = Math.min(depth, player.depth());
        this.listener = listener;
        this.meter = meter;
        meter.levels(levels.size());
    }

    static <P extends Position> Result search(
            Player<P> player,
            SearchListener<P> listener,
            P root,
            int viewer,
            Limits limits,
            Function<ModelView<P>, Result> search) {
        return Meter.run(
                limits, meter -> search.apply(new ModelView<>(player, listener, root, viewer, limits.depth(), meter)));
    }

    /** The last level that has a function of its own, n. */
    int last() {
        return last;
    }

    int depth() {
        return depth;
    }

    /** How many plies level k looks ahead; the tail looks as far as the last level lets it. */
    int depth(int level) {
        return level <= last ? depths[level] : Player.AS_DEEP_AS_WE;
    }

    /** How deep to search one ply below. */
    static int below(int depth) {
        return depth == Integer.MAX_VALUE ? depth : depth - 1;
    }

    Meter meter() {
        return meter;
    }

    P position() {
        return position;
    }

    void enter() {
        meter.node();
        if (listener != null) listener.enter(position, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Whether anybody wants to know why moves are cut. */
    boolean isWatched() {
        return listener != null;
    }

    /** Tells the listener that the rest of the moves here is cut off, because the window of a level has closed. */
    void cut(int level, long alpha, long beta) {
        if (listener != null) listener.cut(position, SearchListener.Cut.plain(level, alpha, beta));
    }

    /** Tells the listener of a cut by a window that was made from the sum of this level and the one above it. */
    void cut(int level, long alpha, long beta, long least, long most) {
        if (listener != null) listener.cut(position, new SearchListener.Cut(level, alpha, beta, least, most));
    }

    boolean isLeaf(int depth) {
        return depth == 0 || position.isOver();
    }

    /** Whether dice move here; only searches that average over them ask. */
    boolean isChance() {
        return position.mover() == Position.CHANCE;
    }

    /** How likely a move is that was listed here, where dice move. */
    double probability(int index) {
        return position.probability(moves[index]);
    }

    /** Whether the player to move here is the one whose function level k is. */
    boolean owns(int level) {
        return position.mover() == side(level);
    }

    /** Refuses a node where it is not the player's turn at an even ply or the opponent's at an odd one. */
    void requireTurns(int ply) {
        if (owns(ply & 1)) return;
        throw new InputException("The sides do not take turns here (ply " + ply
                + "), and this search relies on it; use m* or simple-pruning instead.");
    }

    private int side(int level) {
        return (level & 1) == 0 ? own : other;
    }

    /** F_k of this node, as its owner sees it; counted. */
    int value(int level) {
        int function = Math.min(level, last);
        meter.evaluation(position.isOver(), function);
        int value = functions[function].value(position, side(function));
        return (level - function & 1) == 0 ? value : -value;
    }

    int moves(int from) {
        meter.expansion();
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        return position.moves(moves, from);
    }

    int move(int index) {
        return moves[index];
    }

    void make(int move) {
        position.make(move);
    }

    void undo() {
        position.undo();
    }

    Result result(int value, List<Integer> line) {
        return Result.exact(value, line, depth, meter.isComplete(), meter.counts());
    }
}

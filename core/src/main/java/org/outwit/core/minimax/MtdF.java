package org.outwit.core.minimax;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.BoundsTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * MTD(f): Plaat, Schaeffer, Pijls and de Bruin, <i>Best-first fixed-depth minimax algorithms</i> (1996). A driver that
 * asks a memory-enhanced test, again and again, whether the root is worth at least gamma, and moves gamma to the bound
 * that came back until the two bounds meet. All knowledge is in the table, so a later test repeats little of an earlier
 * one. The window and the known bounds of the setup are not used.
 *
 * <p>Why the move is the first optimal one. The last test that succeeded had gamma ≤ f(root) and stopped at the first
 * child worth at least gamma; the children before it are worth less than gamma, hence less than f(root), and the bound
 * that it returned turned out to be f(root) itself, or a later test would have raised it.
 */
public final class MtdF<P extends Position> implements Search<P> {

    /** Takes 50 MB. The paper has memory enough for everything; a player at the board shares it with others. */
    private static final int MOST_HELD = 1 << 20;

    private final Setup<P> setup;
    private final int firstGuess;
    private final int mostHeld;

    public MtdF(Setup<P> setup, int firstGuess) {
        this(setup, firstGuess, MOST_HELD);
    }

    MtdF(Setup<P> setup, int firstGuess, int mostHeld) {
        this.setup = setup;
        this.firstGuess = firstGuess;
        this.mostHeld = mostHeld;
    }

    public MtdF(Setup<P> setup) {
        this(setup, 0);
    }

    public MtdF(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Setup<P> open = setup.within(-Value.INFINITY, Value.INFINITY);
        return View.search(open, root, viewer, limits, view -> new Run<>(view, mostHeld).result(firstGuess));
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final BoundsTable table;
        private int rootMove = Position.NO_MOVE; // which the table may have forgotten

        Run(View<P> view, int mostHeld) {
            this.view = view;
            this.table = new BoundsTable(mostHeld);
        }

        Result result(int firstGuess) {
            int value = firstGuess;
            int lower = -Value.INFINITY;
            int upper = Value.INFINITY;
            while (lower < upper) {
                int gamma = value == lower ? value + 1 : value;
                value = test(view.depth(), gamma, 0);
                if (value < gamma) upper = value;
                else lower = value;
            }
            view.meter().holds(table.largest());
            return view.result(value, line(value));
        }

        /** Below gamma: an upper bound on the value of the node. Otherwise: a lower bound. */
        private int test(int depth, int gamma, int from) {
            int slot = table.find(view.key(), depth);
            if (table.lower(slot) >= gamma) return table.lower(slot);
            if (table.upper(slot) < gamma) return table.upper(slot);
            view.enter(gamma - 1, gamma);
            if (view.isLeaf(depth)) {
                int value = view.value();
                table.raiseLower(slot, value);
                table.sinkUpper(slot, value);
                return view.leave(value);
            }
            boolean max = view.isMax();
            int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            int move = Position.NO_MOVE;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                int value = test(below(depth), gamma, end);
                view.undo();
                if (max ? value > best : value < best) {
                    best = value;
                    move = view.move(i);
                }
                if (max ? value >= gamma : value < gamma) break;
            }
            slot = table.find(view.key(), depth);
            if (best < gamma) table.sinkUpper(slot, best);
            else table.raiseLower(slot, best);
            if (max == best >= gamma) {
                table.setMove(slot, move);
                if (from == 0) rootMove = move;
            }
            return view.leave(best);
        }

        /** Without a horizon a position is the same question at every ply, so that its transpositions are shared. */
        private static int below(int depth) {
            return depth == Integer.MAX_VALUE ? depth : depth - 1;
        }

        /** Follows the moves that proved the value, as far as both bounds of the nodes met there. */
        private List<Integer> line(int value) {
            List<Integer> moves = new ArrayList<>();
            int depth = view.depth();
            if (rootMove != Position.NO_MOVE) {
                moves.add(rootMove);
                view.make(rootMove);
                depth = below(depth);
            }
            while (!view.isLeaf(depth)) {
                int slot = table.find(view.key(), depth);
                boolean proved = view.isMax() ? table.lower(slot) == value : table.upper(slot) == value;
                if (!proved || table.move(slot) == Position.NO_MOVE) break;
                moves.add(table.move(slot));
                view.make(table.move(slot));
                depth = below(depth);
            }
            return List.copyOf(moves);
        }
    }
}

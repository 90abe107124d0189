package org.outwit.core.selective;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Conspiracy-number search: McAllester, <i>Conspiracy numbers for min-max search</i> (1988). How far can the value of the root be trusted? The
 * conspiracy number is the fewest leaves that would all have to be judged wrongly for the root to be worth something else. To raise a max
 * node one child is enough, so its number is the least of the children's; at a min node all children that are worth too little must rise, so the
 * numbers add up; to lower a node it is the other way round. A leaf where the game is over never changes. The search
 * expands a conspirator, on the side where fewer are needed, until a conspiracy needs more members than it is asked to fear.
 *
 * <p>Asked to fear conspiracies of any size it ends when none exists at all: then the ends of games alone settle the value, and it is
 * minimax's. That is what {@link #search} on a whole tree is tested against.
 *
 * <p>Where it differs from print: McAllester keeps the numbers for a row of values and lets the root's value be known within a range; here the range is
 * the value itself, and the two numbers, to rise and to fall, are worked out anew from the tree at each step. The conspirator that is expanded is the
 * first of the cheapest conspiracy, not a random one, so that equal questions visit equal nodes.
 */
public final class ConspiracySearch<P extends Position> implements Search<P> {

    /** Where no conspiracy can change the value. */
    public static final int NEVER = 1 << 29;

    /**
     * The answer.
     *
     * @param toRaise the fewest leaves that would have to change for the root to be worth more; {@link #NEVER} where none can
     * @param toLower the same for less
     */
    public record Stability(Result result, int toRaise, int toLower) {}

    private final Setup<P> setup;
    private final int feared;

    /** {@code feared} is the largest conspiracy that the value shall withstand. */
    public ConspiracySearch(Setup<P> setup, int feared) {
        this.setup = setup;
        this.feared = feared;
    }

    public ConspiracySearch(Setup<P> setup) {
        this(setup, NEVER - 1);
    }

    public ConspiracySearch(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return stability(root, viewer, limits).result();
    }

    /** The value, and how many leaves would have to be wrong to change it. */
    public Stability stability(P root, int viewer, Limits limits) {
        int[] numbers = new int[2];
        Result result = View.search(setup, root, viewer, limits, view -> new Run<>(view, feared, numbers).result());
        return new Stability(result, numbers[0], numbers[1]);
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final int feared;
        private final int[] numbers;
        private final GrownTree<P> tree;

        Run(View<P> view, int feared, int[] numbers) {
            this.view = view;
            this.feared = feared;
            this.numbers = numbers;
            this.tree = new GrownTree<>(view);
        }

        Result result() {
            while (true) {
                int value = tree.value(0);
                numbers[0] = conspirators(0, value + 1, true);
                numbers[1] = conspirators(0, value - 1, false);
                boolean up = numbers[0] <= numbers[1];
                if (Math.min(numbers[0], numbers[1]) > feared) return view.result(value, Bound.EXACT, line(value));
                tree.expand(conspirator(0, up ? value + 1 : value - 1, up));
            }
        }

        /** Of the moves that are worth the value, the one that would take the largest conspiracy to make worse. */
        private List<Integer> line(int value) {
            boolean max = tree.isMax(0);
            int best = -1;
            int most = -1;
            for (int child = tree.firstChild(0), end = tree.endChild(0); child < end; child++) {
                int needed = conspirators(child, max ? value - 1 : value + 1, !max);
                if (tree.value(child) != value || needed <= most) continue;
                best = child;
                most = needed;
            }
            return best < 0 ? List.of() : List.of(tree.move(best));
        }

        /** The fewest leaves that must change for the node to be worth at least (up) or at most (down) {@code wanted}. */
        private int conspirators(int node, int wanted, boolean up) {
            if (up ? tree.value(node) >= wanted : tree.value(node) <= wanted) return 0;
            if (tree.isLeaf(node)) return tree.isExpandable(node) ? 1 : NEVER;
            boolean oneIsEnough = tree.isMax(node) == up;
            long sum = 0;
            int least = NEVER;
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                int needed = conspirators(child, wanted, up);
                sum += needed;
                least = Math.min(least, needed);
            }
            return oneIsEnough ? least : (int) Math.min(NEVER, sum);
        }

        /** A leaf of the cheapest conspiracy. */
        private int conspirator(int from, int wanted, boolean up) {
            int node = from;
            while (!tree.isLeaf(node)) {
                int chosen = -1;
                int least = NEVER;
                for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                    int needed = conspirators(child, wanted, up);
                    if (needed > 0 && needed < least) {
                        least = needed;
                        chosen = child;
                    }
                }
                node = chosen;
            }
            return node;
        }
    }
}

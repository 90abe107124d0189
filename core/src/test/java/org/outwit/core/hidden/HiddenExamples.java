package org.outwit.core.hidden;

import static org.outwit.core.hidden.WorldTree.leaf;
import static org.outwit.core.hidden.WorldTree.max;
import static org.outwit.core.hidden.WorldTree.min;

import org.outwit.core.hidden.WorldTree.Node;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;

/** Small named examples with what searches say to them. */
final class HiddenExamples {

    static final int GOLD = 10;
    static final int JEWELS = 20;
    static final int BUS = -1000;

    static final int ROAD_A = 0;
    static final int ROAD_B = 1;

    /** Russell and Norvig, 6.5: the jewels are on the left. */
    static final Node DAY_1 = max(leaf(GOLD), max(leaf(JEWELS), leaf(BUS)));

    /** The jewels are on the right. */
    static final Node DAY_2 = max(leaf(GOLD), max(leaf(BUS), leaf(JEWELS)));

    /** Either of the two, and nobody says which. */
    static final Node DAY_3 = max(leaf(GOLD, GOLD), max(leaf(JEWELS, BUS), leaf(BUS, JEWELS)));

    /**
     * Strategy fusion (Frank and Basin 1998): on the right there is a winning choice in each world, but no choice that wins in more than one of
     * three. On the left two of three are won.
     */
    static final Node STRATEGY_FUSION = max(leaf(1, 1, 0), max(leaf(1, 0, 0), leaf(0, 1, 0), leaf(0, 0, 1)));

    /**
     * Non-locality (Frank and Basin 1998): after the first move the opponent chooses between a node of ours and a leaf that is won in the third world
     * only. So the opponent takes the leaf in the first two worlds, and at our node only the third matters, where the choice that wins
     * most worlds loses.
     */
    static final Node NON_LOCALITY = max(min(max(leaf(1, 1, 0), leaf(0, 0, 1)), leaf(0, 0, 1)), leaf(0, 0, 0));

    private HiddenExamples() {}

    static HiddenSetup<WorldTree> setup() {
        return new HiddenSetup<>(WorldTree.EYES, new AlphaBeta<>(Setup.of(WorldTree::value)), WorldTree::value, 8, 1);
    }

    static HiddenResult pimc(Node root, int worlds) {
        return ask(new Pimc<>(setup()), root, worlds, Limits.NONE);
    }

    static HiddenResult alphaMu(Node root, int worlds) {
        return ask(new AlphaMu<>(setup(), AlphaMu.ALL, AlphaMu.ALL), root, worlds, Limits.NONE);
    }

    static HiddenResult ask(HiddenSearch<WorldTree> search, Node root, int worlds, Limits limits) {
        return search.search(WorldTree.sight(root), WorldTree.worlds(root, worlds), limits);
    }
}

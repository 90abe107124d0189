package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

/** Trees far deeper than any game, for every search, in a thread whose stack is large enough for the recursive ones. */
class DeepTreesTest {

    @Test
    void chains() {
        for (String name : TwoPlayerSearches.all().keySet()) chain(name, walksFromTheRoot(name) ? 2_000 : 10_000);
    }

    @Test
    void spinesWithALeafBeforeOrAfterEachInnerNode() {
        for (String name : TwoPlayerSearches.all().keySet()) {
            spine(name, walksFromTheRoot(name) ? 800 : 3_000, true);
            spine(name, walksFromTheRoot(name) ? 800 : 3_000, false);
        }
    }

    @Test
    @Tag("long")
    void theSameForThoseThatTakeTheSquareOfTheDepth() {
        for (String name : TwoPlayerSearches.all().keySet()) {
            if (!walksFromTheRoot(name)) continue;
            chain(name, 10_000);
            spine(name, 3_000, true);
            spine(name, 3_000, false);
        }
    }

    /** Without pseudo-terminals these go down from the root to each node that they develop. */
    private static boolean walksFromTheRoot(String name) {
        return name.startsWith("gsearch") || name.endsWith("sss*");
    }

    /** One child everywhere: the value is at the end. */
    private static void chain(String name, int plies) {
        RandomTree tree = RandomTree.uniform(77, 1, plies, 1_000);
        RandomTreePosition end = tree.start();
        for (int ply = 0; ply < plies; ply++) end.make(0);
        Function<Setup<RandomTreePosition>, Search<RandomTreePosition>> search =
                TwoPlayerSearches.<RandomTreePosition>all().get(name);
        Result result = solve(search.apply(Setup.of(tree.function(0))), tree.start());
        assertThat(result.value()).as(name).isEqualTo(tree.function(0).value(end, 0));
        assertThat(result.move()).as(name).isZero();
        assertThat(result.counts().evaluations()).as(name).isEqualTo(1);
    }

    /** Every inner node has a leaf that its mover does not want, so that the value is at the end all the same. */
    private static void spine(String name, int plies, boolean leafFirst) {
        TreeBuilder builder = new TreeBuilder();
        for (int ply = 0; ply < plies; ply++) {
            builder.open();
            if (leafFirst) builder.leaf(unwanted(ply, plies));
        }
        builder.leaf(7);
        for (int ply = plies - 1; ply >= 0; ply--) {
            if (!leafFirst) builder.leaf(unwanted(ply, plies));
            builder.close();
        }
        Tree tree = builder.build();
        Ranks ranking = new Ranks(tree, "f", false);
        Function<Setup<TreePosition>, Search<TreePosition>> search =
                TwoPlayerSearches.<TreePosition>all().get(name);
        Result result = solve(search.apply(Setup.of(ranking.evaluator())), tree.start());
        assertThat(ranking.number(result.value())).as(name).isEqualTo(Exact.of(7));
        assertThat(result.move()).as(name).isEqualTo(leafFirst ? 1 : 0);
    }

    private static long unwanted(int ply, int plies) {
        return ply % 2 == 0 ? ply - plies : plies + 10 - ply;
    }

    private static <P extends Position> Result solve(Search<P> search, P root) {
        return BigStack.call(() -> search.search(root, 0, Limits.NONE));
    }
}

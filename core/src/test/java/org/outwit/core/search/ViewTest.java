package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.DualSssStar;
import org.outwit.core.bestfirst.Maxsearch;
import org.outwit.core.bestfirst.Minsearch;
import org.outwit.core.bestfirst.Sss2;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class ViewTest {

    private static final Tree TREE = TreeText.parse("A{-2..4}(I(-3 1) 2)");

    /** Ranks in the order of the numbers: -3 -2 1 2 4. */
    private static final Ranks RANKING = new Ranks(TREE, "f", false);

    private final List<String> heard = new ArrayList<>();

    private final SearchListener<TreePosition> listener = new SearchListener<>() {
        @Override
        public void enter(TreePosition position, int alpha, int beta) {
            heard.add("enter " + alpha + " " + beta);
        }

        @Override
        public void leave(TreePosition position, int value) {
            heard.add("leave " + value);
        }

        @Override
        public void know(TreePosition position, int lower, int upper) {
            heard.add("know " + lower + " " + upper);
        }
    };

    private final Setup<TreePosition> setup =
            Setup.of(RANKING.evaluator()).informedBy(RANKING).within(-5, 9).watchedBy(listener);

    /** Looks at the root and at its last child, and says that the root came to this value. */
    private static Function<View<TreePosition>, Result> look(List<Object> seen, int value) {
        return view -> {
            seen.addAll(List.of(view.alpha(), view.beta(), view.isMax(), view.lower(), view.upper()));
            view.enter(1, 2);
            view.know(3, 4);
            int end = view.moves(0);
            view.make(view.move(end - 1));
            seen.addAll(List.of(view.isMax(), view.value(), view.key()));
            view.undo();
            seen.add(view.leave(value));
            return view.result(value, List.of(1));
        };
    }

    @Test
    void thePlainViewShowsThingsAsTheyAre() {
        List<Object> seen = new ArrayList<>();
        Result result = View.search(setup, TREE.start(), 0, Limits.depth(6), look(seen, 8));
        assertThat(seen).containsExactly(-5, 9, true, 1, 4, false, 3, 4L, 8);
        assertThat(heard).containsExactly("enter 1 2", "know 3 4", "leave 8");
        assertThat(result).isEqualTo(Result.exact(8, List.of(1), 6, true, new Counts(1, 1, 1, 0)));
    }

    @Test
    void theMirrorExchangesMaxAndMinAndTurnsItsResultBack() {
        List<Object> seen = new ArrayList<>();
        Result result = View.searchDual(setup, TREE.start(), 0, Limits.depth(6), look(seen, 4));
        assertThat(seen).containsExactly(-9, 5, false, -4, -1, true, -3, 4L, 4);
        assertThat(heard).containsExactly("enter -2 -1", "know -4 -3", "leave -4");
        assertThat(result).isEqualTo(Result.exact(-4, List.of(1), 6, true, new Counts(1, 1, 1, 0)));
    }

    @Test
    void valuesAtOrOutsideTheWindowAreBounds() {
        for (int value = -10; value <= 10; value++) {
            int root = value;
            Bound plain = value <= -5 ? Bound.UPPER : value >= 9 ? Bound.LOWER : Bound.EXACT;
            assertThat(View.search(setup, TREE.start(), 0, Limits.NONE, v -> v.result(root, List.of()))
                            .bound())
                    .isEqualTo(plain);
            Result dual = View.searchDual(setup, TREE.start(), 0, Limits.NONE, v -> v.result(-root, List.of()));
            assertThat(dual.bound()).isEqualTo(plain);
            assertThat(dual.value()).isEqualTo(value);
            assertThat(dual.move()).isEqualTo(Position.NO_MOVE);
        }
    }

    @Test
    void theOtherPlayersNodesAreMinNodes() {
        for (boolean mirror : new boolean[] {false, true}) {
            for (int viewer = 0; viewer < 2; viewer++) {
                boolean max = viewer == 0 != mirror;
                Function<View<TreePosition>, Result> search = view -> {
                    assertThat(view.isMax()).isEqualTo(max);
                    return view.result(0, List.of());
                };
                Result result = mirror
                        ? View.searchDual(setup, TREE.start(), viewer, Limits.NONE, search)
                        : View.search(setup, TREE.start(), viewer, Limits.NONE, search);
                assertThat(result.isKnown()).isTrue();
            }
        }
    }

    @Test
    void leavesAreWhereTheGameEndsOrNoPliesAreLeft() {
        View.search(setup, TREE.start(), 0, Limits.NONE, view -> {
            assertThat(view.isLeaf(0)).isTrue();
            assertThat(view.isLeaf(1)).isFalse();
            view.make(1);
            assertThat(view.isLeaf(1)).isTrue();
            return view.result(0, List.of());
        });
    }

    @Test
    void theRowOfMovesGrows() {
        Tree wide = TreeText.parse("(" + "1 ".repeat(99) + "(" + "2 ".repeat(500) + "))");
        Ranks ranking = new Ranks(wide, "f", false);
        View.search(Setup.of(ranking.evaluator()), wide.start(), 0, Limits.NONE, view -> {
            int end = view.moves(0);
            view.make(99);
            assertThat(view.moves(end)).isEqualTo(600);
            for (int i = 0; i < 600; i++) assertThat(view.move(i)).isEqualTo(i < 100 ? i : i - 100);
            return view.result(0, List.of());
        });
    }

    @Test
    void aDualSearchIsTheSearchOfTheMirroredTreeNodeForNode() {
        for (int seed = 0; seed < 400; seed++) {
            Tree tree = SeededTrees.tree(seed, seed % 2 == 0 ? Kind.IRREGULAR : Kind.INFORMED);
            Tree mirrored = mirrored(tree);
            assertThat(order(tree, DualSssStar::new)).isEqualTo(order(mirrored, SssStar::new));
            assertThat(order(tree, DualSss2::new)).isEqualTo(order(mirrored, Sss2::new));
            assertThat(order(tree, Minsearch::new)).isEqualTo(order(mirrored, Maxsearch::new));
        }
    }

    private static List<Long> order(Tree tree, Function<Setup<TreePosition>, Search<TreePosition>> search) {
        Ranks ranking = new Ranks(tree, "f", false);
        Visits<TreePosition> visits = new Visits<>();
        search.apply(Setup.of(ranking.evaluator()).informedBy(ranking).watchedBy(visits))
                .search(tree.start(), 0, Limits.NONE);
        return visits.sequence();
    }

    private static Tree mirrored(Tree tree) {
        TreeBuilder builder = new TreeBuilder();
        mirror(tree, 0, builder);
        return builder.build();
    }

    private static void mirror(Tree tree, int node, TreeBuilder builder) {
        builder.open();
        builder.mover(1 - tree.mover(node));
        builder.value("f", tree.value(node, "f").negate());
        Exact lower = tree.lower(node);
        Exact upper = tree.upper(node);
        if (upper != null) builder.lower(upper.negate());
        if (lower != null) builder.upper(lower.negate());
        for (int i = 0; i < tree.childCount(node); i++) mirror(tree, tree.child(node, i), builder);
        builder.close();
    }
}

package org.outwit.app.picture;

import java.util.List;
import org.outwit.app.tree.Trace;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Ranking;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

/** Trees that were searched by alpha-beta, to be drawn by tests. */
final class Searched {

    static final String TEXTBOOK = "((3 12 8) (2 4 6) (14 5 2))";

    private Searched() {}

    static Subject textbook() {
        return alphaBeta(TreeText.parse(TEXTBOOK), "The textbook tree", Limits.NONE);
    }

    static Subject ragged(long seed) {
        return alphaBeta(RandomTree.ragged(seed, 4, 5, 50).written(), "seed " + seed, Limits.NONE);
    }

    static Subject alphaBeta(Tree tree, String title, Limits limits) {
        Trace trace = new Trace(tree);
        Ranking ranking = new Ranking(tree, "f", false);
        Result result = new AlphaBeta<>(
                        Setup.of(ranking.evaluator()).informedBy(ranking).watchedBy(trace))
                .search(tree.start(), 0, limits);
        String value = "value " + Numbers.show(ranking.number(result.value()));
        return new Subject(tree, trace, ranking, result.line(), title, List.of("alpha-beta", value));
    }
}

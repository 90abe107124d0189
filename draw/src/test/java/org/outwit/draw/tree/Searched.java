package org.outwit.draw.tree;

import java.util.List;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;
import org.outwit.trees.BoundsText;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.Trace;
import org.outwit.trees.TreeAlgorithms;

/** Trees that were searched, to be drawn by tests. */
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
        Ranks ranking = new Ranks(tree, "f", false);
        Result result = new AlphaBeta<>(
                        Setup.of(ranking.evaluator()).informedBy(ranking).watchedBy(trace))
                .search(tree.start(), 0, limits);
        String value = "value " + PictureNumbers.show(ranking.number(result.value()));
        return new Subject(tree, trace, ranking, result.line(), title, List.of("alpha-beta", value));
    }

    /** Searched by an algorithm with models; {@code bounds} as on the command line, or null. */
    static Subject model(Tree tree, String algorithm, String player, String bounds) {
        List<NumberRange> sums = bounds == null ? null : BoundsText.parse(bounds);
        SolveRequest ask = new SolveRequest(algorithm, player, null, sums, null, null, null, null, null, null);
        Question question = Question.of(new QuestionPlace("test", 0), tree).with(ask);
        return Subject.solved(question, TreeAlgorithms.solve(question, true), "");
    }
}

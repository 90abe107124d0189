package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.PictureOptions;
import org.outwit.draw.tree.Subject;
import org.outwit.draw.tree.TreePicture;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.Solution;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.Trace;
import org.outwit.trees.TreeAlgorithms;

/** What a printed listing and its correction do on a tree, drawn. Numbers at inner nodes are those of the definition in both pictures. */
final class CounterexamplePictures {

    private final Counterexample example;
    private final Tree tree;
    private final Question question;
    private final Solution solution;

    CounterexamplePictures(Counterexample example) {
        this.example = example;
        this.tree = example.tree();
        this.question =
                new Question(new QuestionPlace(example.id(), 0), example.id(), tree, List.of(), ask(), Map.of());
        this.solution = TreeAlgorithms.solve(question, true);
    }

    String corrected() {
        return TreePicture.svg(Subject.solved(question, solution, "As it should be"), PictureOptions.PLAIN);
    }

    String printed() {
        Trace trace = new Trace(tree);
        Result result = example.printed(tree, trace).search(tree.start(), Limits.depth(tree.height()));
        List<String> facts = List.of(
                "value " + String.valueOf(result.value()).replace('-', '−'),
                "move " + result.move(),
                leaves(tree, trace) + " of " + leaves(tree) + " leaves evaluated");
        Subject subject =
                new Subject(tree, trace, null, solution.opinions().get(), List.of(result.move()), "As printed", facts);
        return TreePicture.svg(subject, PictureOptions.PLAIN);
    }

    /** How many leaves a search has looked at. */
    static int leaves(Tree tree, Trace trace) {
        int leaves = 0;
        for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node) && trace.isVisited(node)) leaves++;
        return leaves;
    }

    private static int leaves(Tree tree) {
        int leaves = 0;
        for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node)) leaves++;
        return leaves;
    }

    private SolveRequest ask() {
        List<NumberRange> sums = new ArrayList<>();
        for (long bound : example.bounds()) {
            Exact most = bound == SumBounds.INFINITY ? Exact.INFINITY : Exact.of(bound);
            Exact least = bound == SumBounds.INFINITY ? Exact.MINUS_INFINITY : Exact.of(-bound);
            sums.add(new NumberRange(least, most));
        }
        String algorithm = example.looks().isEmpty() ? "alpha-beta*-one-pass" : "m*-one-pass";
        return new SolveRequest(
                algorithm, player(), tree.height(), sums.isEmpty() ? null : sums, null, null, null, null, null, null);
    }

    /** Such as (f2,(f1,f0)). */
    private String player() {
        int last = tree.functions().size() - 1;
        StringBuilder text = new StringBuilder();
        for (int j = last; j >= 0; j--) {
            text.append(j > 0 ? "(" : "").append('f').append(j);
            if (!example.looks().isEmpty())
                text.append('@').append(example.looks().get(last - j));
            if (j > 0) text.append(',');
        }
        return text + ")".repeat(last);
    }
}

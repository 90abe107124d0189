package org.outwit.lab.pruning;

import java.util.List;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.PictureOptions;
import org.outwit.draw.tree.Subject;
import org.outwit.draw.tree.TreePicture;
import org.outwit.trees.Question;
import org.outwit.trees.Solution;
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
        this.question = new CounterexampleQuestion(example).question();
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
}

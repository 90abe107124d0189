package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.SolveRequest;

/** A tree on which a printed listing goes wrong, as a question to the corrected one, and searched as it was printed. */
public final class CounterexampleQuestion {

    private final Counterexample example;
    private final Tree tree;

    CounterexampleQuestion(Counterexample example) {
        this.example = example;
        this.tree = example.tree();
    }

    /** The smallest that are known, those of one listing after those of another. */
    public static List<CounterexampleQuestion> all() {
        return Arrays.stream(Counterexample.values())
                .map(CounterexampleQuestion::new)
                .toList();
    }

    /** Short, for addresses. */
    public String id() {
        return example.id();
    }

    /** The listing that goes wrong. */
    public String listing() {
        return example.listing();
    }

    /** What is wrong with it. */
    public String why() {
        return example.why();
    }

    /** The tree as people write it. */
    public String text() {
        return example.text();
    }

    public Question question() {
        return new Question(new QuestionPlace(example.id(), 0), example.id(), tree, List.of(), ask(), Map.of());
    }

    /** What the listing does as it was printed. */
    public SearchSteps printed() {
        return SearchSteps.printed(question(), listener -> example.printed(tree, listener));
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

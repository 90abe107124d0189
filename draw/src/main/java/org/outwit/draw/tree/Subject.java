package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Answer;
import org.outwit.trees.Opinions;
import org.outwit.trees.Question;
import org.outwit.trees.Solution;
import org.outwit.trees.Trace;

/**
 * What is drawn: a tree, and what a search did on it where there was one.
 *
 * @param trace what the search did, or null for a bare tree
 * @param ranking what numbers the ints of the trace stand for; null where the trace tells visits only
 * @param opinions what each level of a model search thinks; null where nobody was modelled
 * @param line the child indices of the principal variation from the root on, if only the move; empty where there is none
 * @param title the first line of the picture; may be empty
 * @param facts what stands in the second line, such as the algorithm and the value
 */
public record Subject(
        Tree tree,
        Trace trace,
        Ranks ranking,
        Opinions opinions,
        List<Integer> line,
        String title,
        List<String> facts) {

    public Subject {
        line = List.copyOf(line);
        facts = List.copyOf(facts);
    }

    /** Where nobody was modelled. */
    Subject(Tree tree, Trace trace, Ranks ranking, List<Integer> line, String title, List<String> facts) {
        this(tree, trace, ranking, null, line, title, facts);
    }

    /** A tree that nobody searched. */
    public static Subject bare(Tree tree, String title) {
        return new Subject(tree, null, null, List.of(), title, Facts.of(tree));
    }

    /** A tree and what came out of a question about it; without a title it is called by its algorithm. */
    public static Subject solved(Question question, Solution solution, String title) {
        List<String> facts = Facts.of(question, solution.answer());
        boolean named = !title.isEmpty();
        return new Subject(
                question.tree(),
                solution.trace(),
                solution.ranking(),
                solution.opinions() == null ? null : solution.opinions().get(),
                line(solution.answer()),
                named ? title : facts.get(0),
                named ? facts : facts.subList(1, facts.size()));
    }

    private static List<Integer> line(Answer answer) {
        List<Integer> line = new ArrayList<>();
        if (answer.get("line") instanceof List<?> moves) for (Object move : moves) line.add(((Number) move).intValue());
        else if (answer.get("move") instanceof Number move) line.add(move.intValue());
        return line;
    }

    /** Whether the players can be called max and min: a search told values of one function, or there is but one. */
    boolean isMinimax() {
        if (tree.capabilities().players() > 2) return false;
        return ranking != null || tree.functions().size() <= 1;
    }
}

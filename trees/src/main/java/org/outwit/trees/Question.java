package org.outwit.trees;

import java.util.List;
import java.util.Map;
import org.outwit.core.tree.Tree;

/**
 * One question of a tree file.
 *
 * @param place where it begins
 * @param name null where it has none
 * @param tree null where there are examples instead
 * @param examples what somebody chose at several roots; empty where there is a tree
 * @param expect the keys of the answer that are known beforehand, with their values as {@link AnyValue} reads them
 */
public record Question(
        QuestionPlace place,
        String name,
        Tree tree,
        List<Example> examples,
        SolveRequest ask,
        Map<String, Object> expect) {

    /** What an opponent chose at the root of a tree. */
    public record Example(Tree tree, int move) {}

    public static Question of(QuestionPlace place, Tree tree) {
        return new Question(place, null, tree, List.of(), SolveRequest.NOTHING, Map.of());
    }

    public Question with(SolveRequest ask) {
        return new Question(place, name, tree, examples, ask, expect);
    }

    /** Plies of the deepest tree: what recursion has to be prepared for. */
    public int height() {
        int height = tree == null ? 0 : tree.height();
        for (Example example : examples)
            height = Math.max(height, example.tree().height());
        return height;
    }
}

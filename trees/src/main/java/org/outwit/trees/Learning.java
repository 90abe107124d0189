package org.outwit.trees;

import java.util.IdentityHashMap;
import java.util.Map;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Evaluator;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnDepth;

/** What can be learned of an opponent from what they chose at several roots. */
final class Learning implements TreeAlgorithm {

    private static final int USUAL_DEPTH = 6;

    @Override
    public Solution solve(Question question, Trace trace) {
        if (question.tree() != null) {
            throw new TreeException(
                    "learn-depth needs 'examples', a list of trees with the moves chosen, not a 'tree'.");
        }
        int depth =
                question.ask().depth() == null ? USUAL_DEPTH : question.ask().depth();
        if (depth < 1)
            throw new TreeException("solve: the deepest 'depth' to try is " + depth + "; expected 1 or more.");
        Map<Tree, Evaluator<TreePosition>> functions = new IdentityHashMap<>(); // each tree has numbers of its own
        for (Question.Example example : question.examples()) {
            Tree tree = example.tree();
            PlainStrategy strategy = PlainStrategy.of(question.ask(), tree.functions());
            functions.put(tree, new Ranks(tree, strategy.function(), strategy.negated()).evaluator());
        }
        LearnDepth<TreePosition> learner = new LearnDepth<>(
                (position, player) -> functions.get(position.tree()).value(position, player), depth);
        for (Question.Example example : question.examples()) {
            learner.add(new Example<>(example.tree().start(), example.move()));
        }
        Answer answer = new Answer(question.name(), Algorithm.LEARN_DEPTH.toString());
        answer.put("counts", learner.learned().counts());
        answer.put("depth", learner.learned().depth());
        return new Solution(answer, null, null, null);
    }
}

package org.outwit.trees;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.TreeException;

/** All algorithms by name, and the one way to ask them: whatever goes wrong comes back as a sentence. */
public final class TreeAlgorithms {

    private static final Map<String, TreeAlgorithm> BY_NAME = new LinkedHashMap<>();

    static {
        add(TwoPlayer.all());
        add(Modelling.all());
        add(Averaging.all());
        add(ManyPlayers.all());
        add(ChanceSearches.all());
        add(Learning.all());
    }

    private TreeAlgorithms() {}

    private static void add(List<? extends TreeAlgorithm> family) {
        for (TreeAlgorithm algorithm : family) BY_NAME.put(algorithm.name(), algorithm);
    }

    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /** What is wrong with this name of an algorithm, or null. */
    public static String complaint(String name) {
        if (BY_NAME.containsKey(name)) return null;
        String known = "expected one of " + String.join(", ", names()) + ".";
        return name == null ? "solve: 'algorithm' is missing; " + known : "unknown algorithm '" + name + "'; " + known;
    }

    /** Answers a question, or throws a {@link QuestionException}; no other exception leaves this method. */
    public static Solution solve(Question question, boolean watched) {
        int plies = plies(question.height(), question.ask());
        return ask(question, plies, () -> find(question.ask()).solve(question, watched));
    }

    /** Answers a question about a tree that is grown while it is searched. */
    public static Answer solve(RandomTree tree, QuestionPlace place, String name, SolveRequest ask) {
        Question question = new Question(place, name, null, List.of(), ask, Map.of());
        return ask(question, plies(tree.depth(), ask), () -> find(ask).solve(tree, name, ask));
    }

    private static int plies(int height, SolveRequest ask) {
        return ask.depth() == null ? height : Math.min(height, ask.depth());
    }

    private static TreeAlgorithm find(SolveRequest ask) {
        String complaint = complaint(ask.algorithm());
        if (complaint != null) throw new TreeException(complaint);
        TreeAlgorithm algorithm = BY_NAME.get(ask.algorithm());
        List<String> unused = new ArrayList<>(ask.said());
        unused.remove("algorithm");
        unused.removeAll(algorithm.keys());
        if (unused.isEmpty()) return algorithm;
        throw new TreeException("solve: " + algorithm.name() + " does not use '" + unused.get(0) + "'.");
    }

    private static <T> T ask(Question question, int plies, Supplier<T> search) {
        try {
            return DeepStack.call(plies, search);
        } catch (TreeException e) {
            throw new QuestionException(question, QuestionException.continued(e.getMessage()));
        } catch (RuntimeException | AssertionError e) {
            QuestionException unforeseen = new QuestionException(
                    question, "Outwit has a bug that this question brings out, please report it: " + e + ".");
            unforeseen.initCause(e);
            throw unforeseen;
        }
    }
}

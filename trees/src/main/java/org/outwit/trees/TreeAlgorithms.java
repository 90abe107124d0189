package org.outwit.trees;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.Refusals;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/** The one way to ask an algorithm about a tree: every failure comes back as a sentence. */
public final class TreeAlgorithms {

    private TreeAlgorithms() {}

    /** The names of the {@linkplain Algorithm catalogue}, without those that search no trees. */
    public static List<String> names() {
        return Arrays.stream(Algorithm.values())
                .filter(algorithm -> Refusals.onTree(algorithm).isEmpty())
                .map(Algorithm::toString)
                .toList();
    }

    /** What is wrong with this name of an algorithm, or null. */
    public static String refusal(String name) {
        String known = "expected one of " + String.join(", ", names()) + ".";
        if (name == null) return "solve: 'algorithm' is missing; " + known;
        Optional<Algorithm> found = Algorithm.find(name);
        if (found.isEmpty()) return "unknown algorithm '" + name + "'; " + known;
        return Refusals.onTree(found.get()).orElse(null);
    }

    /** A question with what is asked; a {@link QuestionException} says why its tree cannot be read so. */
    static Question asked(Question question, SolveRequest ask) {
        try {
            return question.with(ask);
        } catch (TreeException e) {
            String sentence = QuestionException.continued(e.getMessage());
            throw new QuestionException(question.place(), question.name(), ask.algorithm(), sentence);
        }
    }

    /** Answers a question, or throws a {@link QuestionException}; no other exception leaves this method. */
    public static Solution solve(Question question, boolean watched) {
        return solve(question, watched && question.tree() != null ? new Trace(question.tree()) : null);
    }

    /** Answers a question before the eyes of a watcher, who may end the search by a {@link TreeException}. */
    public static Solution solve(Question question, TreeWatcher watcher) {
        return solve(question, question.tree() == null ? null : new Trace(question.tree(), watcher));
    }

    private static Solution solve(Question question, Trace trace) {
        int plies = plies(question.height(), question.ask());
        return ask(question, plies, () -> {
            Algorithm algorithm = find(question.ask());
            checkTree(algorithm, question.tree());
            checkPlayer(algorithm, question.ask());
            Solution solution = solver(algorithm).solve(question, trace);
            if (trace != null) solution.answer().put("visits", new Visits(question.tree(), trace.visits()));
            return solution;
        });
    }

    /** Answers a question about a tree that is grown while it is searched. */
    public static Answer solve(RandomTree tree, QuestionPlace place, String name, SolveRequest ask) {
        Question question = new Question(place, name, null, List.of(), ask, Map.of());
        return ask(question, plies(tree.depth(), ask), () -> {
            Algorithm algorithm = find(ask);
            checkPlayer(algorithm, ask);
            return solver(algorithm).solve(tree, name, ask);
        });
    }

    private static int plies(int height, SolveRequest ask) {
        return ask.depth() == null ? height : Math.min(height, ask.depth());
    }

    private static TreeAlgorithm solver(Algorithm algorithm) {
        return switch (algorithm.family()) {
            case DEPTH_FIRST, BEST_FIRST, PROOF -> new TwoPlayer(algorithm);
            case SELECTIVE -> new Selective(algorithm);
            case MONTE_CARLO -> new Sampling(algorithm);
            case MODELS, CHANCE_MODELS -> new Modelling(algorithm);
            case MANY_PLAYERS -> new ManyPlayers(algorithm);
            case CHANCE -> new ChanceSearches(algorithm);
            case LEARNING -> new Learning();
            case ENGINE, HIDDEN -> throw new AssertionError("refused by its name");
        };
    }

    private static Algorithm find(SolveRequest ask) {
        String refusal = refusal(ask.algorithm());
        if (refusal != null) throw new TreeException(refusal);
        Algorithm algorithm = Algorithm.named(ask.algorithm());
        List<String> unused = new ArrayList<>(ask.said());
        unused.remove("algorithm");
        unused.removeAll(algorithm.keys());
        if (unused.isEmpty()) return algorithm;
        throw new TreeException("solve: " + algorithm + " does not use '" + unused.get(0) + "'.");
    }

    /** Refuses a tree that the algorithm cannot search. */
    private static void checkTree(Algorithm algorithm, Tree tree) {
        if (algorithm.family() == Family.LEARNING) return;
        if (tree == null) throw new TreeException(algorithm + " needs a 'tree', not 'examples'.");
        Refusals.onTree(algorithm, tree.capabilities()).ifPresent(why -> {
            throw new TreeException(why);
        });
    }

    /** Refuses a player that the algorithm cannot search for. */
    private static void checkPlayer(Algorithm algorithm, SolveRequest ask) {
        if (ask.player() == null) return;
        Refusals.player(algorithm, QuestionPlayers.parse(ask.player())).ifPresent(why -> {
            throw new TreeException("solve: " + why);
        });
    }

    private static <T> T ask(Question question, int plies, Supplier<T> search) {
        try {
            return DeepStack.call(plies, search);
        } catch (InputException e) { // of the tree, or of a search that cannot cope with it
            throw new QuestionException(question, QuestionException.continued(e.getMessage()));
        } catch (RuntimeException | AssertionError e) {
            QuestionException unforeseen = new QuestionException(
                    question, "Outwit has a bug that this question brings out, please report it: " + e + ".");
            unforeseen.initCause(e);
            throw unforeseen;
        }
    }
}

package org.outwit.draw.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.draw.tree.CutWords;
import org.outwit.draw.tree.NodeWords;
import org.outwit.draw.tree.Subject;
import org.outwit.trees.Answer;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.Solution;
import org.outwit.trees.TreeAlgorithms;

/**
 * A search of a written tree, step by step.
 *
 * @param steps in the order in which they happen, the answer last; empty where there are too many to go through
 * @param levels what the search did on each ply
 * @param note why there are no steps, as a sentence; empty where there are
 */
public record SearchSteps(
        Subject subject, Answer answer, List<SearchStep> steps, List<LevelCounts> levels, String note) {

    /** Larger trees are not drawn but summarised. */
    public static final int MOST_DRAWN = 2_000;

    /** Larger trees are refused. */
    public static final int MOST_NODES = 100_000;

    /** Searches that tell more are summarised. */
    static final int MOST_MOMENTS = 60_000;

    /**
     * Asks a question and follows the search. A {@link QuestionException} or {@link TreeException} says what is wrong
     * with the question, or that its tree is too large.
     */
    public static SearchSteps of(Question question) {
        checkSize(question.tree());
        boolean drawn = question.tree().size() <= MOST_DRAWN;
        MomentLog log = new MomentLog(drawn ? MOST_MOMENTS : 0);
        Solution solution = TreeAlgorithms.solve(question, log);
        List<LevelCounts> levels = LevelCounts.of(question.tree(), solution.trace());
        if (!drawn || !log.isWhole()) {
            Subject subject = Subject.solved(question, withoutOpinions(solution), "");
            return new SearchSteps(subject, solution.answer(), List.of(), levels, note(question.tree(), log));
        }
        Subject subject = Subject.solved(question, solution, "");
        Algorithm algorithm = Algorithm.named(question.ask().algorithm());
        StepMaker maker = maker(subject, question, algorithm, solution.numbers());
        return whole(subject, solution.answer(), maker, log, levels);
    }

    /** Refuses a tree that is too large even to be summarised. */
    public static void checkSize(Tree tree) {
        if (tree.size() > MOST_NODES) throw tooLarge("has " + tree.size());
    }

    /** The sentence for a tree that has, or would have, too many nodes. */
    public static TreeException tooLarge(String has) {
        return new TreeException("The tree " + has + " nodes, and at most " + MOST_NODES
                + " are searched here; larger ones are for 'outwit tree solve'.");
    }

    /** What levels think of every node is only for those who look at nodes. */
    private static Solution withoutOpinions(Solution solution) {
        return new Solution(solution.answer(), solution.trace(), solution.ranking(), solution.numbers(), null);
    }

    private static String note(Tree tree, MomentLog log) {
        return tree.size() > MOST_DRAWN
                ? "The tree has " + tree.size() + " nodes, and at most " + MOST_DRAWN
                        + " are drawn; this is what the search did on each ply."
                : "The search tells of " + log.told() + " moments, more than the " + MOST_MOMENTS
                        + " that can be stepped through; this is what it did on each ply.";
    }

    private static StepMaker maker(
            Subject subject, Question question, Algorithm algorithm, LongFunction<Exact> numbers) {
        Tree tree = subject.tree();
        CutWords reasons = new CutWords(tree, subject.ranking(), subject.opinions());
        return new StepMaker(
                tree,
                leaving(algorithm),
                new StepNumbers(numbers, algorithm),
                new StepWords(tree, isMinimax(tree)),
                reasons,
                new UntoldCuts(tree, algorithm, reasons),
                new NodeWords(subject),
                new NodeWorths(question, algorithm),
                algorithm.family() == Family.SELECTIVE);
    }

    private static boolean isMinimax(Tree tree) {
        return tree.capabilities().players() <= 2 && tree.functions().size() <= 1;
    }

    private static SearchSteps whole(
            Subject subject, Answer answer, StepMaker maker, MomentLog log, List<LevelCounts> levels) {
        List<SearchStep> steps = new ArrayList<>(maker.steps(log.moments()));
        StepWords words = new StepWords(subject.tree(), false);
        String sentence = words.end(subject.facts(), subject.line());
        steps.add(new SearchStep(StepKind.END, 0, "", "", List.of(), true, List.of(), sentence, maker.spent()));
        return new SearchSteps(subject, answer, List.copyOf(steps), levels, "");
    }

    private static StepMaker.Leaving leaving(Algorithm algorithm) {
        return switch (algorithm) {
            case PARANOID, BEST_REPLY -> StepMaker.Leaving.TOLD;
            default ->
                switch (algorithm.family()) {
                    case DEPTH_FIRST -> StepMaker.Leaving.TOLD;
                    case MODELS, CHANCE, CHANCE_MODELS, MANY_PLAYERS -> StepMaker.Leaving.SILENT;
                    default -> StepMaker.Leaving.NEVER;
                };
        };
    }
}

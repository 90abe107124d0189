package org.outwit.draw.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;
import org.outwit.draw.tree.CutWords;
import org.outwit.draw.tree.NodeWords;
import org.outwit.draw.tree.PictureNumbers;
import org.outwit.draw.tree.Subject;
import org.outwit.trees.Answer;
import org.outwit.trees.Opinions;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.Solution;
import org.outwit.trees.Trace;
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
        MomentLog log = new MomentLog(drawn ? MOST_MOMENTS : 0, false);
        Solution solution = TreeAlgorithms.solve(question, log);
        List<LevelCounts> levels = LevelCounts.of(question.tree(), solution.trace());
        if (!drawn || !log.isWhole()) {
            Subject subject = Subject.solved(question, withoutOpinions(solution), "");
            return new SearchSteps(subject, solution.answer(), List.of(), levels, note(question.tree(), log));
        }
        Subject subject = Subject.solved(question, solution, "");
        Algorithm algorithm = Algorithm.named(question.ask().algorithm());
        StepMaker maker = maker(subject, question, algorithm, solution.numbers());
        return ended(subject, solution.answer(), new ArrayList<>(maker.steps(log.moments())), maker, levels);
    }

    /**
     * Follows a listing that is not in the catalogue, because it is wrong as it was printed. What levels think of nodes is
     * what the definition says, as the question has it.
     */
    public static SearchSteps printed(
            Question question, Function<SearchListener<TreePosition>, Search<TreePosition>> listing) {
        Tree tree = question.tree();
        MomentLog log = new MomentLog(MOST_MOMENTS, true);
        Trace trace = new Trace(tree, log);
        Result result = listing.apply(trace).search(tree.start(), Limits.depth(tree.height()));
        Opinions opinions = TreeAlgorithms.solve(question, false).opinions().get();
        Exact value = opinions.number(result.value());
        List<Integer> line = result.move() == Position.NO_MOVE ? List.of() : List.of(result.move());
        Answer answer = new Answer(question.name(), null)
                .put("value", value)
                .put("move", result.move())
                .put("line", line);
        Subject bare = new Subject(tree, trace, null, opinions, line, "", List.of());
        StepMaker maker = maker(bare, question, null, null);
        List<SearchStep> steps = new ArrayList<>(maker.steps(log.moments()));
        List<String> facts = List.of(
                "value " + PictureNumbers.show(value) + definition(question, value),
                maker.spent().leaves() + " of " + leaves(tree) + " leaves evaluated");
        Subject subject = new Subject(tree, trace, null, opinions, line, "as printed", facts);
        answer.put("leaves", maker.spent().leaves());
        return ended(subject, answer, steps, maker, LevelCounts.of(tree, trace));
    }

    /** What it should have found, where that is something else. */
    private static String definition(Question question, Exact found) {
        Object value = TreeAlgorithms.solve(question, false).answer().get("value");
        return value instanceof Exact exact && !exact.equals(found) ? " instead of " + PictureNumbers.show(exact) : "";
    }

    private static int leaves(Tree tree) {
        int leaves = 0;
        for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node)) leaves++;
        return leaves;
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
                new StepWords(tree, isMinimax(subject)),
                reasons,
                new UntoldCuts(tree, algorithm, reasons),
                new NodeWords(subject),
                new NodeWorths(question, algorithm),
                algorithm != null && algorithm.family() == Family.SELECTIVE,
                algorithm != null,
                algorithm == Algorithm.SSS_STAR || algorithm == Algorithm.DUAL_SSS_STAR);
    }

    private static boolean isMinimax(Subject subject) {
        if (subject.tree().capabilities().players() > 2) return false;
        return subject.ranking() != null || subject.tree().functions().size() <= 1;
    }

    private static SearchSteps ended(
            Subject subject, Answer answer, List<SearchStep> steps, StepMaker maker, List<LevelCounts> levels) {
        String sentence = new StepWords(subject.tree(), false).end(subject.facts(), subject.line());
        steps.add(new SearchStep(StepKind.END, 0, "", "", List.of(), true, List.of(), "", sentence, maker.spent()));
        return new SearchSteps(subject, answer, List.copyOf(steps), levels, "");
    }

    private static StepMaker.Leaving leaving(Algorithm algorithm) {
        if (algorithm == null) return StepMaker.Leaving.SILENT;
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

package org.outwit.trees;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.outwit.core.bestfirst.PseudoTerminals;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Minimax and all that returns its value: one function, which player 0 maximises and player 1 minimises. */
final class TwoPlayer implements TreeAlgorithm {

    private static final NumberRange OPEN = new NumberRange(Exact.MINUS_INFINITY, Exact.INFINITY);

    /** Plies from which on a search that restarts is watched, and steps that it may take then: about half a minute. */
    private static final int DEEP = 20_000;

    private static final long MOST_STEPS = 1_000_000_000L;

    private final Algorithm algorithm;

    TwoPlayer(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        PlainStrategy strategy = PlainStrategy.of(question.ask(), tree.functions());
        if (algorithm.can(Trait.INFORMED)) BoundsCheck.check(tree, strategy);

        NumberRange window =
                question.ask().window() == null ? OPEN : question.ask().window();
        Ranks ranking = new Ranks(tree, strategy.function(), strategy.negated(), finiteEnds(window));
        LeafCount<TreePosition> leaves = new LeafCount<>(Trace.told(trace, ranking.evaluator()));
        Setup<TreePosition> setup = Setup.of(leaves)
                .informedBy(ranking)
                .within(end(ranking, window.low()), end(ranking, window.high()))
                .watchedBy(trace);
        PseudoTerminals<TreePosition> marked = (position, ply) -> tree.isPseudoTerminal(position.node());
        Limits limits = limits(
                strategy,
                tree.height(),
                tree.hasPseudoTerminals() || question.ask().stride() != null);
        Result result = run(setup, marked.or(stride(question.ask())), tree.start(), limits);

        Answer answer = answer(question.name(), strategy, result, ranking.number(result.value()), leaves);
        return new Solution(answer, trace, ranking, value -> ranking.number((int) value));
    }

    private static Exact[] finiteEnds(NumberRange window) {
        return Stream.of(window.low(), window.high())
                .filter(end -> !end.isInfinite())
                .toArray(Exact[]::new);
    }

    /** An infinite end is no end at all, even where leaves are worth infinity. */
    private static int end(Ranks ranking, Exact number) {
        if (!number.isInfinite()) return ranking.rank(number);
        return number.equals(Exact.INFINITY) ? Value.INFINITY : -Value.INFINITY;
    }

    @Override
    public Answer solve(RandomTree tree, String name, SolveRequest ask) {
        List<String> functions = tree.functions() == 1
                ? List.of("f")
                : IntStream.range(0, tree.functions()).mapToObj(j -> "f" + j).toList();
        PlainStrategy strategy = PlainStrategy.of(ask, functions);
        int index = functions.indexOf(strategy.function());
        if (index < 0) {
            throw new TreeException("There is no function " + strategy.function() + " in this tree; it has "
                    + String.join(", ", functions) + ".");
        }
        Evaluator<RandomTreePosition> function = tree.function(index);
        LeafCount<RandomTreePosition> leaves = new LeafCount<>(
                strategy.negated() ? (position, player) -> -function.value(position, player) : function);
        NumberRange window = ask.window() == null ? OPEN : ask.window();
        Setup<RandomTreePosition> setup = Setup.of(leaves).within(end(window.low()), end(window.high()));
        Limits limits = limits(strategy, tree.depth(), ask.stride() != null);
        Result result = run(setup, stride(ask), tree.start(), limits);
        return answer(name, strategy, result, Exact.of(result.value()), leaves);
    }

    private static int end(Exact number) {
        if (number.isInfinite()) return number.equals(Exact.INFINITY) ? Value.INFINITY : -Value.INFINITY;
        try {
            int end = Integer.parseInt(number.toString());
            if (Value.isFinite(end)) return end;
        } catch (NumberFormatException e) {
            // said below, together with numbers that are too large
        }
        throw new TreeException(
                "The window of a random tree must be made of whole numbers below 2^28, found " + number + ".");
    }

    /** What goes down from the root at every step takes time quadratic in the depth, and must not seem to hang. */
    private Limits limits(PlainStrategy strategy, int height, boolean local) {
        Limits limits = Limits.depth(strategy.depth());
        int plies = Math.min(height, strategy.depth());
        return plies > DEEP && algorithm.can(Trait.RESTARTS) && !local ? limits.withNodes(MOST_STEPS / plies) : limits;
    }

    private <P extends Position> Result run(Setup<P> setup, PseudoTerminals<P> pseudoTerminals, P root, Limits limits) {
        Result result = algorithm
                .maker(Maker.TwoPlayers.class)
                .of(setup, pseudoTerminals)
                .search(root, 0, limits);
        if (result.isKnown()) return result;
        throw new TreeException(algorithm + " goes down from the root to every node that it develops, which takes too"
                + " long in a tree as deep as this; use maxsearch or sss-2.");
    }

    private static <P extends Position> PseudoTerminals<P> stride(SolveRequest ask) {
        return ask.stride() == null ? PseudoTerminals.none() : PseudoTerminals.every(ask.stride());
    }

    private Answer answer(String name, PlainStrategy strategy, Result result, Exact value, LeafCount<?> leaves) {
        Answer answer = new Answer(name, algorithm.toString());
        answer.put("value", value);
        answer.bound(result.bound());
        answer.line(result.move(), result.line());
        leaves.tell(answer, strategy.function(), result.counts());
        if (algorithm.can(Trait.HOLDS)) answer.put("held", result.counts().held());
        return answer;
    }
}

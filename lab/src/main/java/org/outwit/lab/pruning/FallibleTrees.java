package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.pruning.PrintedOnePass.Reading;

/** Counts on how many small trees the one-pass rules give another value or move than the definition. */
final class FallibleTrees {

    static final String TREES = "trees";
    static final String FIGURE_9 = "Figure 9, wrong";
    static final String FIGURE_19 = "older Figure 19, wrong";
    static final String CORRECTED = "corrected, wrong";

    private static final Pattern LEAF = Pattern.compile("\\[[^]]*]");
    private static final int RANGE = 9;
    private static final int MUTANT_RANGE = 12;
    private static final int MOST_MUTATED = 3;

    private int trees;
    private int figure9;
    private int figure19;
    private int corrected;

    private FallibleTrees() {}

    /** Trees with one to three children and values from −9 to 9, whose sums are bounded by 1, 2 or 3. */
    static Measurement random(long firstSeed, int count, int level, int depth, LabContext context) {
        FallibleTrees counted = new FallibleTrees();
        for (int i = 0; i < count; i++) {
            context.monitor().throwIfStopped();
            int bound = 1 + i % 3;
            RandomTree tree = new RandomTree(firstSeed + i, 1, 3, depth, 0, level + 1, RANGE, bound);
            List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
            for (int j = level; j >= 0; j--) functions.add(tree.function(j));
            long[] bounds = new long[level];
            Arrays.fill(bounds, bound);
            counted.count(functions, SumBounds.symmetric(bounds), tree.start(), depth);
        }
        return counted.measurement();
    }

    /** The tree of Theorem 2 with one to three of its leaves drawn anew, within its bounds of 0 and 5. */
    static Measurement mutants(long seed, int count, LabContext context) {
        FallibleTrees counted = new FallibleTrees();
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            context.monitor().throwIfStopped();
            Tree tree = TreeText.parse(mutant(Counterexample.THEOREM_2.text(), random));
            counted.count(Counterexample.functions(tree), Counterexample.THEOREM_2.sums(), tree.start(), tree.height());
        }
        return counted.measurement();
    }

    static String mutant(String text, Random random) {
        List<String> leaves =
                LEAF.matcher(text).results().map(each -> each.group()).toList();
        List<String> drawn = new ArrayList<>(leaves);
        int changes = 1 + random.nextInt(MOST_MUTATED);
        for (int i = 0; i < changes; i++) {
            int own = random.nextInt(2 * MUTANT_RANGE + 1) - MUTANT_RANGE;
            int last = own + random.nextInt(11) - 5;
            drawn.set(random.nextInt(drawn.size()), "[" + own + "," + -own + "," + last + "]");
        }
        int[] at = {0};
        return LEAF.matcher(text).replaceAll(each -> Matcher.quoteReplacement(drawn.get(at[0]++)));
    }

    private <P extends Position> void count(List<Evaluator<P>> functions, SumBounds sums, P root, int depth) {
        Player<P> player = Player.of(functions);
        Limits limits = Limits.depth(depth);
        Result right = new MStar<>(player).search(root, limits);
        trees++;
        if (isWrong(new PrintedOnePass<>(functions, sums, Reading.FIGURE_9_AS_MEANT, null), root, limits, right))
            figure9++;
        if (isWrong(new PrintedOnePass<>(functions, sums, Reading.FIGURE_19, null), root, limits, right)) figure19++;
        if (isWrong(new OnePassAlphaBetaStar<>(player, sums), root, limits, right)) corrected++;
    }

    private static <P extends Position> boolean isWrong(Search<P> search, P root, Limits limits, Result right) {
        Result result = search.search(root, limits);
        return result.value() != right.value() || result.move() != right.move();
    }

    private Measurement measurement() {
        return Measurement.of(TREES, trees, FIGURE_9, figure9, FIGURE_19, figure19, CORRECTED, corrected);
    }
}

package org.outwit.lab.pruning;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.MStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.OnePassDepths;
import org.outwit.core.model.Player;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;
import org.outwit.lab.pruning.PrintedOnePass.Reading;

/** Trees on which printed listings with models go wrong, the smallest that are known. */
enum Counterexample {
    FIGURE_3(
            "One-pass M*, Figure 3",
            "(([57,-57] [72,-72]))",
            List.of(0L),
            Reading.FIGURE_3,
            "The opponent prefers the first leaf, which is worth 57 to us. The listing lets us take over the value of every child, chosen "
                    + "or not, so the last one counts; the assignment belongs inside the comparison."),
    VOTE_AT_THE_ROOT(
            "One-pass αβ*, Figure 9, to the letter",
            "([0] [1])",
            List.of(),
            Reading.FIGURE_9,
            "A node is left when every level below the player's own agrees. At the root there is none, so they all agree, and the search "
                    + "ends after the first move. The root must never be left."),
    VOTE_TOO_SOON(
            "One-pass αβ*, Figure 9, the root excepted",
            "(((((([-2,2,0]))) ((([1,-1,0])) (([1,-1,-1]) ([1,-1,3])))) ([0,0,0])))",
            List.of(0L, 2L),
            Reading.FIGURE_9_WITHOUT_THE_ROOT,
            "As it is indented, the vote is taken inside the loop over the active levels, before the later ones have seen the child. They "
                    + "return values that leave out what has just been found. The vote belongs after the loop."),
    THEOREM_2(
            "One-pass αβ*, Figure 9, as its proof means it",
            "((((([10,-10,10])))) (((([0,0,0]) ([5,-5,0] [-4,4,1])) (([3,-3,8] [12,-12,7]) ([4,-4,-1]))) ((([-2,2,-2])))))",
            List.of(0L, 5L),
            Reading.FIGURE_9_AS_MEANT,
            "Theorem 2 is false from two levels on. The value of a level has two readers: the level above it at the parent and, where the level "
                    + "below it selects the parent, itself at the grandparent. Handing a closed window down protects the first reader only. So the "
                    + "leaf worth −4, 4 and 1 is cut, without which the opponent seems to prefer another reply to our second move."),
    THEOREM_3(
            "One-pass αβ*, Figure 9: optimality with one level",
            "(([0,0] ((([0,0] [0,0])))))",
            List.of(5L),
            Reading.FIGURE_9_AS_MEANT,
            "Theorem 3 says that every directional search must look at each leaf that this one looks at. The corrected rule is sound and "
                    + "leaves out the last. At ply 1 the opponent already has 0; after the first leaf of the other branch we have at least 0 there, "
                    + "as they see it, so that they cannot get more."),
    THEOREM_3_POSITIVE(
            "One-pass αβ*, Figure 9: optimality with positive bounds",
            "(([-8,9,-7,6,-5,3] ((([6,-7,9,-8,7,-5] [-3,3,-1,0,-1,0])))))",
            List.of(1L, 2L, 1L, 1L, 2L),
            Reading.FIGURE_9_AS_MEANT,
            "The theorem asks for positive bounds, which do not save it. The first model has 9 after the first child; no leaf of the second "
                    + "branch can bring it more."),
    OLDER_FIGURE_19(
            "One-pass αβ* of Learning and using opponent models, Figure 19",
            "((((([0,0,0]))) ((([0,1,0])) (([0,-1,0]) ([0,0,6] [1,0,0])))))",
            List.of(3L, 6L),
            Reading.FIGURE_19,
            "The older rule stops a level by the best that it has found at any node above. What f1 has at ply 1 stops its search below ply 3, "
                    + "although the player, at ply 2, has to know exactly what f1 would choose at ply 3."),
    OLDER_BOUNDS(
            "ComputeBounds of Learning and using opponent models, Figure 19",
            "((([805289,-805289,-668466,668466] [153970,-153970,128940,-128940]) [-397258,397258,220457,-220457])"
                    + " (([171167,-171167,-326157,326157] [-497295,497295,575682,-575682]) ([-709942,709942,-865823,865823])))",
            List.of(0L, SumBounds.INFINITY, 0L),
            Reading.FIGURE_19_WITH_ONE_MOVER,
            "Bounds grow at the plies where a level's owner moves. The procedure goes down to the leaves without changing sides, so it lets them grow "
                    + "at the wrong plies and cuts what it must not."),
    OLDER_FIGURE_11(
            "One-pass M* with depths of Learning and using opponent models, Figure 11",
            "[0,0]([0,0]([1,0] [0,0]([0,0]([0,0]([0,0]([0,1]) [0,1]([0,0]))))))",
            List.of(6, 4),
            "The opponent looks four plies ahead. What our search to depth k makes of their choice must come from the child that they choose when "
                    + "they look min(4, k) plies ahead; the listing takes all k from one choice.");

    private final String listing;
    private final String text;
    private final List<Long> bounds;
    private final List<Integer> looks;
    private final Reading reading;
    private final String why;

    Counterexample(String listing, String text, List<Long> bounds, Reading reading, String why) {
        this(listing, text, bounds, List.of(), reading, why);
    }

    Counterexample(String listing, String text, List<Integer> looks, String why) {
        this(listing, text, List.of(), looks, null, why);
    }

    Counterexample(String listing, String text, List<Long> bounds, List<Integer> looks, Reading reading, String why) {
        this.listing = listing;
        this.text = text;
        this.bounds = bounds;
        this.looks = looks;
        this.reading = reading;
        this.why = why;
    }

    /** As cells name it. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Counterexample named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    String listing() {
        return listing;
    }

    String text() {
        return text;
    }

    String why() {
        return why;
    }

    Tree tree() {
        return TreeText.parse(text);
    }

    /** Of |F_k + F_(k+1)|, from the player's own level down. */
    List<Long> bounds() {
        return bounds;
    }

    /** How far each level looks; empty where all look as far as the search. */
    List<Integer> looks() {
        return looks;
    }

    Search<TreePosition> definition(Tree tree) {
        return new MStar<>(player(tree));
    }

    Search<TreePosition> printed(Tree tree, SearchListener<TreePosition> listener) {
        return reading == null
                ? new PrintedDepths<>(functions(tree), looks, listener)
                : new PrintedOnePass<>(functions(tree), sums(), reading, listener);
    }

    Search<TreePosition> corrected(Tree tree, SearchListener<TreePosition> listener) {
        return reading == null
                ? new OnePassDepths<>(player(tree), listener)
                : new OnePassAlphaBetaStar<>(player(tree), sums(), listener);
    }

    SumBounds sums() {
        return SumBounds.symmetric(bounds.stream().mapToLong(Long::longValue).toArray());
    }

    private Player<TreePosition> player(Tree tree) {
        List<Evaluator<TreePosition>> functions = functions(tree);
        Player<TreePosition> player = null;
        for (int k = functions.size() - 1; k >= 0; k--) {
            int depth = looks.isEmpty() ? Player.AS_DEEP_AS_WE : looks.get(k);
            player = new Player<>(functions.get(k), depth, 0, player);
        }
        return player;
    }

    /** From the player's own down. */
    static List<Evaluator<TreePosition>> functions(Tree tree) {
        int last = tree.functions().size() - 1;
        List<String> names =
                IntStream.rangeClosed(0, last).mapToObj(k -> "f" + (last - k)).toList();
        Scaling scaling = new Scaling(tree, names, List.of());
        return names.stream().map(name -> scaling.evaluator(name, false)).toList();
    }
}

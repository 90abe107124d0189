package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Answer;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.SolveRequest;

/** The second line of a picture: what was asked and what came out. */
final class Facts {

    private Facts() {}

    /** The size of a tree that nobody searched. */
    static List<String> of(Tree tree) {
        return List.of(count(tree.size(), "node"), count(leaves(tree), "leaf"), count(tree.height(), "ply"));
    }

    /** The facts of a search: algorithm, player, value and how many leaves it took. */
    static List<String> of(Question question, Answer answer) {
        SolveRequest ask = question.ask();
        List<String> facts = new ArrayList<>();
        facts.add(ask.player() == null ? ask.algorithm() : ask.algorithm() + " for " + ask.player());
        if (isLimited(question)) facts.add("to depth " + ask.depth());
        if (ask.bounds() != null) facts.add("sums in " + sums(ask.bounds()));
        if (answer.has("value")) facts.add("value " + sign(answer.get("bound")) + show(answer.get("value")));
        if (answer.has("values")) facts.add("values " + show(answer.get("values")));
        if (answer.has("range")) facts.add("value in " + show(answer.get("range")));
        if (answer.get("leaves") instanceof Number leaves) facts.add(evaluated(question, leaves.longValue()));
        return facts;
    }

    private static String sums(List<NumberRange> bounds) {
        return bounds.stream()
                .map(sum -> "[" + PictureNumbers.show(sum.low()) + ", " + PictureNumbers.show(sum.high()) + "]")
                .collect(Collectors.joining(", "));
    }

    private static String sign(Object bound) {
        return bound == null ? "" : bound.equals("lower") ? "≥" : "≤";
    }

    /** How many leaves there were to evaluate is known only where no horizon makes leaves of inner nodes. */
    private static String evaluated(Question question, long leaves) {
        String player = question.ask().player();
        boolean whole = !isLimited(question) && (player == null || !player.contains("@"));
        return (whole ? leaves + " of " + count(leaves(question.tree()), "leaf") : count(leaves, "leaf"))
                + " evaluated";
    }

    /** Whether the search ends before the tree does. */
    private static boolean isLimited(Question question) {
        Integer depth = question.ask().depth();
        return depth != null && depth < question.tree().height();
    }

    private static int leaves(Tree tree) {
        int leaves = 0;
        for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node)) leaves++;
        return leaves;
    }

    private static String count(long number, String noun) {
        if (number == 1) return "1 " + noun;
        return number + " " + (noun.equals("leaf") ? "leaves" : noun.equals("ply") ? "plies" : noun + "s");
    }

    private static String show(Object value) {
        if (value instanceof Exact number) return PictureNumbers.show(number);
        if (value instanceof Double number) return PictureNumbers.rounded(number, 6);
        if (value instanceof List<?> list)
            return list.stream().map(Facts::show).collect(Collectors.joining(", ", "(", ")"));
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> entry.getKey() + " " + show(entry.getValue()))
                    .collect(Collectors.joining(", "));
        }
        return String.valueOf(value);
    }
}

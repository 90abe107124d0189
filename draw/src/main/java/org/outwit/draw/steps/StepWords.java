package org.outwit.draw.steps;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.draw.tree.NodeWords;
import org.outwit.draw.tree.PictureNumbers;

/** What happens in a step, as a sentence. */
final class StepWords {

    private static final int MOST_BRANCHES = 4;

    private final Tree tree;
    private final boolean minimax;

    /** {@code minimax} says that the players can be called max and min. */
    StepWords(Tree tree, boolean minimax) {
        this.tree = tree;
        this.minimax = minimax;
    }

    String enter(int node, String window, boolean again) {
        String open = window.isEmpty() ? "" : ", window " + window;
        return "Enters " + call(node) + (again ? " again" : "") + ", " + NodeWords.mover(tree, node, minimax)
                + " to move" + open + ".";
    }

    /**
     * An evaluation.
     *
     * @param value what the search makes of it; empty where it tells nothing, and all functions are named
     * @param number which leaf it is, counted from 1
     */
    String leaf(int node, String value, int number, boolean again) {
        String place = tree.isLeaf(node) ? "" : ", judged without looking further";
        String count = again ? "; it was evaluated before" : "; evaluation number " + number;
        String worth = value.isEmpty() ? functions(node) : " is worth " + StepNumbers.say(value);
        return capital(call(node)) + worth + place + count + ".";
    }

    private String functions(int node) {
        StringJoiner values = new StringJoiner(", ");
        Map<String, Exact> stated = tree.values(node);
        for (Map.Entry<String, Exact> value : stated.entrySet()) {
            String name = stated.size() == 1 ? "" : value.getKey() + " = ";
            values.add(name + PictureNumbers.show(value.getValue()));
        }
        if (stated.isEmpty() && tree.lower(node) != null) values.add(PictureNumbers.show(tree.lower(node)));
        return (stated.size() > 1 ? " has " : " is worth ") + values;
    }

    String know(int node, String value) {
        return capital(call(node)) + " is known to be worth " + StepNumbers.say(value) + ".";
    }

    /** {@code others} is what the other levels of a model search think, at length. */
    String leave(int node, String value, List<String> others, boolean found) {
        String done = capital(call(node));
        if (value.isEmpty()) return done + " is done.";
        String said =
                done + (value.indexOf(',') > 0 ? " comes to (" + value + ")" : " is worth " + StepNumbers.say(value));
        if (others.isEmpty()) return said + ".";
        return said + " to us. " + String.join("; ", others) + (found ? "." : ". Not all of that had to be found out.");
    }

    /** What a listing that may be wrong should have found. */
    String byDefinition(int node, String value, List<String> others) {
        String worth = value.isEmpty() ? "" : " By definition it is worth " + StepNumbers.say(value) + " to us";
        return capital(call(node)) + " is done." + worth
                + (others.isEmpty() || worth.isEmpty() ? "" : "; " + String.join("; ", others))
                + (worth.isEmpty() ? "" : ".");
    }

    String cut(int node, List<Integer> cut, String reason, boolean atEnd) {
        String what = cut.isEmpty()
                ? "Goes no further at " + call(node)
                : (atEnd ? "Never looks at " : "Cuts off ") + branches(cut) + " of " + call(node);
        return what + ": " + reason + ".";
    }

    /** Why nothing between two bounds on one path can matter. */
    String closed(int least, String lower, int most, String upper) {
        return least == most
                ? call(least) + " is known to be worth " + lower
                : call(least) + " is worth at least " + lower + ", and " + call(most) + " at most " + upper;
    }

    private String branches(List<Integer> cut) {
        if (cut.size() == 1) return "branch " + tree.place(cut.get(0));
        if (cut.size() > MOST_BRANCHES) return cut.size() + " branches";
        StringJoiner places = new StringJoiner(", ", "branches ", "");
        for (int child : cut) places.add(Integer.toString(tree.place(child)));
        return places.toString();
    }

    String end(List<String> facts, List<Integer> line) {
        List<String> found = facts.stream()
                .filter(fact -> fact.startsWith("value") || fact.endsWith("evaluated"))
                .toList();
        String answer = found.isEmpty() ? "Done." : "Done: " + String.join(", ", found) + ".";
        if (line.isEmpty()) return answer;
        StringJoiner moves = new StringJoiner(", ", " Line: ", ".");
        int at = 0;
        for (int place : line) {
            at = tree.child(at, place);
            moves.add(tree.name(at).contains(".") ? Integer.toString(place) : tree.name(at));
        }
        return answer + moves;
    }

    private String call(int node) {
        return NodeWords.call(tree, node);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}

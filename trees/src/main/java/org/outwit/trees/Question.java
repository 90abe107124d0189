package org.outwit.trees;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/**
 * One question of a tree file.
 *
 * @param place where it begins
 * @param name null where it has none
 * @param tree null where there are examples instead
 * @param examples what somebody chose at several roots; empty where there is a tree
 * @param expect the keys of the answer that are known beforehand, with their values as {@link AnyValue} reads them
 * @param line the tree as it was written in one line; null where functions have the names that a file gives them
 */
public record Question(
        QuestionPlace place,
        String name,
        Tree tree,
        List<Example> examples,
        SolveRequest ask,
        Map<String, Object> expect,
        TreeLine line) {

    /** What searches for many players call the function of a player. */
    private static final Pattern PLAYER = Pattern.compile("f[0-9]{1,3}");

    /** What an opponent chose at the root of a tree. */
    public record Example(Tree tree, int move) {}

    public Question(
            QuestionPlace place,
            String name,
            Tree tree,
            List<Example> examples,
            SolveRequest ask,
            Map<String, Object> expect) {
        this(place, name, tree, examples, ask, expect, null);
    }

    public static Question of(QuestionPlace place, Tree tree) {
        return new Question(place, null, tree, List.of(), SolveRequest.NOTHING, Map.of());
    }

    /** About a tree in one line; a {@link TreeException} says what is wrong with it. */
    public static Question ofLine(QuestionPlace place, String text) {
        TreeLine line = new TreeLine(text);
        Tree tree = line.tree(SolveRequest.NOTHING);
        return new Question(place, null, tree, List.of(), SolveRequest.NOTHING, Map.of(), line);
    }

    /** The question with this request; a tree in one line is read as the algorithm reads it. */
    public Question with(SolveRequest ask) {
        return new Question(place, name, line == null ? tree : line.tree(ask), examples, ask, expect, line);
    }

    /** f0 f1 f2 …, one for each player of a search for many: as many as the question says, or else as move or have values. */
    public List<String> playerFunctions() {
        int movers = 0;
        for (int node = 0; node < tree.size(); node++) movers = Math.max(movers, tree.mover(node) + 1);
        int players = ask.players() == null ? Math.max(Math.max(2, movers), valued()) : ask.players();
        if (players < movers) {
            throw new TreeException("solve: 'players' is " + players + ", but player " + (movers - 1)
                    + " moves in this tree (the first is 0).");
        }
        return IntStream.range(0, players).mapToObj(j -> "f" + j).toList();
    }

    /**
     * How many players have values, if they are values of players and not the levels of somebody's model. Who has a value and never moves is a player,
     * too, whatever is missing of those before.
     */
    private int valued() {
        if (!TreeLine.isByPlayer(ask)) return 0;
        int count = 0;
        for (String each : tree.functions())
            if (PLAYER.matcher(each).matches()) count = Math.max(count, Integer.parseInt(each.substring(1)) + 1);
        return count;
    }

    /** Plies of the deepest tree: what recursion has to be prepared for. */
    public int height() {
        int height = tree == null ? 0 : tree.height();
        for (Example example : examples)
            height = Math.max(height, example.tree().height());
        return height;
    }
}

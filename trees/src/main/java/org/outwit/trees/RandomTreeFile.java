package org.outwit.trees;

import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.outwit.core.game.Evaluator;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.TreeException;
import tools.jackson.core.JsonGenerator;

/** A random tree written down as a question that {@link QuestionFile} reads. It is walked, never stored. */
public final class RandomTreeFile {

    /** A file of more nodes is of no use to a person, and a program can grow the tree itself. */
    private static final int MOST_NODES = 200_000;

    private final RandomTree tree;

    public RandomTreeFile(RandomTree tree) {
        this.tree = tree;
    }

    /** Throws a {@link TreeException} where the tree is too large to be written down. */
    public void checkSize() {
        if (hasAtMost(MOST_NODES)) return;
        throw new TreeException("The tree has more than " + MOST_NODES
                + " nodes, too many for a file; solve it unwritten with 'outwit tree solve --random'.");
    }

    /** Whether the tree has no more nodes than that; it is walked no further. */
    public boolean hasAtMost(int most) {
        int[] nodes = {0};
        return walk(position -> ++nodes[0] <= most, position -> {});
    }

    /** Writes one line without its end; {@code algorithm} and {@code player} are left out where they are null. */
    public void write(String name, String algorithm, String player, Writer out) {
        try (JsonOutput output = new JsonOutput(out)) {
            JsonGenerator json = output.generator();
            json.writeStartObject();
            json.writeStringProperty("name", name);
            json.writeName("tree");
            nodes(json);
            if (algorithm != null || player != null) json.writeObjectPropertyStart("solve");
            if (algorithm != null) json.writeStringProperty("algorithm", algorithm);
            if (player != null) json.writeStringProperty("player", player);
            if (algorithm != null || player != null) json.writeEndObject();
            json.writeEndObject();
        }
    }

    private void nodes(JsonGenerator json) {
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = 0; j < tree.functions(); j++) functions.add(tree.function(j));
        walk(
                position -> {
                    json.writeStartObject();
                    json.writeObjectPropertyStart("values");
                    for (int j = functions.size() - 1; j >= 0; j--) {
                        String function = functions.size() == 1 ? "f" : "f" + j;
                        json.writeNumberProperty(function, functions.get(j).value(position, 0));
                    }
                    json.writeEndObject();
                    if (!position.isOver()) json.writeArrayPropertyStart("children");
                    return true;
                },
                position -> {
                    if (!position.isOver()) json.writeEndArray();
                    json.writeEndObject();
                });
    }

    /** Enters and leaves all nodes in order, without recursion; ends, and returns false, when entering is refused. */
    private boolean walk(Predicate<RandomTreePosition> enter, Consumer<RandomTreePosition> leave) {
        RandomTreePosition position = tree.start();
        int[] next = new int[64]; // by ply: the child to enter next
        int ply = 0;
        if (!enter.test(position)) return false;
        while (ply >= 0) {
            if (next[ply] == position.mostMoves()) {
                leave.accept(position);
                if (ply-- > 0) position.undo();
                continue;
            }
            position.make(next[ply]++);
            if (++ply == next.length) next = Arrays.copyOf(next, 2 * ply);
            next[ply] = 0;
            if (!enter.test(position)) return false;
        }
        return true;
    }
}

package org.outwit.web.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.SearchStep;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.draw.tree.NodeWords;
import org.outwit.draw.tree.TreePlaces;

/** A tree and where its nodes stand, column by column: what a page needs to draw it once. */
final class TreeJson {

    private final Tree tree;
    private final NodeWords words;
    private final TreePlaces places;

    TreeJson(Tree tree, BitSet folded, List<SearchSteps> runs) {
        this.tree = tree;
        this.words = new NodeWords(runs.get(0).subject());
        this.places = new TreePlaces(tree, folded, words, texts(tree, runs));
    }

    /** The widest text of every node in any run. */
    private static TreePlaces.Texts texts(Tree tree, List<SearchSteps> runs) {
        String[] widest = new String[tree.size()];
        List<List<String>> others = new ArrayList<>();
        for (int node = 0; node < widest.length; node++) {
            widest[node] = "";
            others.add(List.of());
        }
        for (SearchSteps run : runs) {
            for (SearchStep step : run.steps()) {
                if (step.value().length() > widest[step.node()].length()) widest[step.node()] = step.value();
                if (!step.others().isEmpty() || !step.brief().isEmpty()) others.set(step.node(), joined(others, step));
            }
        }
        return new TreePlaces.Texts() {
            @Override
            public String value(int node) {
                return widest[node];
            }

            @Override
            public List<String> others(int node) {
                return others.get(node);
            }
        };
    }

    /** What stood beside the node before and what comes to it, each line once. */
    private static List<String> joined(List<List<String>> others, SearchStep step) {
        Set<String> lines = new LinkedHashSet<>(others.get(step.node()));
        lines.addAll(step.others());
        if (!step.brief().isEmpty()) lines.add(step.brief());
        return List.copyOf(lines);
    }

    Map<String, Object> all() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("parents", column(tree::parent));
        json.put("kinds", column(this::kind));
        json.put("names", column(words::name));
        json.put("calls", column(node -> NodeWords.call(tree, node)));
        json.put("edges", column(words::edge));
        json.put("known", column(words::known));
        json.put("labels", column(node -> tree.isLeaf(node) ? words.leaf(node) : null));
        json.put("functions", tree.functions());
        json.putAll(places());
        return json;
    }

    /** Only what changes when something is folded. */
    Map<String, Object> places() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("x", column(node -> places.isDrawn(node) ? tenth(places.x(node)) : null));
        json.put("y", column(node -> places.isDrawn(node) ? tenth(places.y(node)) : null));
        json.put("breadths", column(node -> tenth(places.breadth(node))));
        json.put("hidden", column(places::hidden));
        json.put("width", tenth(places.width()));
        json.put("height", tenth(places.height()));
        json.put("shape", places.shape());
        json.put("font", places.font());
        return json;
    }

    private String kind(int node) {
        if (tree.isLeaf(node)) return "leaf";
        int mover = tree.mover(node);
        return mover == Position.CHANCE ? "chance" : "p" + Math.min(mover, 3);
    }

    private List<Object> column(IntFunction<Object> of) {
        List<Object> column = new ArrayList<>(tree.size());
        for (int node = 0; node < tree.size(); node++) column.add(of.apply(node));
        return column;
    }

    private static double tenth(double number) {
        return Math.round(10 * number) / 10.0;
    }
}

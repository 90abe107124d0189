package org.outwit.web.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.SearchStep;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.draw.tree.NodeWords;
import org.outwit.draw.tree.TreePlaces;
import org.outwit.web.search.StepsView.TreePlacesView;
import org.outwit.web.search.StepsView.TreeView;

/** A tree and where its nodes stand, column by column: what a page needs to draw it once. */
final class TreeLayout {

    private final Tree tree;
    private final NodeWords words;
    private final TreePlaces places;

    TreeLayout(Tree tree, BitSet folded, List<SearchSteps> runs) {
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

    TreeView all() {
        return new TreeView(
                column(tree::parent),
                column(this::kind),
                column(words::name),
                column(node -> NodeWords.call(tree, node)),
                column(words::edge),
                column(words::known),
                column(node -> tree.isLeaf(node) ? Optional.of(words.leaf(node)) : Optional.empty()),
                tree.functions(),
                places());
    }

    /** Only what changes when something is folded. */
    TreePlacesView places() {
        return new TreePlacesView(
                column(node -> ifDrawn(node, places::x)),
                column(node -> ifDrawn(node, places::y)),
                column(node -> tenth(places.breadth(node))),
                column(places::hidden),
                tenth(places.width()),
                tenth(places.height()),
                places.shape(),
                places.font());
    }

    private Optional<Double> ifDrawn(int node, IntToDoubleFunction of) {
        return places.isDrawn(node) ? Optional.of(tenth(of.applyAsDouble(node))) : Optional.empty();
    }

    private String kind(int node) {
        if (tree.isLeaf(node)) return "leaf";
        int mover = tree.mover(node);
        return mover == Position.CHANCE ? "chance" : "p" + Math.min(mover, 3);
    }

    private <T> List<T> column(IntFunction<T> of) {
        List<T> column = new ArrayList<>(tree.size());
        for (int node = 0; node < tree.size(); node++) column.add(of.apply(node));
        return column;
    }

    private static double tenth(double number) {
        return Math.round(10 * number) / 10.0;
    }
}

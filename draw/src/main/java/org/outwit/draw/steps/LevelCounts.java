package org.outwit.draw.steps;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Trace;

/**
 * What a search did on one ply of a tree, for trees that are too large to be drawn.
 *
 * @param nodes how many there are
 * @param visited how many of them the search came to
 * @param cut how many it left alone although it came to the parent; what lies below these is not counted
 */
public record LevelCounts(int ply, int nodes, int visited, int cut) {

    /** One for each ply, from the root down. */
    static List<LevelCounts> of(Tree tree, Trace trace) {
        int plies = tree.height() + 1;
        int[] nodes = new int[plies];
        int[] visited = new int[plies];
        int[] cut = new int[plies];
        int[] ply = new int[tree.size()];
        boolean[] developed = new boolean[tree.size()];
        for (int node = tree.size() - 1; node > 0; node--) {
            if (trace.isVisited(node)) developed[tree.parent(node)] = true;
        }
        for (int node = 0; node < tree.size(); node++) {
            if (node > 0) ply[node] = ply[tree.parent(node)] + 1;
            nodes[ply[node]]++;
            if (trace.isVisited(node)) visited[ply[node]]++;
            else if (node > 0 && developed[tree.parent(node)]) cut[ply[node]]++;
        }
        List<LevelCounts> levels = new ArrayList<>();
        for (int i = 0; i < plies; i++) levels.add(new LevelCounts(i, nodes[i], visited[i], cut[i]));
        return levels;
    }
}

package org.outwit.core.endgame;

import java.util.Arrays;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;

/** The nodes of a {@link Graph}; a slice more counts as a piece more. */
final class GraphEndings implements Endings<GraphPosition> {

    private final Graph graph;
    private final GraphGame game;

    /** For each node, the numbers of those in its slice that have a move to it, once for each move. */
    private final int[][] predecessors;

    private int mostPredecessors = 1;

    GraphEndings(Graph graph) {
        this.graph = graph;
        this.game = new GraphGame(graph);
        this.predecessors = new int[graph.next.length][0];
        for (int node = 0; node < graph.next.length; node++) {
            for (int reached : graph.next[node]) {
                int slice = graph.slice(node);
                if (graph.slice(reached) != slice) continue;
                int[] known = predecessors[reached];
                predecessors[reached] = Arrays.copyOf(known, known.length + 1);
                predecessors[reached][known.length] = node - graph.firstNode(slice);
                mostPredecessors = Math.max(mostPredecessors, known.length + 1);
            }
        }
    }

    @Override
    public Game<GraphPosition> game() {
        return game;
    }

    @Override
    public int leastPieces() {
        return 1;
    }

    @Override
    public int mostPieces() {
        return graph.sizes.length;
    }

    @Override
    public int slices(int pieces) {
        return pieces;
    }

    @Override
    public String name(int slice) {
        return "s" + slice;
    }

    @Override
    public int size(int slice) {
        return graph.sizes[slice];
    }

    @Override
    public GraphPosition position(GraphPosition room, int slice, int index) {
        room.set(graph.firstNode(slice) + index);
        return room;
    }

    @Override
    public long place(GraphPosition position) {
        int slice = graph.slice(position.node());
        return Endings.place(slice, position.node() - graph.firstNode(slice));
    }

    @Override
    public int mostPredecessors() {
        return mostPredecessors;
    }

    @Override
    public int predecessors(GraphPosition position, int[] buffer) {
        int[] found = predecessors[position.node()];
        System.arraycopy(found, 0, buffer, 0, found.length);
        return found.length;
    }
}

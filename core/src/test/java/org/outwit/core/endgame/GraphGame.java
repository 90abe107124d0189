package org.outwit.core.endgame;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;

/** A {@link Graph} as a game; a position is written as the number of its node. */
record GraphGame(Graph graph) implements Game<GraphPosition> {

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public String title() {
        return "A random game";
    }

    @Override
    public GraphPosition start() {
        return new GraphPosition(graph, graph.next.length - 1, 0);
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER.withLoops();
    }

    @Override
    public Scale scale() {
        return new Scale(1, "win");
    }

    @Override
    public Notation<GraphPosition> notation() {
        return new Notation<>() {
            @Override
            public String format(GraphPosition position, int move) {
                return String.valueOf(graph.next[position.node()][move]);
            }

            @Override
            public int parse(GraphPosition position, String text) {
                throw new UnsupportedOperationException();
            }

            @Override
            public String format(GraphPosition position) {
                return String.valueOf(position.node());
            }

            @Override
            public GraphPosition position(String text) {
                return new GraphPosition(graph, Integer.parseInt(text), 0);
            }
        };
    }

    @Override
    public List<Feature<GraphPosition>> features() {
        return List.of();
    }

    @Override
    public Map<String, Evaluator<GraphPosition>> evaluators() {
        return Map.of();
    }
}

package org.outwit.core.endgame;

import org.outwit.core.game.Endings;

class GraphEndingsTest extends EndingsContract<GraphPosition> {

    private final Endings<GraphPosition> endings = new GraphEndings(Graph.random(1));

    @Override
    protected Endings<GraphPosition> endings() {
        return endings;
    }

    @Override
    protected int pieces() {
        return endings.mostPieces();
    }
}

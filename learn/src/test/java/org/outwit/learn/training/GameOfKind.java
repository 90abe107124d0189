package org.outwit.learn.training;

import org.outwit.core.game.Capabilities;

/** Othello, were it a game of another kind. */
public record GameOfKind(Capabilities capabilities) implements OthelloBoard {

    @Override
    public String name() {
        return "oddity";
    }

    @Override
    public String title() {
        return "A game of another kind";
    }
}

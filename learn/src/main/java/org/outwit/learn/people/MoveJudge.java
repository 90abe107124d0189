package org.outwit.learn.people;

import org.outwit.core.engine.RootMoveValues;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** What moves give away by a search that is deeper than anybody's prediction. Equal questions get equal answers; for one thread. */
public final class MoveJudge<P extends Position> {

    private final Game<P> game;
    private final RootMoveValues<P> search;
    private final int depth;
    private int[][] rows;

    /** @param most in units of the game: a move that loses more is simply bad */
    public MoveJudge(Game<P> game, int depth, double most) {
        this.game = game;
        this.depth = depth;
        this.search = LookaheadPlan.search(game, game.scale().value(most));
        this.rows = new int[depth][64];
    }

    /** What each legal move loses against the best, in units, in the order of the game. The position is left as it was. */
    public double[] losses(P position) {
        if (rows[0].length < position.mostMoves()) rows = new int[depth][position.mostMoves()];
        int count = search.find(position, depth, rows);
        double[] losses = new double[count];
        for (int i = 0; i < count; i++) losses[i] = -game.scale().units(rows[depth - 1][i]);
        return losses;
    }

    /** What the position of the last {@link #losses} is worth to the mover, in units. */
    public double value() {
        return game.scale().units(search.bestValue());
    }
}

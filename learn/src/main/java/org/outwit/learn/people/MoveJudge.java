package org.outwit.learn.people;

import java.util.Arrays;
import org.outwit.core.engine.RootMoveValues;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** What moves give away by a search that is deeper than anybody's prediction. Equal questions get equal answers; for one thread. */
public final class MoveJudge<P extends Position> {

    private final Game<P> game;
    private final RootMoveValues<P> search;
    private final int depth;
    private boolean[] all = new boolean[0];
    private int[] row = new int[0];

    /** @param most in units of the game: a move that loses more is simply bad */
    public MoveJudge(Game<P> game, int depth, double most) {
        this.game = game;
        this.depth = depth;
        this.search = LookaheadPlan.search(game, game.scale().value(most));
    }

    /** What each legal move loses against the best, in units, in the order of the game. The position is left as it was. */
    public double[] losses(P position) {
        if (all.length < position.mostMoves()) {
            all = new boolean[position.mostMoves()];
            Arrays.fill(all, true);
        }
        return losses(position, all);
    }

    /**
     * The same for the moves that are asked for. Others cost little, and are written down as simply bad unless the search found no better
     * one than them.
     */
    public double[] losses(P position, boolean[] asked) {
        if (row.length < position.mostMoves()) row = new int[position.mostMoves()];
        int count = search.findAsked(position, depth, asked, row);
        double[] losses = new double[count];
        for (int i = 0; i < count; i++) losses[i] = -game.scale().units(row[i]);
        return losses;
    }

    /** What the position of the last {@link #losses} is worth to the mover, in units. */
    public double value() {
        return game.scale().units(search.bestValue());
    }
}

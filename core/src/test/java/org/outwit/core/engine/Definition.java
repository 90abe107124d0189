package org.outwit.core.engine;

import org.outwit.core.game.Position;

/** What an engine that prefers the shorter win answers, straight from those words: minimax with no pruning at all. */
final class Definition {

    private Definition() {}

    /** The value to {@code depth} plies as player 0 sees it. */
    static <P extends Position> int value(TacticalGame<P> game, P position, int depth, boolean shorterWin) {
        return value(game, position, depth, 0, shorterWin);
    }

    private static <P extends Position> int value(
            TacticalGame<P> game, P position, int depth, int ply, boolean shorterWin) {
        int here = game.evaluator().value(position, 0);
        if (position.isOver()) {
            boolean decided = shorterWin && Math.abs(here) == TacticalGame.WIN;
            return decided ? here - Integer.signum(here) * ply : here;
        }
        if (depth == 0) return here;
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        boolean max = position.mover() == 0;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = value(game, position, depth - 1, ply + 1, shorterWin);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}

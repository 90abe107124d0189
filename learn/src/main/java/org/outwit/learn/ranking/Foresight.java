package org.outwit.learn.ranking;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Leaves;
import org.outwit.learn.example.LegalMoves;
import org.outwit.learn.example.Outlook;

/**
 * Finds the dominant positions of a decision, as {@link org.outwit.learn.example.DominantPositions} does, but never stops in
 * the middle of an exchange: where the depth runs out and the game says that the mover has no free choice, all moves are
 * looked at further; where it lists noisy moves, the mover may take one or leave it. Nobody counts a piece as lost who sees that
 * he takes it back. In games without tactics the result is that of alpha-beta to the depth.
 */
final class Foresight<P extends Position> {

    /** How far an exchange is followed beyond the depth. */
    private static final int MOST_FURTHER = 8;

    private final Leaves<P> leaves;
    private final Tactics<P> tactics;
    private final double unit;
    private final Evaluator<P> evaluator;
    private final int depth;

    /** {@code depth} counts the alternative itself, so 1 looks at the positions right after the moves. */
    Foresight(Game<P> game, List<Feature<P>> features, Evaluator<P> evaluator, int depth) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be 1 or more.");
        this.leaves = new Leaves<>(game, features);
        this.tactics = game.tactics();
        this.unit = game.scale().unit();
        this.evaluator = evaluator;
        this.depth = depth;
    }

    /** Works on a copy of the position, so several threads may ask at once. */
    Outlook of(Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        int chosen = LegalMoves.indexOf(example.move(), moves, count);
        return outlook(position, moves, count, chosen);
    }

    /** The outlook of all legal moves, with the first one as if it had been chosen. */
    Outlook of(P root) {
        P position = Position.copyOf(root);
        int[] moves = new int[position.mostMoves()];
        return outlook(position, moves, position.isOver() ? 0 : position.moves(moves, 0), 0);
    }

    /** What the alternatives are worth by the evaluator, in units of the game; not a number where the game is over there. */
    double[] values(P root) {
        P position = Position.copyOf(root);
        int[] moves = new int[position.mostMoves()];
        double[] values = new double[position.isOver() ? 0 : position.moves(moves, 0)];
        Run run = new Run(position, position.mover());
        for (int i = 0; i < values.length; i++) {
            position.make(moves[i]);
            values[i] = run.value(depth - 1, -Value.INFINITY, Value.INFINITY, 0) / unit;
            int length = run.lengths[0];
            for (int j = 0; j < length; j++) position.make(run.lines[0][j]);
            if (position.isOver()) values[i] = Double.NaN;
            for (int j = 0; j <= length; j++) position.undo();
        }
        return values;
    }

    private Outlook outlook(P position, int[] moves, int count, int chosen) {
        int player = position.mover();
        Outlook outlook = leaves.empty(chosen, count);
        Run run = new Run(position, player);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            run.value(depth - 1, -Value.INFINITY, Value.INFINITY, 0);
            int length = run.lengths[0];
            for (int j = 0; j < length; j++) position.make(run.lines[0][j]);
            leaves.fill(outlook, i, position, player);
            for (int j = 0; j <= length; j++) position.undo();
        }
        return outlook;
    }

    /** One search after the other from positions of one game; the line that decides the last value is in the first row. */
    private final class Run {

        final int[][] lines;
        final int[] lengths;
        private final P position;
        private final int player;
        private final int[][] moves;

        Run(P position, int player) {
            int plies = depth + MOST_FURTHER + 1;
            this.position = position;
            this.player = player;
            this.lines = new int[plies][plies];
            this.lengths = new int[plies + 1];
            this.moves = new int[plies][0];
        }

        int value(int left, int alpha, int beta, int ply) {
            lengths[ply] = 0;
            if (position.isOver()) return position.payoff(player);
            if (left > 0 || goesOn(ply) && tactics.isForced(position)) return best(left, alpha, beta, ply, false);
            return goesOn(ply) ? best(left, alpha, beta, ply, true) : evaluator.value(position, player);
        }

        private boolean goesOn(int ply) {
            return ply < depth - 1 + MOST_FURTHER;
        }

        /** Of all moves, or where {@code free} of the noisy ones and of doing nothing about them. */
        private int best(int left, int alpha, int beta, int ply, boolean free) {
            if (moves[ply].length < position.mostMoves()) moves[ply] = new int[position.mostMoves()];
            int[] row = moves[ply];
            boolean max = position.mover() == player;
            int best = max ? -Value.INFINITY : Value.INFINITY;
            int end;
            if (free) {
                best = evaluator.value(position, player);
                end = tactics.noisy(position, row, 0);
                if (max ? best >= beta : best <= alpha) return best;
                if (max) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
            } else {
                end = position.moves(row, 0);
            }
            for (int i = 0; i < end; i++) {
                position.make(row[i]);
                int value = value(left - 1, alpha, beta, ply + 1);
                position.undo();
                if (max ? value <= best : value >= best) continue;
                best = value;
                keep(row[i], ply);
                if (max) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }

        private void keep(int move, int ply) {
            lines[ply][0] = move;
            System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
            lengths[ply] = lengths[ply + 1] + 1;
        }
    }
}

package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;

/**
 * What stands in for the rest of the game where the horizon is: noisy moves until the position is quiet, with the right to
 * stop wherever the mover is free to. Where not, being in check or having to capture, every move is looked at.
 */
final class Quiescence<P extends Position> {

    private final P position;
    private final Tactics<P> tactics;
    private final LeafScorer<P> scorer;
    private final TableView table;
    private final MoveOrder<P> order;
    private final Variation variation;
    private final boolean exchanges;
    private int[] moves = new int[256];

    Quiescence(
            P position,
            Tactics<P> tactics,
            LeafScorer<P> scorer,
            TableView table,
            Variation variation,
            boolean exchanges) {
        this.position = position;
        this.tactics = tactics;
        this.scorer = scorer;
        this.table = table;
        this.order = MoveOrder.ofNoisy(tactics); // its scores go with the row of moves, which is not that of the search
        this.variation = variation;
        this.exchanges = exchanges;
    }

    int search(int alpha, int beta, int ply) {
        return search(alpha, beta, ply, 0);
    }

    private int search(int alpha, int beta, int ply, int from) {
        scorer.meter().node();
        variation.clear(ply);
        boolean forced = tactics.isForced(position) && ply < SearchNode.MOST_PLIES - 1;
        if (!forced && position.isOver()) return scorer.over(ply);
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        int end = forced ? position.moves(moves, from) : tactics.noisy(position, moves, from);
        // Where nothing is left to search, asking the table would cost what it saves.
        if (end == from) return forced ? scorer.over(ply) : scorer.evaluate();

        long key = position.key();
        int known = table.answer(table.findRest(key), 0, alpha, beta, ply);
        if (known != SearchNode.OPEN) return known;
        int best = -Value.INFINITY;
        int judged = TableEntry.UNJUDGED;
        int start = alpha;
        int least = 0; // what a move has to gain to be worth a look
        int ceiling = -Value.INFINITY; // what those are worth at most that do not gain so much
        if (forced) {
            scorer.markInexact();
        } else {
            best = scorer.evaluate(table.judged(key, 0));
            judged = best;
            if (ply >= SearchNode.MOST_PLIES - 1) return best;
            if (best >= beta) {
                table.keepRest(key, best, TableEntry.LOWER, ply, judged);
                return best;
            }
            if (best > alpha) alpha = best;
            least = Math.max(0, alpha - best - tactics.futilityMargin());
        }
        order.scoreNoisy(position, moves, from, end);
        int mover = position.mover();
        for (int i = from; i < end; i++) {
            order.next(moves, i, end);
            int move = moves[i];
            if (exchanges && !forced && !tactics.seeAtLeast(position, move, least)) {
                if (least > 0) ceiling = start;
                continue;
            }
            position.make(move);
            int value = position.mover() != mover
                    ? -search(-beta, -alpha, ply + 1, end)
                    : search(alpha, beta, ply + 1, end);
            position.undo();
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    variation.keep(ply, move);
                    if (value >= beta) break;
                }
            }
        }
        table.keepRest(key, Math.max(best, ceiling), TableEntry.bound(best, start, beta), ply, judged);
        return best;
    }
}

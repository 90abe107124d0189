package org.outwit.games.chess;

import org.outwit.core.game.Position;
import org.outwit.games.ShapeRow;

/** What hangs before and after the move, what the last move threatened, and whether this one answers it. */
final class ThreatShapes {

    private ThreatShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        Situation situation = seen.situation;
        int kind = move.kind;
        int see = SafetyShapes.gained(move.see);
        int net = SafetyShapes.gained(move.net);
        int check = move.check ? 1 : 0;
        int danger = SafetyShapes.worth(seen.ownHanging.most());
        int chance = SafetyShapes.worth(seen.theirHanging.most());
        int loss = SafetyShapes.worth(move.ownHanging.most());
        int gain = SafetyShapes.worth(move.theirHanging.most());
        row.add(ChessShape.BALANCE, ((kind * 8 + move.taken) * 16L + see) * 8 + situation.balance);
        if (move.check) {
            long rights = ChessMove.isTwoSteps(move.move) ? Squares.ahead(Squares.bit(move.from), 0) : 0;
            int replies = MoveCounter.count(move.board, 1, rights, situation.castling);
            row.add(ChessShape.REPLIES, Math.min(4, replies) * 16L + see);
        }
        row.add(ChessShape.SITUATION, ((((danger * 8 + chance) * 8L + loss) * 8 + gain) * 8 + move.taken) * 2 + check);
        if (seen.last(0) != Position.NO_MOVE) fresh(seen, move, row, see, net);
        row.add(ChessShape.TO_SEE, (kind * 64L + move.to) * 16 + see);
        int own = SafetyShapes.worth(seen.ownHanging.lost(move.from));
        row.add(ChessShape.FROM_DANGER, ((kind * 64L + move.from) * 8 + own) * 2 + (move.see < 0 ? 1 : 0));
        int second = SafetyShapes.worth(move.theirHanging.second());
        row.add(ChessShape.FORK, ((kind * 8L + gain) * 8 + second) * 16 + see);
        row.add(ChessShape.CONTEXT, (((situation.context * 8 + danger) * 8L + chance) * 16 + net) * 2 + check);
    }

    private static void fresh(SeenPosition seen, SeenMove move, ShapeRow row, int see, int net) {
        long danger = seen.situation.freshDanger;
        long chance = seen.situation.freshChance;
        if (danger != 0) {
            int saved = SafetyShapes.kinds(seen.board, 0, danger & ~move.ownHanging.pieces());
            int kinds = SafetyShapes.kinds(seen.board, 0, danger);
            row.add(ChessShape.FRESH, ((kinds * 64L + saved) * 2 + (danger >>> move.from & 1)) * 16 + net);
        }
        if (chance != 0) {
            int kinds = SafetyShapes.kinds(seen.board, 1, chance);
            row.add(ChessShape.FRESH_TAKEN, (kinds * 16L + see) * 2 + (chance >>> move.to & 1));
        }
    }
}

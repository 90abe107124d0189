package org.outwit.games.chess;

import org.outwit.games.ShapeRow;

/** Who attacks and defends the piece before and after the move, and what exchanges come to. */
final class SafetyShapes {

    private SafetyShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        int kind = move.kind;
        int see = gained(move.see);
        int danger = worth(seen.ownHanging.most());
        int chance = worth(seen.theirHanging.most());
        int loss = worth(move.ownHanging.most());
        int gain = worth(move.theirHanging.most());
        int net = gained(move.net);
        int from = guards(seen.own, seen.theirs, move.from);
        int to = guards(move.own, move.theirs, move.to);
        row.add(ChessShape.SEE, (kind * 8 + move.taken) * 16 + see);
        row.add(ChessShape.SEE_PHASE, ((see * 8 + seen.phase()) * 8 + danger) * 8 + chance);
        row.add(ChessShape.FROM_GUARD, kind * 256 + from);
        row.add(ChessShape.TO_GUARD, (kind * 8 + move.taken) * 256 + to);
        row.add(ChessShape.BOTH_GUARDS, (kind * 256L + from) * 256 + to);
        row.add(ChessShape.NET, (net * 8 + danger) * 8 + chance);
        row.add(ChessShape.NET_KIND, (kind * 16 + net) * 16 + see);
        row.add(ChessShape.LOSS, ((kind * 8 + loss) * 8 + danger) * 8 + worth(seen.ownHanging.lost(move.from)));
        row.add(ChessShape.GAIN, ((kind * 8 + gain) * 8 + chance) * 16 + see);
        long saved = seen.ownHanging.pieces() & ~move.ownHanging.pieces();
        if (seen.ownHanging.pieces() != 0) {
            int how = (seen.ownHanging.pieces() >>> move.from & 1) != 0 ? 1 : move.taken != 0 ? 2 : 3;
            row.add(ChessShape.SAVED, ((most(seen, saved) * 8 + danger) * 4 + how) * 16 + net);
        }
        if (move.check) {
            row.add(
                    ChessShape.CHECK,
                    (kind * 16 + see) * 2 + ((move.aim & move.board.pieces(1, Board.KING)) != 0 ? 1 : 0));
        }
        if ((seen.theirs.all() & seen.board.pieces(0, Board.KING)) != 0) {
            row.add(ChessShape.EVASION, (kind * 16 + see) * 8 + move.taken);
        }
        long unguarded = move.ownHanging.pieces() & ~seen.ownHanging.pieces() & ~Squares.bit(move.to);
        if (unguarded != 0) row.add(ChessShape.UNGUARDED, kind * 64 + kinds(move.board, 0, unguarded));
    }

    private static int most(SeenPosition seen, long pieces) {
        int most = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            most = Math.max(most, seen.ownHanging.lost(Squares.first(left)));
        }
        return worth(most);
    }

    /** The least attacker and defender, and whether there are more of them. */
    static int guards(AttackMap own, AttackMap theirs, int square) {
        int attacked = theirs.least(square) * 2 + (theirs.count(square) > 1 ? 1 : 0);
        int defended = own.least(square) * 2 + (own.count(square) > 1 ? 1 : 0);
        return attacked * 16 + defended;
    }

    /** Which kinds of pieces are among these, a bit each. */
    static int kinds(Board board, int side, long pieces) {
        int kinds = 0;
        for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
            if ((board.pieces(side, kind) & pieces) != 0) kinds |= 1 << kind - 1;
        }
        return kinds;
    }

    /** A value in pawns as one of eight steps. */
    static int worth(int pawns) {
        return pawns <= 3 ? pawns : pawns <= 4 ? 4 : pawns <= 5 ? 5 : pawns <= 8 ? 6 : 7;
    }

    /** A gain or loss as one of fifteen steps. */
    static int gained(int pawns) {
        return pawns < 0 ? 7 - worth(-pawns) : 7 + worth(pawns);
    }
}

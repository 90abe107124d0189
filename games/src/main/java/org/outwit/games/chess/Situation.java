package org.outwit.games.chess;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/** What a player notices of a position as a whole before looking for a move: the balance, new threats, passed pawns, checks. */
final class Situation {

    /** The files c to f. */
    private static final long CENTRE_FILES = Squares.FILE_A * 0x3C;

    private final Board earlier = new Board();
    private final AttackMap ownEarlier = new AttackMap();
    private final AttackMap theirsEarlier = new AttackMap();
    private final Hanging ownHangingEarlier = new Hanging();
    private final Hanging theirHangingEarlier = new Hanging();

    /** Who has more, in seven steps. */
    int balance;

    /** Pieces that the last move left hanging: own ones and theirs. */
    long freshDanger;

    long freshChance;

    /** The passed pawn that is farthest, or -1. */
    int ownPasser;

    int theirPasser;

    /** Whether the mover is in check, and whether the last move took something that can be retaken, or not. */
    int context;

    /** The pawns of the centre, stirred. */
    long centre;

    /** From how many squares each side could give check. */
    int ownChecks;

    int theirChecks;

    /** How many squares around the own king are attacked. */
    int kingDanger;

    Castling castling;
    ChessPosition position;

    void of(SeenPosition seen, ChessPosition of) {
        Board board = seen.board;
        int last = seen.last(0);
        position = of;
        castling = of.castling();
        balance = balance(board);
        fresh(seen, last);
        passers(board);
        context = (seen.theirs.all() & board.pieces(0, Board.KING)) != 0 ? 1 : 0;
        if (last != Position.NO_MOVE && ChessMove.taken(last) != 0) {
            context |= (seen.own.all() >>> SeenPosition.arrival(last) & 1) != 0 ? 2 : 4;
        }
        long pawns = (board.pieces(0, Board.PAWN) & CENTRE_FILES) * SplitMix64.GOLDEN_GAMMA;
        centre = (pawns ^ board.pieces(1, Board.PAWN) & CENTRE_FILES) * 0xBF58476D1CE4E5B9L;
        centre ^= centre >>> 31;
        ownChecks = KingMoveShapes.safeChecks(board, 0, seen.own, seen.theirs);
        theirChecks = KingMoveShapes.safeChecks(board, 1, seen.theirs, seen.own);
        kingDanger = Math.min(7, Long.bitCount(Attacks.king(board.king(0)) & seen.theirs.all()));
    }

    private static int balance(Board board) {
        int sum = 0;
        for (int kind = Board.PAWN; kind <= Board.QUEEN; kind++) {
            sum += Hanging.worth(kind) * (Long.bitCount(board.pieces(0, kind)) - Long.bitCount(board.pieces(1, kind)));
        }
        if (sum < 0) return sum < -4 ? 0 : sum < -1 ? 1 : 2;
        return sum == 0 ? 3 : sum < 2 ? 4 : sum < 5 ? 5 : 6;
    }

    private void fresh(SeenPosition seen, int last) {
        freshDanger = 0;
        freshChance = 0;
        if (last == Position.NO_MOVE) return;
        earlier.becomeSeenBy(seen.board, 0);
        earlier.toggle(1, last);
        ownEarlier.of(earlier, 0);
        theirsEarlier.of(earlier, 1);
        ownHangingEarlier.of(earlier, 0, ownEarlier, theirsEarlier);
        theirHangingEarlier.of(earlier, 1, theirsEarlier, ownEarlier);
        freshDanger = seen.ownHanging.pieces() & ~ownHangingEarlier.pieces();
        freshChance = seen.theirHanging.pieces() & ~theirHangingEarlier.pieces();
    }

    private void passers(Board board) {
        long own = board.pieces(0, Board.PAWN);
        long theirs = board.pieces(1, Board.PAWN);
        long guards = Squares.ahead(theirs, 1);
        long passed = own & ~Squares.front(guards | Squares.beside(guards), 1);
        ownPasser = passed == 0 ? -1 : 63 - Long.numberOfLeadingZeros(passed);
        guards = Squares.ahead(own, 0);
        passed = theirs & ~Squares.front(guards | Squares.beside(guards), 0);
        theirPasser = passed == 0 ? -1 : Squares.first(passed);
    }
}

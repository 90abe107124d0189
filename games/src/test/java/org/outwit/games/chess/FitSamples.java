package org.outwit.games.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;

/** Quiet positions of games and how often each number of the tables counts there, White's less Black's. */
final class FitSamples {

    private static final int FIRST_PLY = 10;
    private static final int HELD_OUT = 10; // one game in this number is not fitted to
    private static final int[] WORTH = {0, 1000, 3000, 3100, 5000, 9000};

    /** A row of numbers, what they are guessed to be, and the judgement that they are part of. */
    record Row(String name, long[] table, long[] start, ToLongFunction<Board> judgement) {}

    static final List<Row> ROWS = List.of(
            new Row("KNIGHT", Activity.KNIGHT_REACH, FitStart.knightReach(), FitSamples::activity),
            new Row("BISHOP", Activity.BISHOP_REACH, FitStart.bishopReach(), FitSamples::activity),
            new Row("ROOK", Activity.ROOK_REACH, FitStart.rookReach(), FitSamples::activity),
            new Row("QUEEN", Activity.QUEEN_REACH, FitStart.queenReach(), FitSamples::activity),
            new Row("OTHER", Activity.OTHER, FitStart.activity(), FitSamples::activity),
            new Row("TOGETHER", PawnShape.TOGETHER, FitStart.together(), FitSamples::shape),
            new Row("SHAPE", PawnShape.OTHER, FitStart.shape(), FitSamples::shape),
            new Row("PASSED", Runners.PASSED, FitStart.passed(), FitSamples::runners),
            new Row("FREE", Runners.FREE, FitStart.free(), FitSamples::runners),
            new Row("KINGS", Runners.KINGS, FitStart.kings(), FitSamples::runners));

    /** A position: which numbers count there and how often, how much of it is opening, what is fixed, who won. */
    record Sample(int[] places, float[] counts, double opening, double fixed, double outcome, boolean heldOut) {}

    final List<Sample> samples = new ArrayList<>();
    private final float[] counts = new float[size()];
    private final Chess chess = new Chess();
    private int games;

    int games() {
        return games;
    }

    /** Placement, rows, pressure and tempo. */
    static int size() {
        return 6 * 32 + ROWS.stream().mapToInt(row -> row.table().length).sum() + 4 + 1;
    }

    void add(PlayedGame<ChessPosition> game) {
        if (game.outcome() == Outcome.UNKNOWN) return;
        games++;
        double outcome = game.outcome() == Outcome.FIRST_WINS ? 1 : game.outcome() == Outcome.DRAW ? 0.5 : 0;
        ChessPosition position = Position.copyOf(game.start());
        for (int ply = 0; ply < game.moves().length; ply++) {
            position.make(game.moves()[ply]);
            if (ply >= FIRST_PLY && isQuiet(position)) samples.add(sample(position, outcome, games % HELD_OUT == 0));
        }
    }

    /** Neither in check nor able to win anything at once: otherwise what stands where says little. */
    private boolean isQuiet(ChessPosition position) {
        if (position.isOver() || position.isInCheck()) return false;
        int[] moves = new int[position.mostMoves()];
        int end = position.captures(moves, 0);
        for (int i = 0; i < end; i++) if (chess.tactics().seeAtLeast(position, moves[i], 1)) return false;
        return true;
    }

    private Sample sample(ChessPosition position, double outcome, boolean heldOut) {
        Board board = position.board();
        Arrays.fill(counts, 0);
        double fixed = 0;
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
                for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                    int square = Squares.first(left) ^ (side == 0 ? 0 : 56);
                    int file = Math.min(Squares.file(square), 7 - Squares.file(square));
                    counts[(kind - 1) * 32 + Squares.rank(square) * 4 + file] += sign;
                    if (kind < Board.KING) fixed += sign * WORTH[kind];
                }
            }
        }
        int at = 6 * 32;
        for (Row row : ROWS) for (int i = 0; i < row.table().length; i++) counts[at++] = count(board, row, i);
        for (int i = 0; i < 4; i++) counts[at++] = pressed(board, i);
        counts[at] = position.mover() == 0 ? 1 : -1;
        int[] places = new int[counts.length];
        int used = 0;
        for (int i = 0; i < counts.length; i++) if (counts[i] != 0) places[used++] = i;
        places = Arrays.copyOf(places, used);
        float[] row = new float[used];
        for (int i = 0; i < used; i++) row[i] = counts[places[i]];
        return new Sample(places, row, Tapered.stage(board) / 24.0, fixed, outcome, heldOut);
    }

    /** Judgements are sums, so a number counts as often as the judgement changes when it does. */
    private static float count(Board board, Row row, int index) {
        long before = row.judgement().applyAsLong(board);
        long kept = row.table()[index];
        row.table()[index] += Tapered.of(0, 1000);
        long after = row.judgement().applyAsLong(board);
        row.table()[index] = kept;
        return Tapered.ending(after - before) / 1000f;
    }

    private static float pressed(Board board, int index) {
        int[] kept = Activity.PRESSURE.clone();
        Arrays.fill(Activity.PRESSURE, 0);
        long before = activity(board);
        Activity.PRESSURE[index] = 1000;
        long after = activity(board);
        System.arraycopy(kept, 0, Activity.PRESSURE, 0, kept.length);
        return Tapered.opening(after - before) / 1000f;
    }

    private static long activity(Board board) {
        return Activity.of(board, 0) - Activity.of(board, 1);
    }

    private static long shape(Board board) {
        return PawnShape.of(board, 0) - PawnShape.of(board, 1);
    }

    private static long runners(Board board) {
        return Runners.of(board, 0) - Runners.of(board, 1);
    }
}

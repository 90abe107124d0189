package org.outwit.games.chess;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The features that go over from opening to ending, of one side, counted square by square on a {@link NaiveChess}. */
final class NaiveJudgement {

    private static final String KINDS = "PNBRQK";

    private final NaiveChess board;
    private final boolean white;
    private int opening;
    private int ending;

    NaiveJudgement(NaiveChess board, boolean white) {
        this.board = board;
        this.white = white;
    }

    /** What the feature comes to in the opening and in the ending. */
    int[] of(String feature) {
        opening = 0;
        ending = 0;
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (!is(file, rank, KINDS, white)) continue;
                int kind = KINDS.indexOf(Character.toUpperCase(board.at(file, rank)));
                switch (feature) {
                    case "placement" -> placement(kind, file, rank);
                    case "activity" -> activity(kind, file, rank);
                    case "pawn-shape" -> shape(kind, file, rank);
                    case "runners" -> runner(kind, file, rank);
                    default -> throw new AssertionError(feature);
                }
            }
        }
        if (feature.equals("activity")) together();
        return new int[] {opening, ending};
    }

    private void add(int[] openings, int[] endings, int index) {
        opening += openings[index];
        ending += endings[index];
    }

    private boolean is(int file, int rank, String kinds, boolean ofWhite) {
        if (file < 0 || file > 7 || rank < 0 || rank > 7) return false;
        char piece = board.at(file, rank);
        return piece != ' '
                && Character.isUpperCase(piece) == ofWhite
                && kinds.indexOf(Character.toUpperCase(piece)) >= 0;
    }

    private int height(int rank) {
        return white ? rank : 7 - rank;
    }

    private int up(boolean ofWhite) {
        return ofWhite ? 1 : -1;
    }

    private void placement(int kind, int file, int rank) {
        int half = 4 * height(rank) + Math.min(file, 7 - file);
        add(PlacementTables.OPENING[kind], PlacementTables.ENDING[kind], half);
    }

    private boolean attackedByPawn(int file, int rank, boolean ofWhite) {
        int below = rank - up(ofWhite);
        return is(file - 1, below, "P", ofWhite) || is(file + 1, below, "P", ofWhite);
    }

    private boolean hasPawn(int file, boolean ofWhite) {
        for (int rank = 0; rank < 8; rank++) if (is(file, rank, "P", ofWhite)) return true;
        return false;
    }

    private void other(int index) {
        add(ActivityTables.OTHER_OPENING, ActivityTables.OTHER_ENDING, index);
    }

    private void activity(int kind, int file, int rank) {
        char piece = KINDS.charAt(kind);
        if (piece == 'P' || piece == 'K') return;
        int reached = 0;
        for (String to : board.reached(piece, file, rank)) {
            int toFile = to.charAt(0) - 'a';
            int toRank = to.charAt(1) - '1';
            if (!is(toFile, toRank, "PK", white) && !attackedByPawn(toFile, toRank, !white)) reached++;
            if ((piece == 'N' || piece == 'B') && is(toFile, toRank, "RQ", !white)) other(Activity.MINOR_ON_MAJOR);
            if (piece == 'R' && is(toFile, toRank, "Q", !white)) other(Activity.ROOK_ON_QUEEN);
        }
        switch (piece) {
            case 'N' -> add(ActivityTables.KNIGHT_OPENING, ActivityTables.KNIGHT_ENDING, reached);
            case 'B' -> add(ActivityTables.BISHOP_OPENING, ActivityTables.BISHOP_ENDING, reached);
            case 'R' -> add(ActivityTables.ROOK_OPENING, ActivityTables.ROOK_ENDING, reached);
            default -> add(ActivityTables.QUEEN_OPENING, ActivityTables.QUEEN_ENDING, reached);
        }
        if (piece == 'R' && !hasPawn(file, white)) {
            other(Activity.HALF_OPEN);
            if (!hasPawn(file, !white)) other(Activity.OPEN);
        }
        boolean high = height(rank) >= 3 && height(rank) <= 5;
        if (high && attackedByPawn(file, rank, white) && !canBeDriven(file, rank)) {
            if (piece == 'N') other(Activity.KNIGHT_POST);
            if (piece == 'B') other(Activity.BISHOP_POST);
        }
    }

    /** Whether a pawn of the other side stands on a next file and has not gone by. */
    private boolean canBeDriven(int file, int rank) {
        for (int ahead = 0; ahead < 8; ahead++) {
            if (height(ahead) <= height(rank)) continue;
            if (is(file - 1, ahead, "P", !white) || is(file + 1, ahead, "P", !white)) return true;
        }
        return false;
    }

    /** What is counted once for all pieces. */
    private void together() {
        int[] king = king(!white);
        Set<String> near = new HashSet<>();
        for (int file = king[0] - 1; file <= king[0] + 1; file++) {
            for (int step = -1; step <= 2; step++) near.add(file + "," + (king[1] + step * up(!white)));
        }
        int attackers = 0;
        int pressure = 0;
        Set<Integer> colours = new HashSet<>();
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (is(file, rank, "NB", !white) && attackedByPawn(file, rank, white)) other(Activity.PAWN_ON_MINOR);
                if (is(file, rank, "RQ", !white) && attackedByPawn(file, rank, white)) other(Activity.PAWN_ON_MAJOR);
                if (is(file, rank, "B", white)) colours.add((file + rank) % 2);
                if (!is(file, rank, "NBRQ", white)) continue;
                char piece = Character.toUpperCase(board.at(file, rank));
                int hits = 0;
                for (String to : board.reached(piece, file, rank)) {
                    if (near.contains(to.charAt(0) - 'a' + "," + (to.charAt(1) - '1'))) hits++;
                }
                if (hits > 0) attackers++;
                pressure += hits * ActivityTables.PRESSURE["NBRQ".indexOf(piece)];
            }
        }
        opening += pressure * List.of(0, 0, 50, 75, 88, 94, 97, 99, 100).get(Math.min(8, attackers)) / 100;
        if (colours.size() == 2) other(Activity.PAIR);
    }

    private int[] king(boolean ofWhite) {
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (is(file, rank, "K", ofWhite)) return new int[] {file, rank};
            }
        }
        throw new AssertionError("no king");
    }

    private void shaped(int index) {
        add(PawnTables.SHAPE_OPENING, PawnTables.SHAPE_ENDING, index);
    }

    private void shape(int kind, int file, int rank) {
        if (KINDS.charAt(kind) == 'K') cover(file, rank);
        if (KINDS.charAt(kind) != 'P') return;
        boolean beside = is(file - 1, rank, "P", white) || is(file + 1, rank, "P", white);
        if (beside || attackedByPawn(file, rank, white)) {
            add(PawnTables.TOGETHER_OPENING, PawnTables.TOGETHER_ENDING, height(rank));
        }
        boolean isolated = !hasPawn(file - 1, white) && !hasPawn(file + 1, white);
        boolean behind = false;
        boolean blocked = false;
        boolean neighbourBehind = false;
        for (int at = 0; at < 8; at++) {
            boolean ahead = height(at) > height(rank);
            if (ahead && is(file, at, "P", white)) behind = true;
            if (ahead && is(file, at, "P", !white)) blocked = true;
            if (!ahead && (is(file - 1, at, "P", white) || is(file + 1, at, "P", white))) neighbourBehind = true;
        }
        int next = rank + up(white);
        boolean stuck = is(file, next, "P", !white) || attackedByPawn(file, next, !white);
        boolean backward = stuck && !isolated && !neighbourBehind;
        if (isolated) shaped(PawnShape.ISOLATED);
        if (behind) shaped(PawnShape.DOUBLED);
        if (backward) shaped(PawnShape.BACKWARD);
        if ((isolated || backward) && !behind && !blocked) shaped(PawnShape.OPEN_TARGET);
    }

    private void cover(int king, int rank) {
        for (int file = Math.max(0, king - 1); file <= Math.min(7, king + 1); file++) {
            if (is(file, rank + up(white), "P", white)) shaped(PawnShape.SHIELD_NEAR);
            if (is(file, rank + 2 * up(white), "P", white)) shaped(PawnShape.SHIELD_FAR);
            if (!hasPawn(file, white)) shaped(PawnShape.KING_HALF_OPEN);
            if (!hasPawn(file, white) && !hasPawn(file, !white)) shaped(PawnShape.KING_OPEN);
            for (int step = 1; step <= 3; step++) {
                if (is(file, rank + step * up(white), "P", !white)) shaped(PawnShape.STORM);
            }
        }
    }

    private void runner(int kind, int file, int rank) {
        if (KINDS.charAt(kind) != 'P') return;
        boolean free = true;
        for (int at = 0; at < 8; at++) {
            if (height(at) <= height(rank)) continue;
            for (int beside = file - 1; beside <= file + 1; beside++) if (is(beside, at, "P", !white)) return;
            if (board.at(file, at) != ' ') free = false;
        }
        add(PawnTables.PASSED_OPENING, PawnTables.PASSED_ENDING, height(rank));
        if (free) add(PawnTables.FREE_OPENING, PawnTables.FREE_ENDING, height(rank));
        for (int i = 0; i < 2; i++) {
            int[] king = king(white == (i == 1));
            int steps = Math.max(Math.abs(king[0] - file), Math.abs(king[1] - rank - up(white)));
            ending += PawnTables.KINGS_ENDING[i] * steps * (height(rank) - 1);
        }
    }
}

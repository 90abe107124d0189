package org.outwit.games.chess;

import java.util.HashSet;
import java.util.Set;

/** The features of one side, counted square by square on a {@link NaiveChess}. */
final class NaiveFeatures {

    private final NaiveChess board;
    private final boolean white;

    NaiveFeatures(NaiveChess board, boolean white) {
        this.board = board;
        this.white = white;
    }

    private interface Condition {
        boolean holds(int file, int rank);
    }

    private int count(String kinds, Condition condition) {
        int count = 0;
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (isOwn(file, rank, kinds) && condition.holds(file, rank)) count++;
            }
        }
        return count;
    }

    private boolean isOwn(int file, int rank, String kinds) {
        return isPiece(file, rank, kinds, white);
    }

    private boolean isPiece(int file, int rank, String kinds, boolean ofWhite) {
        char piece = board.at(file, rank);
        if (piece == ' ' || piece == '-' || Character.isUpperCase(piece) != ofWhite) return false;
        return kinds.indexOf(Character.toUpperCase(piece)) >= 0;
    }

    /** The rank counted from 0 as the side sees it. */
    private int height(int rank) {
        return white ? rank : 7 - rank;
    }

    private boolean hasPawnOn(int file) {
        for (int rank = 0; rank < 8; rank++) {
            if (isOwn(file, rank, "P")) return true;
        }
        return false;
    }

    private int[] king(boolean ofWhite) {
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (isPiece(file, rank, "K", ofWhite)) return new int[] {file, rank};
            }
        }
        throw new AssertionError("no king");
    }

    int value(String feature) {
        return switch (feature) {
            case "pawns" -> count("P", (file, rank) -> true);
            case "knights" -> count("N", (file, rank) -> true);
            case "bishops" -> count("B", (file, rank) -> true);
            case "rooks" -> count("R", (file, rank) -> true);
            case "queens" -> count("Q", (file, rank) -> true);
            case "bishop-pair" -> Math.min(1, bishops(0)) * Math.min(1, bishops(1));
            case "mobility" -> mobility();
            case "centre" -> count("PNBRQK", (file, rank) -> (file == 3 || file == 4) && (rank == 3 || rank == 4));
            case "development" -> count("NB", (file, rank) -> height(rank) > 0);
            case "open-rooks" -> count("R", (file, rank) -> !hasPawnOn(file));
            case "seventh" -> count("RQ", (file, rank) -> height(rank) == 6);
            case "king-shield" -> shield();
            case "king-open" -> openFiles();
            case "attack" -> attack();
            case "passed" -> count("P", this::isPassed);
            case "doubled" -> count("P", this::isBehindOwn);
            case "isolated" -> count("P", (file, rank) -> !hasPawnOn(file - 1) && !hasPawnOn(file + 1));
            case "advancement" -> advancement();
            case "space" -> space();
            case "threats" -> threats();
            default -> throw new AssertionError(feature);
        };
    }

    private int bishops(int colour) {
        return count("B", (file, rank) -> (file + rank) % 2 == colour);
    }

    private int mobility() {
        int reached = 0;
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (!isOwn(file, rank, "NBRQ")) continue;
                for (String to : board.reached(board.at(file, rank), file, rank)) {
                    if (!isOwn(to.charAt(0) - 'a', to.charAt(1) - '1', "PNBRQK")) reached++;
                }
            }
        }
        return reached;
    }

    private int shield() {
        int[] king = king(white);
        return count(
                "P",
                (file, rank) -> Math.abs(file - king[0]) <= 1
                        && height(rank) > height(king[1])
                        && height(rank) <= height(king[1]) + 2);
    }

    private int openFiles() {
        int open = 0;
        int king = king(white)[0];
        for (int file = Math.max(0, king - 1); file <= Math.min(7, king + 1); file++) {
            if (!hasPawnOn(file)) open++;
        }
        return open;
    }

    private int attack() {
        int[] king = king(!white);
        int attacked = 0;
        for (String square : board.reached('K', king[0], king[1])) {
            if (board.isAttacked(square, white)) attacked++;
        }
        return attacked;
    }

    private boolean isPassed(int file, int rank) {
        for (int beside = file - 1; beside <= file + 1; beside++) {
            for (int ahead = 0; ahead < 8; ahead++) {
                if (height(ahead) > height(rank) && isPiece(beside, ahead, "P", !white)) return false;
            }
        }
        return true;
    }

    private boolean isBehindOwn(int file, int rank) {
        for (int ahead = 0; ahead < 8; ahead++) {
            if (height(ahead) > height(rank) && isOwn(file, ahead, "P")) return true;
        }
        return false;
    }

    private int advancement() {
        int steps = 0;
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (isOwn(file, rank, "P")) steps += height(rank) - 1;
            }
        }
        return steps;
    }

    private Set<String> attackedByPawns() {
        Set<String> attacked = new HashSet<>();
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                int below = white ? rank - 1 : rank + 1;
                if (isOwn(file - 1, below, "P") || isOwn(file + 1, below, "P")) attacked.add(file + "," + rank);
            }
        }
        return attacked;
    }

    private int space() {
        int squares = 0;
        for (String square : attackedByPawns()) {
            if (height(square.charAt(2) - '0') >= 4) squares++;
        }
        return squares;
    }

    private int threats() {
        int pieces = 0;
        for (String square : attackedByPawns()) {
            if (isPiece(square.charAt(0) - '0', square.charAt(2) - '0', "NBRQ", !white)) pieces++;
        }
        return pieces;
    }
}

package org.outwit.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Chess as a beginner would write it, with an array of letters: every move is made, and kept if the king cannot be taken
 * afterwards. The oracle of the bitboards, which it shares no line of code with.
 */
final class NaiveChess {

    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    /** By rank and file from a1; a space where nothing stands, capitals for White. */
    private final char[][] cells = new char[8][8];

    private boolean white;

    /** The squares of rooks that may castle. */
    private final TreeSet<String> castlers = new TreeSet<>();

    private String passed;

    private NaiveChess() {}

    /** Reads what {@link Fen} writes and, for castling, also files. */
    NaiveChess(String fen) {
        String[] fields = fen.split(" ");
        String[] ranks = fields[0].replaceAll("8", "        ").split("/");
        for (int rank = 0; rank < 8; rank++) {
            StringBuilder row = new StringBuilder();
            for (char c : ranks[7 - rank].toCharArray()) {
                if (Character.isDigit(c)) row.append(" ".repeat(c - '0'));
                else row.append(c);
            }
            for (int file = 0; file < 8; file++) cells[rank][file] = row.charAt(file);
        }
        white = fields[1].equals("w");
        for (char c : fields[2].toCharArray()) {
            if (c != '-') castlers.add(castler(c));
        }
        passed = fields[3];
    }

    private String castler(char letter) {
        char[] row = Character.isUpperCase(letter) ? cells[0] : cells[7];
        char rank = Character.isUpperCase(letter) ? '1' : '8';
        char rook = Character.isUpperCase(letter) ? 'R' : 'r';
        String rooks = new String(row);
        return switch (Character.toUpperCase(letter)) {
            case 'K' -> "" + (char) ('a' + rooks.lastIndexOf(rook)) + rank;
            case 'Q' -> "" + (char) ('a' + rooks.indexOf(rook)) + rank;
            default -> "" + Character.toLowerCase(letter) + rank;
        };
    }

    char at(int file, int rank) {
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? '-' : cells[rank][file];
    }

    boolean isWhiteToMove() {
        return white;
    }

    /** The legal moves from square to square, promotions with their letter, castling as the king taking its rook. */
    TreeSet<String> moves() {
        TreeSet<String> legal = new TreeSet<>();
        for (String move : candidates()) {
            if (!after(move).canTakeKing()) legal.add(move);
        }
        return legal;
    }

    boolean isInCheck() {
        return isAttacked(find(white ? 'K' : 'k'), !white);
    }

    long perft(int depth) {
        if (depth == 0) return 1;
        long count = 0;
        for (String move : moves()) count += after(move).perft(depth - 1);
        return count;
    }

    private boolean canTakeKing() {
        return isAttacked(find(white ? 'k' : 'K'), white);
    }

    private String find(char piece) {
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                if (cells[rank][file] == piece) return name(file, rank);
            }
        }
        throw new AssertionError(piece);
    }

    private static String name(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }

    private boolean isOwn(char piece) {
        return white ? Character.isUpperCase(piece) : Character.isLowerCase(piece);
    }

    private boolean isOther(char piece) {
        return Character.isLetter(piece) && !isOwn(piece);
    }

    private List<String> candidates() {
        List<String> moves = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                char piece = cells[rank][file];
                if (!isOwn(piece)) continue;
                if (Character.toUpperCase(piece) == 'P') addPawn(file, rank, moves);
                for (String to : reached(piece, file, rank)) {
                    char target = at(to.charAt(0) - 'a', to.charAt(1) - '1');
                    if (!isOwn(target)) moves.add(name(file, rank) + to);
                }
            }
        }
        addCastling(moves);
        return moves;
    }

    /** What a piece other than a pawn attacks. */
    List<String> reached(char piece, int file, int rank) {
        List<String> reached = new ArrayList<>();
        char kind = Character.toUpperCase(piece);
        if (kind == 'N') walk(file, rank, KNIGHT, 1, reached);
        if (kind == 'R' || kind == 'Q' || kind == 'K') walk(file, rank, STRAIGHT, kind == 'K' ? 1 : 7, reached);
        if (kind == 'B' || kind == 'Q' || kind == 'K') walk(file, rank, DIAGONAL, kind == 'K' ? 1 : 7, reached);
        return reached;
    }

    private void walk(int file, int rank, int[][] directions, int steps, List<String> reached) {
        for (int[] step : directions) {
            for (int i = 1; i <= steps; i++) {
                char target = at(file + i * step[0], rank + i * step[1]);
                if (target == '-') break;
                reached.add(name(file + i * step[0], rank + i * step[1]));
                if (target != ' ') break;
            }
        }
    }

    private void addPawn(int file, int rank, List<String> moves) {
        int up = white ? 1 : -1;
        String from = name(file, rank);
        if (at(file, rank + up) == ' ') {
            addArrival(from, file, rank + up, moves);
            if (rank == (white ? 1 : 6) && at(file, rank + 2 * up) == ' ') moves.add(from + name(file, rank + 2 * up));
        }
        for (int side = -1; side <= 1; side += 2) {
            boolean enPassant = name(file + side, rank + up).equals(passed);
            if (isOther(at(file + side, rank + up)) || enPassant) addArrival(from, file + side, rank + up, moves);
        }
    }

    private static void addArrival(String from, int file, int rank, List<String> moves) {
        String move = from + name(file, rank);
        if (rank > 0 && rank < 7) moves.add(move);
        else for (String kind : List.of("q", "r", "b", "n")) moves.add(move + kind);
    }

    private void addCastling(List<String> moves) {
        char rank = white ? '1' : '8';
        for (String rook : castlers) {
            if (rook.charAt(1) != rank) continue;
            String king = find(white ? 'K' : 'k');
            boolean right = rook.charAt(0) > king.charAt(0);
            boolean empty = isEmptyBut(king, rook, king.charAt(0), right ? 'g' : 'c')
                    && isEmptyBut(king, rook, rook.charAt(0), right ? 'f' : 'd');
            if (empty && !isWalkAttacked(king, right ? 'g' : 'c')) moves.add(king + rook);
        }
    }

    private boolean isEmptyBut(String king, String rook, char from, char to) {
        for (char file = (char) Math.min(from, to); file <= Math.max(from, to); file++) {
            if (file == king.charAt(0) || file == rook.charAt(0)) continue;
            if (at(file - 'a', king.charAt(1) - '1') != ' ') return false;
        }
        return true;
    }

    private boolean isWalkAttacked(String king, char to) {
        for (char file = (char) Math.min(king.charAt(0), to); file <= Math.max(king.charAt(0), to); file++) {
            if (isAttacked("" + file + king.charAt(1), !white)) return true;
        }
        return false;
    }

    /** Whether a piece of the side could take on the square; looked at from the square, piece by piece. */
    boolean isAttacked(String square, boolean byWhite) {
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '1';
        for (char kind : "NBRQK".toCharArray()) {
            char attacker = byWhite ? kind : Character.toLowerCase(kind);
            for (String from : reached(kind, file, rank)) {
                if (at(from.charAt(0) - 'a', from.charAt(1) - '1') == attacker) return true;
            }
        }
        int below = byWhite ? rank - 1 : rank + 1;
        char pawn = byWhite ? 'P' : 'p';
        return at(file - 1, below) == pawn || at(file + 1, below) == pawn;
    }

    /** The position after a move, which need not be legal. */
    NaiveChess after(String move) {
        NaiveChess next = new NaiveChess();
        for (int rank = 0; rank < 8; rank++) next.cells[rank] = cells[rank].clone();
        next.white = !white;
        next.passed = "-";
        next.castlers.addAll(castlers);
        String from = move.substring(0, 2);
        String to = move.substring(2, 4);
        char piece = at(from.charAt(0) - 'a', from.charAt(1) - '1');
        char target = at(to.charAt(0) - 'a', to.charAt(1) - '1');
        next.set(from, ' ');
        if (isOwn(target)) {
            boolean right = to.charAt(0) > from.charAt(0);
            next.set(to, ' ');
            next.set((right ? "g" : "c") + from.charAt(1), piece);
            next.set((right ? "f" : "d") + from.charAt(1), target);
        } else {
            char arrived = move.length() == 4 ? piece : move.charAt(4);
            next.set(to, white ? Character.toUpperCase(arrived) : Character.toLowerCase(arrived));
        }
        if (Character.toUpperCase(piece) == 'P') {
            if (to.equals(passed)) next.set("" + to.charAt(0) + from.charAt(1), ' ');
            int length = to.charAt(1) - from.charAt(1);
            if (Math.abs(length) == 2) next.passed = "" + from.charAt(0) + (char) (from.charAt(1) + length / 2);
        }
        if (Character.toUpperCase(piece) == 'K') next.castlers.removeIf(rook -> rook.charAt(1) == (white ? '1' : '8'));
        next.castlers.remove(from);
        next.castlers.remove(to);
        return next;
    }

    private void set(String square, char piece) {
        cells[square.charAt(1) - '1'][square.charAt(0) - 'a'] = piece;
    }
}

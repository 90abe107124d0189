package org.outwit.games.chess;

import java.util.Locale;
import java.util.Random;
import org.outwit.core.game.NotationException;

/** Seeded positions to compare generators on: from random games, and set up so that rare rules come together. */
final class RandomChess {

    private final ChessNotation notation = new ChessNotation();
    private final Random random;

    RandomChess(long seed) {
        random = new Random(seed);
    }

    /** A position after {@code plies} random moves from the start, or fewer if the game ends. */
    ChessPosition played(int plies) {
        ChessPosition position = new Chess().start();
        for (int ply = 0; ply < plies && !position.isOver(); ply++) makeAny(position);
        return position;
    }

    void makeAny(ChessPosition position) {
        int[] moves = new int[position.mostMoves()];
        position.make(moves[random.nextInt(position.moves(moves, 0))]);
    }

    /** Kings, sliders on lines with them, and many pawns that can promote or take en passant. */
    String setUp() {
        while (true) {
            char[] cells = " ".repeat(64).toCharArray();
            put(cells, 'K', 0, 64);
            put(cells, 'k', 0, 64);
            for (int i = random.nextInt(10); i > 0; i--) put(cells, "RBQNrbqn".charAt(random.nextInt(8)), 0, 64);
            for (int i = random.nextInt(4); i > 0; i--) put(cells, "Pp".charAt(random.nextInt(2)), 8, 56);
            for (int i = random.nextInt(3); i > 0; i--) put(cells, 'P', 48, 56);
            for (int i = random.nextInt(3); i > 0; i--) put(cells, 'p', 8, 16);
            String fen =
                    random.nextInt(2) == 0 ? withPassedPawn(cells) : fen(cells, "wb".charAt(random.nextInt(2)), "-");
            if (isPosition(fen)) return fen;
        }
    }

    /** Kings on their first ranks between rooks that may castle, as the rules of Chess960 let them begin. */
    String setUpToCastle() {
        while (true) {
            char[] cells = " ".repeat(64).toCharArray();
            int king = 1 + random.nextInt(6);
            cells[king] = 'K';
            cells[56 + king] = 'k';
            int left = random.nextInt(king);
            int right = king + 1 + random.nextInt(7 - king);
            cells[left] = cells[right] = 'R';
            cells[56 + left] = cells[56 + right] = 'r';
            for (int i = random.nextInt(8); i > 0; i--) put(cells, "RBQNrbqnPp".charAt(random.nextInt(10)), 8, 56);
            for (int i = random.nextInt(3); i > 0; i--) put(cells, "BQNrbqn".charAt(random.nextInt(7)), 0, 64);
            String files = "" + (char) ('a' + right) + (char) ('a' + left);
            String board = fen(cells, "wb".charAt(random.nextInt(2)), "-");
            String fen = board.replace(" - -", " " + files.toUpperCase(Locale.ROOT) + files + " -");
            if (isPosition(fen)) return fen;
        }
    }

    private String withPassedPawn(char[] cells) {
        boolean white = random.nextBoolean();
        int file = random.nextInt(8);
        int rank = white ? 4 : 3;
        cells[8 * rank + file] = white ? 'p' : 'P';
        for (int side = -1; side <= 1; side += 2) {
            if (file + side < 0 || file + side > 7 || random.nextInt(3) == 0) continue;
            cells[8 * rank + file + side] = white ? 'P' : 'p';
        }
        return fen(cells, white ? 'w' : 'b', "" + (char) ('a' + file) + (white ? '6' : '3'));
    }

    private void put(char[] cells, char piece, int from, int to) {
        int square = from + random.nextInt(to - from);
        if (cells[square] == ' ') cells[square] = piece;
    }

    private static String fen(char[] cells, char mover, String passed) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                char cell = cells[8 * rank + file];
                text.append(cell == ' ' ? '1' : cell);
            }
            text.append(rank == 0 ? " " : "/");
        }
        return text + "" + mover + " - " + passed + " 0 1";
    }

    private boolean isPosition(String fen) {
        try {
            notation.position(fen);
            return true;
        } catch (NotationException refused) {
            return false;
        }
    }
}

package org.outwit.games.draughts;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/**
 * What evaluators of every game of draughts are made of. Most are terms of Arthur Samuel ("Some Studies in Machine
 * Learning Using the Game of Checkers", 1959), counted for each side.
 */
final class DraughtsFeatures {

    private DraughtsFeatures() {}

    static List<Feature<DraughtsPosition>> of(DraughtsRules rules, Board board) {
        int side = rules.menPerSide();
        long centre = centre(board);
        long[] rowDigits = rowDigits(board);
        long edge = edge(board);
        return List.of(
                CountFeature.lead("men", "lead in men", side, (p, player) -> Long.bitCount(p.men(player))),
                CountFeature.lead("kings", "lead in kings", side, (p, player) -> Long.bitCount(p.kings(player))),
                CountFeature.lead(
                        "mobility",
                        "lead in open steps to a neighbouring square, captures aside",
                        Board.DIRECTIONS * side,
                        DraughtsFeatures::mobility),
                CountFeature.lead(
                        "centre",
                        "lead in pieces on the eight squares in the middle of the board",
                        Long.bitCount(centre),
                        (p, player) -> Long.bitCount(p.pieces(player) & centre)),
                CountFeature.lead(
                        "king-centre",
                        "lead in kings on the eight squares in the middle of the board",
                        Long.bitCount(centre),
                        (p, player) -> Long.bitCount(p.kings(player) & centre)),
                CountFeature.lead(
                        "advance",
                        "lead in rows that the men have gone forward",
                        mostAdvance(side, board),
                        (p, player) -> advance(p, player, rowDigits)),
                CountFeature.lead(
                        "back",
                        "lead in pieces that guard the own first row",
                        board.width / 2,
                        (p, player) -> Long.bitCount(p.pieces(player) & firstRow(p, player))),
                CountFeature.lead(
                        "exposure",
                        "lead in pieces with empty squares at both sides along a diagonal",
                        side,
                        DraughtsFeatures::exposure),
                CountFeature.lead(
                        "edge",
                        "lead in pieces on the left and right edge",
                        Math.min(side, Long.bitCount(edge)),
                        (p, player) -> Long.bitCount(p.pieces(player) & edge)),
                CountFeature.lead(
                        "backed", "lead in men with an own piece diagonally behind", side, DraughtsFeatures::backed),
                CountFeature.lead(
                        "runaway",
                        "lead in men with nothing before them on any way to the last row",
                        side,
                        DraughtsFeatures::runaway),
                CountFeature.lead("turn", "1 for the side to move", 1, (p, player) -> p.mover() == player ? 1 : 0),
                new Total(2 * side));
    }

    static long edge(Board board) {
        return board.columnSquares(0) | board.columnSquares(board.width - 1);
    }

    static long centre(Board board) {
        long found = 0;
        for (int offset = -2; offset < 2; offset++) {
            long column = board.columnSquares(board.width / 2 + offset);
            for (int row = board.rows / 2 - 2; row < board.rows / 2 + 2; row++) found |= column & board.rowSquares(row);
        }
        return found;
    }

    /** All men as far forward as men can stand: on the last row they would be kings. */
    private static int mostAdvance(int men, Board board) {
        int most = 0;
        for (int man = 0; man < men; man++) most += board.rows - 2 - man / (board.width / 2);
        return most;
    }

    private static long firstRow(DraughtsPosition position, int player) {
        return position.board.rowSquares(position.goesDown(player) ? 0 : position.board.rows - 1);
    }

    /** The direction to the one side forward; to the other side is the next. */
    private static int forward(DraughtsPosition position, int player) {
        return position.goesDown(player) ? Board.DOWN_LEFT : Board.UP_RIGHT;
    }

    private static int mobility(DraughtsPosition position, int player) {
        Board board = position.board;
        long empty = position.empty();
        int forward = forward(position, player);
        long pieces = position.pieces(player);
        long kings = position.kings(player);
        return Long.bitCount(board.step(pieces, forward) & empty)
                + Long.bitCount(board.step(pieces, forward + 1) & empty)
                + Long.bitCount(board.step(kings, forward ^ 2) & empty)
                + Long.bitCount(board.step(kings, forward + 1 ^ 2) & empty);
    }

    /** The rows whose number has a binary digit set, for each of its digits. */
    static long[] rowDigits(Board board) {
        long[] digits = new long[4];
        for (int row = 0; row < board.rows; row++) {
            for (int digit = 0; digit < digits.length; digit++) {
                if ((row >> digit & 1) != 0) digits[digit] |= board.rowSquares(row);
            }
        }
        return digits;
    }

    /** Adds up the rows of all men digit by digit, which takes fewer steps than row by row. */
    private static int advance(DraughtsPosition position, int player, long[] rowDigits) {
        long men = position.men(player);
        int sum = 0;
        for (int digit = 0; digit < rowDigits.length; digit++) sum += Long.bitCount(men & rowDigits[digit]) << digit;
        return position.goesDown(player) ? sum : (position.board.rows - 1) * Long.bitCount(men) - sum;
    }

    private static int exposure(DraughtsPosition position, int player) {
        Board board = position.board;
        long empty = position.empty();
        long falling = board.step(empty, Board.DOWN_RIGHT) & board.step(empty, Board.UP_LEFT);
        long rising = board.step(empty, Board.DOWN_LEFT) & board.step(empty, Board.UP_RIGHT);
        return Long.bitCount(position.pieces(player) & (falling | rising));
    }

    private static int backed(DraughtsPosition position, int player) {
        int forward = forward(position, player);
        long pieces = position.pieces(player);
        long before = position.board.step(pieces, forward) | position.board.step(pieces, forward + 1);
        return Long.bitCount(position.men(player) & before);
    }

    /** Follows the shadow that all pieces throw backwards, row by row; men outside of it have a free way. */
    private static int runaway(DraughtsPosition position, int player) {
        Board board = position.board;
        int backward = forward(position, player) ^ 2;
        long free = position.men(player);
        long shadow = position.own | position.theirs;
        while (free != 0 && shadow != 0) {
            shadow = (board.step(shadow, backward) | board.step(shadow, backward + 1)) & board.all;
            free &= ~shadow;
        }
        return Long.bitCount(free);
    }
}

package org.outwit.games.draughts;

import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** The features of English checkers: those of all draughts, and further terms of Samuel that belong to its board. */
final class CheckersFeatures {

    private static final long BLACK_CORNER = squares(1, 5);
    private static final long WHITE_CORNER = squares(28, 32);
    private static final long BLACK_BRIDGE = squares(1, 3);
    private static final long WHITE_BRIDGE = squares(30, 32);

    private CheckersFeatures() {}

    static List<Feature<DraughtsPosition>> of(DraughtsRules rules, Board board) {
        int side = rules.menPerSide();
        long evenRows = evenRows(board);
        Stream<Feature<DraughtsPosition>> further = Stream.of(
                CountFeature.lead(
                        "threat",
                        "lead in pieces that could jump if it were their turn",
                        side,
                        CheckersFeatures::threat),
                CountFeature.lead(
                        "trapped", "lead in kings without a step to an empty square", side, CheckersFeatures::trapped),
                CountFeature.lead(
                        "corner",
                        "lead in pieces in the own double corner, 1 and 5 for Black and 28 and 32 for White",
                        2,
                        (p, player) -> Long.bitCount(p.pieces(player) & corner(p.goesDown(player)))),
                CountFeature.lead(
                        "bridge",
                        "1 for pieces on 1 and 3 (Black) or 30 and 32 (White) while the other side has no king",
                        1,
                        (p, player) -> {
                            long bridge = bridge(p.goesDown(player));
                            return (p.pieces(player) & bridge) == bridge && p.kings(1 - player) == 0 ? 1 : 0;
                        }),
                CountFeature.lead(
                        "move",
                        "1 for the side that has the move, or opposition, where both have as many pieces",
                        1,
                        (p, player) -> hasTheMove(p, evenRows) == (player == p.mover()) && isEven(p) ? 1 : 0));
        return Stream.concat(DraughtsFeatures.of(rules, board).stream(), further)
                .toList();
    }

    /** The own double corner of a side. */
    static long corner(boolean down) {
        return down ? BLACK_CORNER : WHITE_CORNER;
    }

    static long bridge(boolean down) {
        return down ? BLACK_BRIDGE : WHITE_BRIDGE;
    }

    static long evenRows(Board board) {
        long found = 0;
        for (int row = 0; row < board.rows; row += 2) found |= board.rowSquares(row);
        return found;
    }

    private static long squares(int... numbers) {
        Board board = new Board(DraughtsRules.ENGLISH.width());
        long found = 0;
        for (int number : numbers) found |= 1L << board.bit(number - 1);
        return found;
    }

    private static int threat(DraughtsPosition position, int player) {
        Board board = position.board;
        long empty = position.empty();
        long prey = position.pieces(1 - player);
        long jumpers = 0;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
            // Looking back from the empty square: who goes down stands above.
            boolean down = !Board.isDown(direction);
            long able = down == position.goesDown(player) ? position.pieces(player) : position.kings(player);
            jumpers |= able & board.step(prey & board.step(empty, direction), direction);
        }
        return Long.bitCount(jumpers);
    }

    private static int trapped(DraughtsPosition position, int player) {
        Board board = position.board;
        long empty = position.empty();
        long free = 0;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) free |= board.step(empty, direction);
        return Long.bitCount(position.kings(player) & ~free);
    }

    private static boolean isEven(DraughtsPosition position) {
        return Long.bitCount(position.own) == Long.bitCount(position.theirs);
    }

    /**
     * Whether the side to move has the move: the pieces of both sides on the rows of its own first row's parity are
     * odd in number. Each step changes that number by one and the side to move, so only captures change the owner.
     */
    static boolean hasTheMove(DraughtsPosition position, long evenRows) {
        long all = position.own | position.theirs;
        long system = position.colour == DraughtsPosition.BLACK ? all & evenRows : all & ~evenRows;
        return Long.bitCount(system) % 2 == 1;
    }
}

package org.outwit.games.chinesecheckers;

import java.util.Arrays;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the hole it comes from and the one it leads to, {@code d1-e6}, or {@code pass}. A position is its rows from the top, with
 * letters for the pieces and numbers for runs of empty holes, then who moves, who is home in the order of coming there or {@code -}, and how
 * many plies were played.
 */
final class ChineseCheckersNotation implements Notation<ChineseCheckersPosition> {

    static final String SIDES = "ABCDEF";

    private static final String DIGITS = "123456789";

    private final StarSeats seats;
    private final String sides;

    ChineseCheckersNotation(StarSeats seats) {
        this.seats = seats;
        this.sides = SIDES.substring(0, seats.players());
    }

    @Override
    public String format(ChineseCheckersPosition position, int move) {
        if (move == ChineseCheckersPosition.PASS) return "pass";
        return StarBoard.name(ChineseCheckersPosition.from(move)) + "-"
                + StarBoard.name(ChineseCheckersPosition.to(move));
    }

    @Override
    public int parse(ChineseCheckersPosition position, String text) {
        return LegalMoves.written(this, position, text, "a move from hole to hole that can be made here");
    }

    @Override
    public String format(ChineseCheckersPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = StarBoard.ROWS - 1; row >= 0; row--) {
            int empty = 0;
            for (int i = 0; i < StarBoard.width(row); i++) {
                int owner = position.owner(hole(row, i));
                if (owner == ChineseCheckersPosition.NOBODY) {
                    empty++;
                    continue;
                }
                if (empty > 0) text.append(empty);
                empty = 0;
                text.append(sides.charAt(owner));
            }
            if (empty > 0) text.append(empty);
            text.append(row == 0 ? ' ' : '/');
        }
        text.append(sides.charAt(position.mover())).append(' ');
        for (int place = 0; place < position.home(); place++) {
            for (int player = 0; player < seats.players(); player++) {
                if (position.place(player) == place) text.append(sides.charAt(player));
            }
        }
        if (position.home() == 0) text.append('-');
        return text.append(' ').append(position.plies()).toString();
    }

    private static int hole(int row, int index) {
        return StarBoard.at(row, StarBoard.COLUMNS / 2 - (StarBoard.width(row) - 1) + 2 * index);
    }

    @Override
    public ChineseCheckersPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        byte[] owners = new byte[StarBoard.HOLES];
        Arrays.fill(owners, ChineseCheckersPosition.NOBODY);
        for (int row = StarBoard.ROWS - 1; row >= 0; row--) {
            readRow(cursor, row, owners);
            cursor.skip(row == 0 ? ' ' : '/', row == 0 ? "a space after the last row" : "'/' after a row");
        }
        checkPieces(owners, cursor.column());
        int moverColumn = cursor.column();
        int mover = cursor.oneOf(sides, "the side to move, one of " + sides + ",");
        cursor.skip(' ', "a space after the side to move");
        int homeColumn = cursor.column();
        int[] places = readPlaces(cursor);
        cursor.skip(' ', "a space after those who are home");
        int pliesColumn = cursor.column();
        int plies = cursor.number("the number of plies played");
        cursor.finish("the number of plies");
        int most = ChineseCheckersPosition.mostPlies(seats);
        if (plies > most)
            throw new NotationException(plies + " plies were played where " + most + " end the game.", pliesColumn);
        ChineseCheckersPosition position = new ChineseCheckersPosition(seats, owners, places, mover, plies, true);
        if (places[mover] != ChineseCheckersPosition.NOT_HOME) {
            throw new NotationException(sides.charAt(mover) + " is home, so it cannot be its turn.", moverColumn);
        }
        checkHome(position, homeColumn);
        return position;
    }

    private void readRow(TextCursor cursor, int row, byte[] owners) {
        int width = StarBoard.width(row);
        String what =
                "one of " + sides + " or a number of empty holes, " + width + " holes in row " + (char) ('a' + row);
        int i = 0;
        boolean afterNumber = false;
        while (i < width) {
            int column = cursor.column();
            int found = cursor.oneOf(afterNumber ? sides : sides + DIGITS, what);
            afterNumber = found >= sides.length();
            if (!afterNumber) {
                owners[hole(row, i++)] = (byte) found;
                continue;
            }
            int empty = found - sides.length() + 1;
            // Rows have 13 holes at most, so a second digit follows a 1 only.
            if (empty == 1 && width - i >= 10) empty = tens(cursor);
            i += empty;
            if (i > width)
                throw new NotationException("Row " + (char) ('a' + row) + " has only " + width + " holes.", column);
        }
    }

    private static int tens(TextCursor cursor) {
        int digit = cursor.optional("0123456789");
        return digit < 0 ? 1 : 10 + digit;
    }

    private int[] readPlaces(TextCursor cursor) {
        int[] places = new int[seats.players()];
        Arrays.fill(places, ChineseCheckersPosition.NOT_HOME);
        if (cursor.optional("-") == 0) return places;
        int place = 0;
        int column = cursor.column();
        int player = cursor.oneOf(sides, "'-' or those who are home, of " + sides + ",");
        while (player >= 0) {
            if (places[player] != ChineseCheckersPosition.NOT_HOME) {
                throw new NotationException(sides.charAt(player) + " comes home a second time.", column);
            }
            places[player] = place++;
            column = cursor.column();
            player = cursor.optional(sides);
        }
        return places;
    }

    private void checkPieces(byte[] owners, int column) {
        int[] counts = new int[seats.players()];
        for (byte owner : owners) if (owner != ChineseCheckersPosition.NOBODY) counts[owner]++;
        for (int player = 0; player < counts.length; player++) {
            if (counts[player] == StarBoard.PIECES) continue;
            throw new NotationException(
                    sides.charAt(player) + " has " + counts[player] + " pieces; expected " + StarBoard.PIECES + ".",
                    column);
        }
    }

    /** Others may have left the goal of a player who is home, but that player's own pieces have not moved since. */
    private void checkHome(ChineseCheckersPosition position, int column) {
        for (int player = 0; player < seats.players(); player++) {
            boolean home = position.place(player) != ChineseCheckersPosition.NOT_HOME;
            if (!home && position.fillsGoal(player)) {
                throw new NotationException(
                        sides.charAt(player) + " fills its goal and must be among those who are home.", column);
            }
            if (home && !hasOneInGoal(position, player)) {
                throw new NotationException(
                        sides.charAt(player) + " has no piece in its goal and cannot be home.", column);
            }
        }
    }

    private boolean hasOneInGoal(ChineseCheckersPosition position, int player) {
        for (int i = 0; i < StarBoard.PIECES; i++) {
            if (position.owner(StarBoard.cornerHole(seats.goal(player), i)) == player) return true;
        }
        return false;
    }
}

package org.outwit.games.record.pdn;

import org.outwit.core.game.InputException;

/**
 * Moves as a file writes them turned into moves as a game's notation reads them: squares by number or by column and row,
 * with or without leading zeros, counted from whichever corner, captures with {@code x} or {@code :}.
 */
final class MoveTranslation {

    private final GameType file;
    private final GameType own;

    MoveTranslation(GameType file, GameType own) {
        this.file = file;
        this.own = own;
    }

    String translated(String move) {
        StringBuilder text = new StringBuilder(move.length());
        for (int at = 0; at < move.length(); ) {
            if (PdnDialect.isSeparator(move.charAt(at))) {
                text.append(move.charAt(at) == '-' ? '-' : 'x');
                at++;
            } else {
                int end = PdnSquares.end(move, at);
                boolean unseparated = at > 0 && PdnSquares.isColumn(move.charAt(at)) && !endsWithSeparator(text);
                if (unseparated) text.append('-');
                text.append(square(move.substring(at, end)));
                at = end;
            }
        }
        return text.toString();
    }

    private static boolean endsWithSeparator(StringBuilder text) {
        return PdnDialect.isSeparator(text.charAt(text.length() - 1));
    }

    /** Squares are carried over by where they lie as the side that begins sees the board. */
    private String square(String name) {
        int column;
        int row;
        if (PdnSquares.isColumn(name.charAt(0))) {
            int corner = file.byNumber() ? 0 : file.corner();
            int letter = name.charAt(0) - 'a';
            int digit = Integer.parseInt(name, 1, name.length(), 10) - 1;
            column = fromLeft(corner) ? letter : file.width() - 1 - letter;
            row = fromBottom(corner) ? digit : file.height() - 1 - digit;
            if (!own.byNumber() && own.corner() == corner) return name;
        } else {
            int number = Integer.parseInt(name);
            if (!file.byNumber() || own.byNumber() && own.corner() == file.corner()) return String.valueOf(number);
            int half = file.width() / 2;
            int line = (number - 1) / half;
            row = fromBottom(file.corner()) ? line : file.height() - 1 - line;
            int step = 2 * ((number - 1) % half);
            int left = (row + (file.inverted() ? 1 : 0)) % 2;
            column = fromLeft(file.corner()) ? left + step : left + file.width() - 2 - step;
        }
        boolean inside = column >= 0 && column < own.width() && row >= 0 && row < own.height();
        boolean played = (column + row) % 2 == (own.inverted() ? 1 : 0);
        if (!inside || !played) throw new InputException("There is no square " + name + " to play on.");
        return name(column, row);
    }

    private String name(int column, int row) {
        int across = fromLeft(own.corner()) ? column : own.width() - 1 - column;
        int up = fromBottom(own.corner()) ? row : own.height() - 1 - row;
        return own.byNumber()
                ? String.valueOf(up * (own.width() / 2) + across / 2 + 1)
                : (char) ('a' + across) + "" + (up + 1);
    }

    private static boolean fromLeft(int corner) {
        return corner % 2 == 0;
    }

    private static boolean fromBottom(int corner) {
        return corner < 2;
    }
}

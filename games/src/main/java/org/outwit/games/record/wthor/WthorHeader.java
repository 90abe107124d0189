package org.outwit.games.record.wthor;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The first bytes of each file of WTHOR.
 *
 * @param date when the file was made; empty where the bytes are no date
 * @param dateBytes how the bytes of the date read, for people
 * @param games how many games are announced
 * @param names how many names are announced
 * @param year the year of the games; 0 where there is none
 * @param side the size of the board, 0 meaning 8
 */
record WthorHeader(Optional<LocalDate> date, String dateBytes, long games, int names, int year, int side) {

    static final int BYTES = 16;

    /** Where the numbers stand. */
    static final int AT_GAMES = 4;

    static final int AT_NAMES = 8;
    static final int AT_YEAR = 10;
    static final int AT_SIDE = 12;

    static final int SIDE = 8;

    /** Dates before and after are taken for something else than the beginning of a file. */
    private static final int FIRST_YEAR = 1900;

    private static final int LAST_YEAR = 2199;

    static WthorHeader of(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int year = 100 * (bytes[0] & 0xFF) + (bytes[1] & 0xFF);
        int month = bytes[2] & 0xFF;
        int day = bytes[3] & 0xFF;
        return new WthorHeader(
                date(year, month, day),
                year + "-" + month + "-" + day,
                buffer.getInt(AT_GAMES) & 0xFFFFFFFFL,
                buffer.getShort(AT_NAMES) & 0xFFFF,
                buffer.getShort(AT_YEAR) & 0xFFFF,
                bytes[AT_SIDE] & 0xFF);
    }

    private static Optional<LocalDate> date(int year, int month, int day) {
        if (year < FIRST_YEAR || year > LAST_YEAR) return Optional.empty();
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException impossible) {
            return Optional.empty();
        }
    }

    static byte[] bytes(LocalDate date, long games, int names, int year, int side) {
        ByteBuffer buffer = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put((byte) (date.getYear() / 100)).put((byte) (date.getYear() % 100));
        buffer.put((byte) date.getMonthValue()).put((byte) date.getDayOfMonth());
        buffer.putInt(AT_GAMES, (int) games);
        buffer.putShort(AT_NAMES, (short) names);
        buffer.putShort(AT_YEAR, (short) year);
        buffer.put(AT_SIDE, (byte) side);
        return buffer.array();
    }

    boolean isForThisBoard() {
        return side == 0 || side == SIDE;
    }

    /** Whether another file of games begins here; a game has its first two moves where this has no names. */
    boolean canBeginAFileOfGames() {
        return date.isPresent() && names == 0 && isForThisBoard();
    }
}

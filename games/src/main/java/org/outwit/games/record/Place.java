package org.outwit.games.record;

/**
 * Where something stands in a record file, for people who go and look.
 *
 * @param line from 1; 0 in formats that are not text
 * @param column from 1 within the line, or the byte from 0 within the file in formats that are not text
 */
public record Place(long line, long column) {

    /** A place in a file that has no lines. */
    public static Place ofByte(long offset) {
        return new Place(0, offset);
    }

    @Override
    public String toString() {
        return line == 0 ? "byte " + column : "line " + line + ", column " + column;
    }
}

package org.outwit.games.record;

/**
 * A part of a file that could not be used.
 *
 * @param number which game of the file it belongs to, from 1; 0 where it is about the file as a whole
 * @param place where the trouble is
 * @param reason a sentence: what was found, and what was expected
 */
public record Rejection(long number, Place place, String reason) {

    @Override
    public String toString() {
        return place + (number == 0 ? ": " : ", game " + number + ": ") + reason;
    }
}

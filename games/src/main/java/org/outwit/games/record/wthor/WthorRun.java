package org.outwit.games.record.wthor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDate;

/** Games of one year that wait for their number to be known. */
final class WthorRun {

    private static final int NO_YEAR_YET = -1;

    private final LocalDate date;
    private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
    private int year = NO_YEAR_YET;

    WthorRun(LocalDate date) {
        this.date = date;
    }

    void add(int yearOfGame, byte[] game, OutputStream stream) throws IOException {
        if (year != yearOfGame) end(stream);
        year = yearOfGame;
        waiting.write(game);
    }

    void end(OutputStream stream) throws IOException {
        if (year == NO_YEAR_YET) return;
        int games = waiting.size() / WthorDecoder.BYTES;
        stream.write(WthorHeader.bytes(date, games, 0, year, WthorHeader.SIDE));
        waiting.writeTo(stream);
        waiting.reset();
        year = NO_YEAR_YET;
    }
}

package org.outwit.games.record.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Place;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/**
 * Goes through one stream of games. Files that were put one behind the other are read as such: a header is known from a
 * game by bytes that are moves in one and zero in the other.
 */
final class WthorReader<P extends Position> {

    private final InputStream stream;
    private final RecordSink<P> sink;
    private final WthorDecoder<P> decoder;

    /** How many bytes were read before those in hand, and how many games, used or not. */
    private long offset;

    private long number;

    WthorReader(InputStream stream, Game<P> game, WthorNames players, WthorNames tournaments, RecordSink<P> sink) {
        this.stream = stream;
        this.sink = sink;
        this.decoder = new WthorDecoder<>(game, players, tournaments);
    }

    void read() throws IOException {
        byte[] head = stream.readNBytes(WthorHeader.BYTES);
        if (head.length < WthorHeader.BYTES) {
            reject(0, 0, "The file has " + head.length + " bytes; expected a header of 16 bytes.");
            return;
        }
        while (head != null) head = readFile(WthorHeader.of(head));
    }

    /** Reads the games of one header and returns the next header, or null at the end of the stream. */
    private byte[] readFile(WthorHeader header) throws IOException {
        long begin = offset;
        offset += WthorHeader.BYTES;
        if (header.date().isEmpty()) {
            reject(0, begin, "The header is dated " + header.dateBytes() + ", which is no date; its games are used.");
        }
        if (!header.isForThisBoard()) {
            String reason = "The board has size " + header.side() + "; expected 8, or 0 for 8, so no game can be read.";
            reject(0, begin + WthorHeader.AT_SIDE, reason);
            return null;
        }
        long games = 0;
        while (true) {
            byte[] head = stream.readNBytes(WthorHeader.BYTES);
            boolean full = games >= header.games();
            if (full && head.length == WthorHeader.BYTES && WthorHeader.of(head).canBeginAFileOfGames()) return head;
            byte[] bytes = complete(head);
            if (bytes.length < WthorDecoder.BYTES) {
                finish(header, begin, games, bytes.length);
                return null;
            }
            if (games == header.games()) {
                String reason = "The header announces " + header.games() + " games, but more follow; they are used.";
                reject(0, begin + WthorHeader.AT_GAMES, reason);
            }
            games++;
            number++;
            decoder.decode(bytes, number, offset, header.year(), sink);
            offset += WthorDecoder.BYTES;
        }
    }

    private byte[] complete(byte[] head) throws IOException {
        byte[] bytes = Arrays.copyOf(head, WthorDecoder.BYTES);
        int more = stream.readNBytes(bytes, head.length, bytes.length - head.length);
        return Arrays.copyOf(bytes, head.length + more);
    }

    /** Says what is wrong with the end: bytes that are no game, or fewer games than announced. */
    private void finish(WthorHeader header, long begin, long games, int rest) {
        if (rest > 0 && games >= header.games()) {
            reject(0, offset, rest + " bytes follow the last game; expected the end, or games of 68 bytes.");
        } else if (rest > 0) {
            reject(number + 1, offset, "The file ends after " + rest + " of the 68 bytes of this game.");
        }
        long begun = games + (rest > 0 ? 1 : 0);
        if (begun < header.games()) {
            String reason = "The header announces " + header.games() + " games, but the file holds " + games + ".";
            reject(0, begin + WthorHeader.AT_GAMES, reason);
        }
    }

    private void reject(long game, long at, String reason) {
        sink.rejected(new Rejection(game, Place.ofByte(at), reason));
    }
}

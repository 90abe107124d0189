package org.outwit.play.match;

import java.io.IOException;
import java.util.Arrays;
import org.outwit.core.file.Journal;
import org.outwit.core.file.LockedFile;
import org.outwit.core.game.Position;

/**
 * Moves a game from its journal to the end of a file, once. The journal says first where in the file the game will begin. So
 * the finder of a dead process's journal can tell whether the game is there, half there, or not yet.
 */
final class RecordFold<P extends Position> {

    private final LockedFile records;

    RecordFold(LockedFile records) {
        this.records = records;
    }

    void add(GameLog<P> log, Journal journal) throws IOException {
        byte[] bytes = log.record().bytes(records.path());
        byte[] found = records.read();
        long at = log.offset();
        if (at >= 0 && at <= found.length) {
            int there = (int) Math.min(bytes.length, found.length - at);
            boolean ours = Arrays.equals(found, (int) at, (int) at + there, bytes, 0, there);
            if (ours && there == bytes.length) return;
            if (ours && there > 0) {
                records.write(at, bytes);
                return;
            }
        }
        boolean open = found.length > 0 && found[found.length - 1] != '\n';
        long end = found.length + (open ? 1 : 0);
        try {
            journal.append(log.put(end));
        } catch (IOException e) {
            log.put(-1); // the journal's disk is full; the game can still be written if the records' is not
        }
        byte[] tail = bytes;
        if (open) {
            tail = new byte[bytes.length + 1];
            tail[0] = '\n';
            System.arraycopy(bytes, 0, tail, 1, bytes.length);
        }
        records.append(found.length, tail);
    }
}

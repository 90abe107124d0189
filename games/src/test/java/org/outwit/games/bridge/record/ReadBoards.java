package org.outwit.games.bridge.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** What a file holds, all of it. */
final class ReadBoards implements BoardSink {

    interface Reader {
        void read(RecordSource source, BoardSink sink) throws IOException;
    }

    final List<BridgeBoard> boards = new ArrayList<>();
    final List<String> rejections = new ArrayList<>();

    static ReadBoards of(Reader reader, RecordSource source) {
        ReadBoards found = new ReadBoards();
        try {
            reader.read(source, found);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    static ReadBoards pbn(String text) {
        return of(Pbn::read, RecordSource.of("test.pbn", text));
    }

    static ReadBoards lin(String text) {
        return of(Lin::read, RecordSource.of("test.lin", text));
    }

    @Override
    public void board(BridgeBoard board) {
        boards.add(board);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejections.add(rejection.toString());
    }
}

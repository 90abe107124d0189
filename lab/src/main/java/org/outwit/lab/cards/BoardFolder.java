package org.outwit.lab.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.record.BoardSink;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Lin;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** The boards of all LIN files in a folder and below it, in the order of their names. */
final class BoardFolder implements BoardSink {

    private final List<BridgeBoard> boards = new ArrayList<>();

    private BoardFolder() {}

    static List<BridgeBoard> boards(Path folder) {
        BoardFolder found = new BoardFolder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.filter(file -> file.toString().endsWith(".lin"))
                    .sorted()
                    .toList()) {
                Lin.read(RecordSource.of(each), found);
            }
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be read: " + FileReason.reading(e) + ".");
        }
        if (found.boards.isEmpty()) throw new InputException(folder + " holds no boards in LIN.");
        return found.boards;
    }

    @Override
    public void board(BridgeBoard board) {
        boards.add(board);
    }

    @Override
    public void rejected(Rejection rejection) {} // what cannot be used is not counted
}

package org.outwit.app.bridge;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.file.FileReason;
import org.outwit.games.bridge.record.BoardSink;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Lin;
import org.outwit.games.bridge.record.Pbn;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** All boards of a file, LIN if its name says so and PBN otherwise, and what of it could not be used. */
public final class BoardFile implements BoardSink {

    private final List<BridgeBoard> boards = new ArrayList<>();
    private final List<Rejection> rejections = new ArrayList<>();

    private BoardFile() {}

    /** Reads a file and says what is wrong with it; nothing where it cannot be read at all. */
    public static Optional<BoardFile> read(String file, PrintWriter err) {
        BoardFile found = new BoardFile();
        try {
            RecordSource source = RecordSource.of(Path.of(file));
            if (file.toLowerCase(Locale.ROOT).endsWith(".lin")) Lin.read(source, found);
            else Pbn.read(source, found);
        } catch (IOException | InvalidPathException e) {
            err.println("outwit: cannot read " + file + ": " + FileReason.reading(e) + ".");
            return Optional.empty();
        }
        for (Rejection each : found.rejections) {
            err.println("outwit: " + file + ", " + each.place() + ", board " + each.number() + ": " + each.reason());
        }
        if (found.boards.isEmpty() && found.rejections.isEmpty()) err.println("outwit: " + file + " holds no board.");
        err.flush();
        return Optional.of(found);
    }

    /** The boards, at most {@code most}; all for null. */
    public List<BridgeBoard> first(Integer most) {
        return List.copyOf(most == null || most >= boards.size() ? boards : boards.subList(0, most));
    }

    public int rejected() {
        return rejections.size();
    }

    /** Whether there are boards and nothing else. */
    public boolean isSound() {
        return rejections.isEmpty() && !boards.isEmpty();
    }

    @Override
    public void board(BridgeBoard board) {
        boards.add(board);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejections.add(rejection);
    }
}

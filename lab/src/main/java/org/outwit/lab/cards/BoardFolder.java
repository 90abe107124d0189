package org.outwit.lab.cards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.record.BoardSink;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Lin;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.lab.experiment.FileHash;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;

/** The boards of all LIN files in the folder of records and below it, in the order of their names, also where links lead. */
final class BoardFolder implements BoardSink {

    /** What was read is kept for the next cell. */
    private static final Map<String, BoardFolder> READ = new ConcurrentHashMap<>();

    private final List<BridgeBoard> boards = new ArrayList<>();
    private long rejected;

    private BoardFolder() {}

    /** Why there are no boards, as a sentence; nothing where there are. */
    static Optional<String> missing(LabContext context) {
        if (context.records().isEmpty()) return Optional.of("Boards in LIN are needed: --records DIR.");
        Path folder = context.records().get();
        return files(folder).isEmpty()
                ? Optional.of(folder + ": there are no boards here or below; expected files *.lin.")
                : Optional.empty();
    }

    /** The files with boards. */
    static Inputs inputs(LabContext context) {
        Path folder = context.records().orElseThrow();
        Inputs inputs = Inputs.NONE;
        for (Path each : files(folder))
            inputs = inputs.and(folder.relativize(each).toString().replace('\\', '/'), FileHash.of(each));
        return inputs;
    }

    static BoardFolder of(LabContext context) {
        missing(context).ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        return READ.computeIfAbsent(
                inputs(context).fingerprint(), at -> read(context.records().orElseThrow()));
    }

    private static BoardFolder read(Path folder) {
        BoardFolder found = new BoardFolder();
        for (Path each : files(folder)) {
            try {
                Lin.read(RecordSource.of(each), found);
            } catch (IOException e) {
                throw unreadable(each, e);
            }
        }
        if (found.boards.isEmpty()) throw new InputException(folder + ": none of its files *.lin has a board.");
        return found;
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            return files.filter(each -> each.toString().toLowerCase(Locale.ROOT).endsWith(".lin"))
                    .filter(each -> !Files.isDirectory(each))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw unreadable(folder, e.getCause());
        } catch (IOException e) {
            throw unreadable(folder, e);
        }
    }

    private static InputException unreadable(Path place, IOException e) {
        if (e instanceof FileSystemLoopException loop)
            return new InputException(
                    loop.getFile()
                            + ": this link leads back to a folder that it is in, so the records below have no end. Take it away.");
        return new InputException(place + ": cannot be read: " + FileReason.reading(e) + ".");
    }

    List<BridgeBoard> boards() {
        return boards;
    }

    /** How many places in the files are no boards that could be used. */
    long rejected() {
        return rejected;
    }

    @Override
    public void board(BridgeBoard board) {
        boards.add(board);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }
}

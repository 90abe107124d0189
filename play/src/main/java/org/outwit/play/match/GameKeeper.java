package org.outwit.play.match;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.Journal;
import org.outwit.core.file.LockedFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;

/**
 * Keeps a game while it is played, so that nothing of it can be lost. Every move is on the disk, in a journal beside the file of
 * records, before the next prompt; the game goes into the file itself when it is closed. If the process dies before that, the
 * next keeper of the same file puts it there. Any number of sessions may keep their games in one file.
 */
public final class GameKeeper<P extends Position> implements Closeable {

    private static final String ENDING = ".playing";
    private static final int MOST_SESSIONS = 1000;

    private final Game<P> game;
    private final Path file;
    private final Journal journal;
    private final GameLog<P> log;
    private final List<String> unwritten = new ArrayList<>();
    private final int recovered;

    /** Opens a journal, and puts the games of dead sessions into the file. Check the file with {@link YourGames} before. */
    public GameKeeper(Game<P> game, Path file) throws IOException {
        this.game = game;
        this.file = file;
        this.log = new GameLog<>(game);
        this.recovered = hasLeftovers() ? recover() : 0;
        this.journal = free();
    }

    /** How many games of dead sessions were put into the file. */
    public int recovered() {
        return recovered;
    }

    /** Whether the game goes to this file anyway. */
    public boolean keepsIn(Path other) throws IOException {
        return file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
                || Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other);
    }

    /** A game begins, or another one after the last was closed. */
    public void begin(P start, List<String> players) throws IOException {
        write(log.begin(start, players));
    }

    public void move(int move) throws IOException {
        write(log.move(move));
    }

    /** Takes back {@code moves} moves; 0 takes back only the end, such as a resignation. */
    public void undo(int moves) throws IOException {
        write(log.undo(moves));
    }

    /** The game ended, but not by its rules. */
    public void end(Outcome outcome, GameEnd end) throws IOException {
        write(log.end(outcome, end));
    }

    /** Lines that could not be written before, say because the disk was full, are tried again first. */
    private void write(String line) throws IOException {
        unwritten.add(line);
        while (!unwritten.isEmpty()) {
            journal.append(unwritten.get(0));
            unwritten.remove(0);
        }
    }

    /** Puts the game into the file. If that fails it stays in the journal, and the next keeper tries again. */
    @Override
    public void close() throws IOException {
        try {
            if (!log.isEmpty()) {
                try (LockedFile records = waitFor(file)) {
                    recover(records);
                    new RecordFold<P>(records).add(log, journal);
                }
            }
            journal.delete();
        } catch (IOException e) {
            if (!unwritten.isEmpty()) throw e;
            throw new IOException(
                    FileReason.writing(e) + "; the game stays in " + journal.path() + " until next time", e);
        } finally {
            journal.close();
        }
    }

    private int recover() throws IOException {
        try (LockedFile records = waitFor(file)) {
            return recover(records);
        }
    }

    /** The process that has locked the records may take over journals that are not locked. */
    private int recover(LockedFile records) throws IOException {
        int games = 0;
        for (Path each : journals()) {
            Optional<Journal> dead = opened(each);
            if (dead.isEmpty()) continue;
            try (Journal left = dead.get()) {
                GameLog<P> theirs = new GameLog<>(game);
                int number = 1;
                for (String line : left.lines()) theirs.read(line, each + ", line " + ++number);
                if (!theirs.isEmpty()) {
                    new RecordFold<P>(records).add(theirs, left);
                    games++;
                }
                left.delete();
            } catch (InputException e) {
                continue; // somebody changed it, so it is not ours any more
            }
        }
        return games;
    }

    /** Empty if another session has it, or if it is no journal of this game. */
    private Optional<Journal> opened(Path path) throws IOException {
        String header = GameLog.header(game);
        try {
            return Journal.openIfFree(path, header, found -> {
                if (!found.equals(header)) throw new InputException(path + " is no game of this kind.");
            });
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    private boolean hasLeftovers() throws IOException {
        return !journals().isEmpty();
    }

    private List<Path> journals() throws IOException {
        String name = file.getFileName() + ENDING;
        try (Stream<Path> all = Files.list(file.toAbsolutePath().getParent())) {
            return all.filter(each -> isNumbered(each.getFileName().toString(), name))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isNumbered(String found, String name) {
        return found.equals(name)
                || found.startsWith(name + "-")
                        && found.substring(name.length() + 1).matches("\\d+");
    }

    private Journal free() throws IOException {
        for (int i = 1; i <= MOST_SESSIONS; i++) {
            Path path = file.resolveSibling(file.getFileName() + ENDING + (i == 1 ? "" : "-" + i));
            if (Files.exists(path)) continue; // a session that lives, or a file that is not ours
            Optional<Journal> made = opened(path);
            if (made.isPresent()) return made.get();
        }
        throw new InputException("There are " + MOST_SESSIONS + " games in progress beside " + file + ".");
    }

    /** Another session locks the records only while it writes a game. */
    private static LockedFile waitFor(Path file) throws IOException {
        for (int tries = 0; tries < 200; tries++) {
            Optional<LockedFile> locked = LockedFile.openIfFree(file);
            if (locked.isPresent()) return locked.get();
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        return LockedFile.open(file);
    }
}

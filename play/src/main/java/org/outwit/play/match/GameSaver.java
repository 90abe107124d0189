package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.outwit.core.file.LockedFile;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSource;

/**
 * Saves a game while it is played. The game goes after those in the file, which stay as they are. Saved again, it replaces
 * itself. A file that holds something else is left alone.
 */
public final class GameSaver<P extends Position> {

    private final Game<P> game;

    /** What this saver put at the end of each file. */
    private final Map<Path, byte[]> written = new HashMap<>();

    public GameSaver(Game<P> game) {
        this.game = game;
    }

    /** Saves a game; throws an {@link InputException} where the file is of another kind. */
    public void save(SavedGames<P> record, Path file) throws IOException {
        byte[] bytes = record.bytes(file);
        boolean isNew = !Files.exists(file);
        if (!isNew && !Files.isRegularFile(file)) {
            WholeFile.write(file, stream -> stream.write(bytes), ReplaceRule.nothing());
            return;
        }
        Path key = file.toAbsolutePath().normalize();
        LockedFile locked = LockedFile.open(file);
        try {
            byte[] tail = put(locked, bytes, written.get(key));
            written.put(key, tail);
        } catch (IOException e) {
            if (isNew) locked.delete();
            throw e;
        } finally {
            locked.close();
        }
    }

    /** Puts a game at the end, or in place of its earlier version; returns the bytes at the end. */
    private byte[] put(LockedFile file, byte[] bytes, byte[] before) throws IOException {
        byte[] found = file.read();
        boolean again = before != null && endsWith(found, before);
        byte[] others = again ? Arrays.copyOf(found, found.length - before.length) : found;
        boolean open = others.length > 0 && others[others.length - 1] != '\n';
        byte[] tail = open ? joined(new byte[] {'\n'}, bytes) : bytes;
        if (others.length > 0) check(file.path(), others, tail);
        file.write(others.length, tail);
        return tail;
    }

    /** Throws unless the file holds games of this kind, and one more can be read once the new one is added. */
    private void check(Path file, byte[] others, byte[] tail) throws IOException {
        long games = count(file, others);
        if (games > 0 && count(file, joined(others, tail)) == games + 1) return;
        throw new InputException(file + " is there already, and "
                + (games == 0 ? "no game of " + game.name() + " can be read from it" : "games cannot be added to it")
                + ". Take another name.");
    }

    private long count(Path file, byte[] bytes) throws IOException {
        return RecordFiles.count(SavedGames.format(game, file), RecordSource.of(file.toString(), bytes));
    }

    private static boolean endsWith(byte[] whole, byte[] end) {
        int from = whole.length - end.length;
        return from >= 0 && Arrays.equals(whole, from, whole.length, end, 0, end.length);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }
}

package org.outwit.web;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.SqliteFile;

/** A file beside the database that the server holds. The system gives it back when the program ends in any way. */
final class FileServerLock implements ServerLock {

    private final Path file;
    private FileChannel channel; // null where it is not held

    FileServerLock(SqliteFile sqlite) {
        Path database = sqlite.file().toAbsolutePath();
        this.file = database.resolveSibling(database.getFileName() + "-server");
    }

    @Override
    public boolean take() {
        PrivateFile.make(file);
        FileChannel opened = null;
        try {
            opened = FileChannel.open(file, StandardOpenOption.WRITE);
            if (opened.tryLock() != null) channel = opened;
        } catch (OverlappingFileLockException e) {
            return false; // another server of this very program has it
        } catch (IOException e) {
            throw new InputException(file + " cannot be locked: " + FileReason.writing(e) + ".");
        } finally {
            if (channel == null && opened != null) close(opened);
        }
        return channel != null;
    }

    @Override
    public boolean isHeld() {
        return channel != null;
    }

    @Override
    public boolean canBeLost() {
        return false;
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // it is given back when the program ends
        }
    }

    @Override
    public void close() {
        if (channel != null) close(channel);
        channel = null;
    }
}

package org.outwit.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReasonTest {

    private static final String PLACE = "/home/anna/directory/games.txt";

    @TempDir
    private Path folder;

    /** What the system says decides, never what a file is called. */
    @Test
    void aNameIsNoReason() {
        assertThat(FileReason.writing(new FileSystemException(PLACE, null, "No space left on device")))
                .isEqualTo("no space left on device");
        assertThat(FileReason.writing(new FileSystemException(PLACE, null, "Read-only file system")))
                .isEqualTo("read-only file system");
        assertThat(FileReason.writing(new FileSystemException("/x/Is a directory", null, "File name too long")))
                .isEqualTo("file name too long");
        assertThat(FileReason.reading(new AccessDeniedException(PLACE))).isEqualTo("you are not allowed to");
        assertThat(FileReason.reading(new NoSuchFileException(PLACE))).isEqualTo("there is no such file");
        assertThat(FileReason.writing(new FileAlreadyExistsException(PLACE)))
                .isEqualTo("something of that name is there already");
        assertThat(FileReason.reading(new FileNotFoundException(PLACE + " (No such file or directory)")))
                .isEqualTo("there is no such file");
        assertThat(FileReason.writing(new FileNotFoundException(PLACE + " (No space left on device)")))
                .isEqualTo("no space left on device");
        assertThat(FileReason.writing(new IOException("No space left on device")))
                .isEqualTo("no space left on device");
    }

    @Test
    void aFolderIsAFolder() {
        assertThat(FileReason.reading(thrown(() -> Files.readString(folder)))).isEqualTo("it is a folder");
        assertThat(FileReason.writing(thrown(() -> Files.writeString(folder, "x"))))
                .isEqualTo("it is a folder");
        assertThat(FileReason.reading(new FileSystemException(PLACE, null, "Is a directory")))
                .isEqualTo("it is a folder");
        assertThat(FileReason.reading(new FileNotFoundException(PLACE + " (Is a directory)")))
                .isEqualTo("it is a folder");
    }

    /** It is the other way round: a file stands where a folder was expected. */
    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertThat(FileReason.writing(thrown(() -> Files.writeString(file.resolve("below"), "x"))))
                .isEqualTo("a file stands where a folder is needed");
        assertThat(FileReason.reading(new NotDirectoryException(PLACE)))
                .isEqualTo("a file stands where a folder is needed");
        assertThat(FileReason.writing(new DirectoryNotEmptyException(PLACE))).isEqualTo("it is a folder");
    }

    private interface Access {
        void run() throws IOException;
    }

    private static Exception thrown(Access access) {
        try {
            access.run();
        } catch (IOException e) {
            return e;
        }
        throw new AssertionError("It was possible.");
    }
}

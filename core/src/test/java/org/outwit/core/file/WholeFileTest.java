package org.outwit.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;

class WholeFileTest {

    @TempDir
    private Path folder;

    private static void write(Path file, String text) throws IOException {
        WholeFile.write(file, text, ReplaceRule.anything());
    }

    private void onlyHolds(Path... files) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            assertThat(found).containsExactlyInAnyOrder(files);
        }
    }

    @Test
    void writesAndReplacesAndLeavesNothingElse() throws IOException {
        Path file = folder.resolve("tree.svg");
        write(file, "one ≤ two");
        assertThat(file).hasContent("one ≤ two");
        write(file, "two");
        assertThat(file).hasContent("two");
        onlyHolds(file);
    }

    @Test
    void whatALinkLeadsToIsReplacedAndTheLinkStays() throws IOException {
        Path file = Files.writeString(folder.resolve("real.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), Path.of("second.svg"));
        Path second = Files.createSymbolicLink(folder.resolve("second.svg"), Path.of("real.svg"));
        write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        Files.delete(file);
        write(link, "newer");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("newer");
        onlyHolds(file, link, second);
    }

    @Test
    void linksInACircleAreRefused() throws IOException {
        Path one = Files.createSymbolicLink(folder.resolve("one"), Path.of("two"));
        Files.createSymbolicLink(folder.resolve("two"), Path.of("one"));
        assertThatThrownBy(() -> write(one, "text")).hasMessage("its links lead in a circle");
    }

    @Test
    void whereItCannotWriteNothingIsLeftBehind() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        assertThatThrownBy(() -> write(inner, "text"))
                .isInstanceOf(IOException.class)
                .hasMessage("it is a folder");
        assertThatThrownBy(() -> write(folder.resolve("missing/tree.svg"), "text"))
                .isInstanceOf(IOException.class);
        onlyHolds(inner);
    }

    @Test
    void contentsThatFailLeaveWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("tree.svg"), "old");
        WholeFile.Contents failing = stream -> {
            stream.write("half".getBytes(StandardCharsets.UTF_8));
            throw new IOException("no more");
        };
        assertThatThrownBy(() -> WholeFile.write(file, failing, ReplaceRule.anything()))
                .hasMessage("no more");
        assertThat(file).hasContent("old");
        onlyHolds(file);
    }

    @Test
    void aPrivateFileStaysPrivate() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), "old");
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        for (String mode : new String[] {"rw-------", "rw-r-----", "rwxr-x--x"}) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            write(file, "new");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(mode);
        }
    }

    /** Others may lay links where a temporary file is expected; none of our names can be expected. */
    @Test
    void theTemporaryNameCannotBeGuessed() throws IOException {
        Path file = folder.resolve("tree.svg");
        String first;
        try (UnfinishedFile unfinished = new UnfinishedFile(file, ReplaceRule.nothing())) {
            first = onlyName();
            assertThat(unfinished.stream()).isNotNull();
        }
        onlyHolds();
        try (UnfinishedFile unfinished = new UnfinishedFile(file, ReplaceRule.nothing())) {
            assertThat(unfinished.stream()).isNotNull();
            assertThat(onlyName()).isNotEqualTo(first).matches("\\.outwit-[0-9a-f]+\\.tmp");
        }
    }

    private String onlyName() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(each -> each.getFileName().toString()).reduce("", String::concat);
        }
    }

    @Test
    void aDeviceIsWrittenToAndAFullOneFails() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        write(Path.of("/dev/null"), "text");
        assertThatThrownBy(() -> write(full, "text")).isInstanceOf(IOException.class);
        assertThat(Files.isRegularFile(full)).isFalse();
    }

    @Test
    void onlyWhatIsOursIsReplaced() throws IOException {
        Path file = folder.resolve("games.pgn");
        ReplaceRule pictures =
                ReplaceRule.only("a picture", each -> Files.readString(each).startsWith("<svg"));
        WholeFile.write(file, "1. e4 *", ReplaceRule.nothing());
        for (ReplaceRule rule : new ReplaceRule[] {ReplaceRule.nothing(), pictures}) {
            assertThatThrownBy(() -> WholeFile.write(file, "<svg/>", rule))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith(file + " is there already")
                    .hasMessageContaining("--force");
            assertThat(file).hasContent("1. e4 *");
        }
        WholeFile.write(file, "<svg/>", pictures.unless(true));
        WholeFile.write(file, "<svg></svg>", pictures);
        assertThat(file).hasContent("<svg></svg>");
        Files.writeString(file, "");
        WholeFile.write(file, "nothing was lost", ReplaceRule.nothing());
        onlyHolds(file);
    }

    @Test
    void whatSomebodyMadeInTheMeantimeStays() throws IOException {
        Path file = folder.resolve("games.pgn");
        try (UnfinishedFile unfinished = new UnfinishedFile(file, ReplaceRule.nothing())) {
            unfinished.stream().write('x');
            Files.writeString(file, "theirs");
            assertThatThrownBy(unfinished::finish).isInstanceOf(InputException.class);
        }
        assertThat(file).hasContent("theirs");
        onlyHolds(file);
    }
}

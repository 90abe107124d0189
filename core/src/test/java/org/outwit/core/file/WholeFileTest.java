package org.outwit.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

    @TempDir
    private Path folder;

    @Test
    void writesAndReplacesAndLeavesNothingElse() throws IOException {
        Path file = folder.resolve("tree.svg");
        WholeFile.write(file, "one ≤ two");
        assertThat(file).hasContent("one ≤ two");
        WholeFile.write(file, "two");
        assertThat(file).hasContent("two");
        assertThat(Files.list(folder)).containsExactly(file);
    }

    @Test
    void whatALinkLeadsToIsReplacedAndTheLinkStays() throws IOException {
        Path file = Files.writeString(folder.resolve("real.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
        WholeFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void whereItCannotWriteNothingIsLeftBehind() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        assertThatThrownBy(() -> WholeFile.write(inner, "text"))
                .isInstanceOf(IOException.class)
                .hasMessage("it is a folder");
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("missing/tree.svg"), "text"))
                .isInstanceOf(IOException.class);
        assertThat(Files.list(folder)).containsExactly(inner);
    }
}

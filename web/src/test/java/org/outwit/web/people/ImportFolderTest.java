package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.http.Refusal;

final class ImportFolderTest {

    private static final int MOST = 2 << 20;
    private static final int MOST_OF_EACH = 3 << 20;

    @TempDir
    private Path root;

    private ImportFolder folder;

    @BeforeEach
    void make() {
        folder = new ImportFolder(root.resolve("imports"), MOST, MOST_OF_EACH);
    }

    @Test
    void keepsFilesThatAreBroughtTogetherInOnePlace() throws IOException {
        String id = receive("", "WTHOR.JOU", "names");
        assertThat(receive(id, "WTH_1999.wtb", "games")).isEqualTo(id);
        List<ImportFile> files = folder.files("me", id);
        assertThat(files.stream().map(ImportFile::name)).containsExactly("WTHOR.JOU", "WTH_1999.wtb");
        assertThat(files.stream().map(ImportFile::isCompanion)).containsExactly(true, false);
        assertThat(folder.path(id, files.get(0)).getParent())
                .isEqualTo(folder.path(id, files.get(1)).getParent());
        assertThat(Files.readString(folder.path(id, files.get(1)))).isEqualTo("games");
    }

    @Test
    void aNameIsNeverAPath() throws IOException {
        for (String name : List.of("../../etc/passwd.pgn", "C:\\x\\..\\..\\passwd.pgn", "/passwd.pgn", "..")) {
            String id = receive("", name, "x");
            ImportFile file = folder.files("me", id).get(0);
            assertThat(folder.path(id, file)
                            .normalize()
                            .startsWith(root.resolve("imports").resolve(id)))
                    .isTrue();
            folder.delete(id);
        }
        assertThatThrownBy(() -> receive("", "folder/", "x")).hasMessageContaining("has no name");
        assertThat(all()).isEmpty();
    }

    @Test
    void refusesWhatIsTooLargeBeforeAndWhileItComes() throws IOException {
        assertThatThrownBy(() -> folder.receive("me", "", "film.pgn", MOST + 1L, InputStream.nullInputStream()))
                .isInstanceOf(Refusal.class)
                .hasMessage(
                        "film.pgn is too large: a file may have 2 MB. Divide it, or read it in the terminal: outwit learn.");
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        assertThatThrownBy(() -> folder.receive("me", "", "film.pgn", -1, endless))
                .hasMessageContaining("film.pgn is too large");
        assertThat(all()).isEmpty(); // nothing is left of it
    }

    @Test
    void refusesArchivesAndEmptyFiles() throws IOException {
        byte[] zip = {'P', 'K', 3, 4, 20, 0, 0, 0};
        byte[] gzip = {0x1f, (byte) 0x8b, 8, 0};
        assertThatThrownBy(() -> folder.receive("me", "", "all.pgn", 8, new ByteArrayInputStream(zip)))
                .hasMessage("all.pgn is a ZIP archive. Unpack it first, and drop the files that are in it.");
        assertThatThrownBy(() -> folder.receive("me", "", "all.pgn", 4, new ByteArrayInputStream(gzip)))
                .hasMessageContaining("packed with gzip");
        assertThatThrownBy(() -> receive("", "empty.pgn", "")).hasMessage("empty.pgn is empty.");
        assertThat(all()).isEmpty();
    }

    @Test
    void nobodyReachesTheFilesOfOthersOrBringsTooMany() {
        String id = receive("", "a.pgn", "x");
        assertThatThrownBy(() -> folder.files("other", id)).hasMessageContaining("Drop them again");
        assertThatThrownBy(() -> receive("../" + id, "b.pgn", "x")).isInstanceOf(Refusal.class);
        for (int i = 0; i < 4; i++) receive("", "a.pgn", "x");
        assertThat(folder.files("me", id)).hasSize(1);
        String last = receive("", "a.pgn", "x");
        assertThat(folder.files("me", last)).hasSize(1);
        assertThatThrownBy(() -> folder.files("me", id)).hasMessageContaining("Drop them again"); // the oldest has gone
        for (int i = 1; i < 100; i++) receive(last, "a.pgn", "x");
        assertThatThrownBy(() -> receive(last, "a.pgn", "x")).hasMessage("At most 100 files can be imported together.");
    }

    @Test
    void clearsAwayWhatNobodyNeeds() throws IOException {
        String id = receive("", "a.pgn", "x");
        String other = receive("", "b.pgn", "x");
        ImportFolder next = new ImportFolder(root.resolve("imports"), MOST, MOST_OF_EACH); // another server
        next.clear(Map.of(other, "me"));
        assertThat(Files.exists(root.resolve("imports").resolve(id))).isFalse();
        assertThat(Files.exists(root.resolve("imports").resolve(other))).isTrue();
    }

    @Test
    void aBeginThatIsRefusedLosesNothing() throws IOException {
        String id = receive("", "a.pgn", "games");
        assertThatThrownBy(() -> folder.begin("me", id, () -> {
                    throw Refusal.tooMany("You have 20 jobs waiting.");
                }))
                .hasMessage("You have 20 jobs waiting.");
        ImportFile file = folder.files("me", id).get(0);
        assertThat(Files.readString(folder.path(id, file))).isEqualTo("games");
        assertThat(folder.begin("me", id, () -> "job")).isEqualTo("job");
        assertThatThrownBy(() -> folder.begin("me", id, () -> "job")).hasMessageContaining("Drop them again");
    }

    /** Begun or not, of this server or of the one before: what lies here counts until it is deleted. */
    @Test
    void whatIsBegunTakesRoomUntilItIsDeleted() throws IOException {
        String megabytes = "x".repeat(MOST);
        String id = receive("", "a.pgn", megabytes);
        folder.begin("me", id, () -> "job");
        String full =
                "Files of more than 3 MB would wait for their import. Begin what is there, or let it be read first.";
        assertThatThrownBy(() -> receive("", "b.pgn", megabytes)).hasMessage(full);
        folder = new ImportFolder(root.resolve("imports"), MOST, MOST_OF_EACH);
        folder.clear(Map.of(id, "me"));
        assertThatThrownBy(() -> receive("", "b.pgn", megabytes)).hasMessage(full);
        assertThatThrownBy(() -> folder.files("me", id)).hasMessageContaining("Drop them again");
        assertThat(all()).hasSize(1);
        folder.delete(id);
        receive("", "b.pgn", megabytes);
    }

    /** Two that come at a time do not both slip through. */
    @Test
    void whatIsOnItsWayTakesRoomToo() {
        byte[] half = new byte[MOST];
        Arrays.fill(half, (byte) 'x');
        InputStream meanwhile = new ByteArrayInputStream(half) {
            @Override
            public synchronized int read(byte[] bytes, int from, int count) {
                assertThatThrownBy(() -> ImportFolderTest.this.receive("", "b.pgn", "x".repeat(MOST)))
                        .hasMessageContaining("more than 3 MB");
                return super.read(bytes, from, count);
            }
        };
        String id = folder.receive("me", "", "a.pgn", MOST, meanwhile);
        assertThat(folder.files("me", id)).hasSize(1);
    }

    private String receive(String with, String name, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return folder.receive("me", with, name, bytes.length, new ByteArrayInputStream(bytes));
    }

    private List<Path> all() throws IOException {
        if (!Files.exists(root.resolve("imports"))) return List.of();
        try (Stream<Path> files = Files.list(root.resolve("imports"))) {
            return files.toList();
        }
    }
}

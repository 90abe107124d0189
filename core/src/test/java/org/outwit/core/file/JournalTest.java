package org.outwit.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;

class JournalTest {

    private static final String HEADER = "work: côte d'azur";

    @TempDir
    private Path folder;

    private static Journal open(Path file) throws IOException {
        return Journal.open(file, HEADER, found -> {
            if (!found.equals(HEADER)) throw new InputException(file + " is '" + found + "'.");
        });
    }

    private Path written(String... lines) throws IOException {
        Path file = folder.resolve("work.jsonl");
        try (Journal journal = open(file)) {
            for (String line : lines) journal.append(line);
        }
        return file;
    }

    @Test
    void whatWasAppendedIsThereAgain() throws IOException {
        Path file = written("one", "zwölf");
        try (Journal journal = open(file)) {
            assertThat(journal.lines()).containsExactly("one", "zwölf");
            journal.append("three");
        }
        assertThat(file).hasContent(HEADER + "\none\nzwölf\nthree\n");
    }

    /** Wherever a kill cuts the file, also inside a character or the header, the whole lines are there and work goes on. */
    @Test
    void everyCutIsRecovered() throws IOException {
        Path file = written("one", "zwölf", "three ≤ four");
        byte[] whole = Files.readAllBytes(file);
        for (int cut = 0; cut < whole.length; cut++) {
            Files.write(file, Arrays.copyOf(whole, cut));
            List<String> lines;
            try (Journal journal = open(file)) {
                lines = journal.lines();
                journal.append("next");
            }
            assertThat(lines).isEqualTo(List.of("one", "zwölf", "three ≤ four").subList(0, lines.size()));
            List<String> expected = new ArrayList<>(lines);
            expected.add(0, HEADER);
            expected.add("next");
            assertThat(Files.readAllLines(file)).isEqualTo(expected);
        }
    }

    @Test
    void whatIsNotOursIsLeftAlone() throws IOException {
        Path file = folder.resolve("poem.txt");
        for (String text : List.of("no newline", "a line\n", "work: other\nwork", "\0\0", HEADER + " and more")) {
            Files.writeString(file, text);
            assertThatThrownBy(() -> open(file)).isInstanceOf(InputException.class);
            assertThat(Files.readString(file)).isEqualTo(text);
        }
        byte[] latin = {'c', (byte) 0xf4, 't', 'e'};
        Files.write(file, latin);
        assertThatThrownBy(() -> open(file)).isInstanceOf(InputException.class);
        assertThat(Files.readAllBytes(file)).isEqualTo(latin);
    }

    @Test
    void oneAtATime() throws IOException {
        Path file = folder.resolve("work.jsonl");
        try (Journal journal = open(file)) {
            journal.append("one");
            assertThatThrownBy(() -> open(file))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("work.jsonl is in use by another outwit");
            journal.append("two");
        }
        try (Journal journal = open(file)) {
            assertThat(journal.lines()).containsExactly("one", "two");
            journal.delete();
        }
        assertThat(file).doesNotExist();
    }

    @Test
    void aFolderAndAPipeAreRefused() throws IOException {
        assertThatThrownBy(() -> open(folder)).isInstanceOf(IOException.class).hasMessage("it is a folder");
        assertThatThrownBy(() -> open(Path.of("/dev/null")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("/dev/null is a pipe or a device");
    }

    /** Another process has the file until it is killed, and what it wrote is there. */
    @Test
    void aKilledProcessLosesItsLockButNoLine() throws IOException, InterruptedException {
        Path file = folder.resolve("work.jsonl");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("appended");
            assertThatThrownBy(() -> Journal.open(file, Appender.HEADER, found -> {}))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("in use");
        } finally {
            process.destroyForcibly().waitFor();
        }
        try (Journal journal = Journal.open(file, Appender.HEADER, found -> {})) {
            assertThat(journal.lines()).containsExactly("one", "two");
        }
    }

    /** A process that appends two lines and then waits to be killed. */
    static final class Appender {

        static final String HEADER = "appender";

        private Appender() {}

        public static void main(String[] args) throws IOException {
            Journal journal = Journal.open(Path.of(args[0]), HEADER, found -> {});
            journal.append("one");
            journal.append("two");
            System.out.println("appended");
            System.out.flush();
            while (System.in.read() >= 0) continue;
            journal.close();
        }
    }
}

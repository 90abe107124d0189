package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.work.ProgressMonitor;

/** Real processes that are killed while they build. */
class KillTest {

    private static final long SEED = 11;

    @TempDir
    private Path folder;

    /** What the other processes run: builds in a folder and says so. */
    static final class Build {

        private Build() {}

        public static void main(String[] args) throws Exception {
            GraphEndings endings = new GraphEndings(Graph.large(SEED));
            ProgressMonitor progress = new ProgressMonitor() {
                @Override
                public void progress(String activity, long done, long total) {
                    if (!activity.startsWith("table ")) return;
                    System.out.println(activity + " " + done);
                    awaitPermission();
                }

                @Override
                public boolean isStopped() {
                    return false;
                }
            };
            new Builder<>(endings, progress).build(Path.of(args[0]), endings.mostPieces());
        }

        /** Goes no step further than the killing process wants, however busy the machine is. */
        private static void awaitPermission() {
            try {
                if (System.in.read() < 0) Runtime.getRuntime().halt(1); // the process that started it is gone
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void aBuildThatIsKilledAgainAndAgainGivesTheSameTables() throws Exception {
        GraphEndings endings = new GraphEndings(Graph.large(SEED));
        Path undisturbed = folder.resolve("undisturbed");
        new Builder<>(endings, ProgressMonitor.NONE).build(undisturbed, endings.mostPieces());
        Map<String, byte[]> expected = BuilderTest.files(undisturbed);
        assertThat(expected).hasSizeGreaterThan(3);

        Path disturbed = folder.resolve("disturbed");
        for (int steps : new int[] {5, 100, 150, 40}) {
            killAfter(steps, disturbed);
            assertThat(tables(disturbed)).as("killed after " + steps + " steps").isLessThan(expected.size());
        }
        assertThat(tables(disturbed)).isPositive();
        new Builder<>(endings, ProgressMonitor.NONE).build(disturbed, endings.mostPieces());
        assertThat(BuilderTest.files(disturbed)).containsExactlyEntriesOf(expected);
    }

    private static int tables(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return (int)
                    files.filter(file -> file.toString().endsWith(".table")).count();
        }
    }

    private static void killAfter(int steps, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(
                        java,
                        "-Xshare:auto",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Build.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
                OutputStream permission = process.getOutputStream()) {
            for (int i = 1; i <= steps; i++) {
                assertThat(lines.readLine()).as("step " + i).isNotNull();
                if (i == steps) break;
                permission.write('\n');
                permission.flush();
            }
            process.toHandle().destroyForcibly(); // Process.destroyForcibly would close the streams
            process.waitFor();
        }
    }
}

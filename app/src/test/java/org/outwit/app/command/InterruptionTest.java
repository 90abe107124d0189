package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.Main;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.outwit.play.resources.SharedResources;

/** Ctrl-C, as a user presses it: the help says how the program ends, and so it does. */
class InterruptionTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "learn othello CLUB --who Anna --depth 5 --out OUT.json --progress",
                "study othello CLUB --who Anna --depth 5 --out OUT --progress",
                "train people othello CLUB --depth 7 --out OUT.people --progress",
                "train checkers --games 1000000 --out OUT.json --progress",
                "review othello CLUB --who Anna --games 20 --out OUT --progress",
                "lab run pruning-fig-13 --full --out OUT --store OUT.db --progress"
            })
    void endsAsTheHelpSays(String line) throws IOException, InterruptedException {
        String[] split = line.split(" ");
        boolean two = List.of("endgame", "train", "bridge", "lab").contains(split[0]);
        String command = two ? split[0] + " " + split[1] : split[0];
        assertThat(Shell.run((command + " --help").split(" ")).out()).contains("130 when it was interrupted");

        assumeTrue(signalsArrive(), "the process that started this shields it from Ctrl-C");
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", // it does not live long enough for the second compiler
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        for (String word : line.split(" ")) {
            words.add(word.replace("CLUB", CLUB)
                    .replace("LIST", word.equals("LIST") ? longList() : "")
                    .replace("OUT", folder.resolve("out").toString()));
        }
        Process process = SharedResources.program(words).start();
        try (BufferedReader err = process.errorReader()) {
            assertThat(err.readLine()).as("the first sign of work").isNotNull();
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(Interruption.STATUS);
            assertThat(err.lines()).noneMatch(each -> each.contains("should not have happened"));
        } finally {
            process.destroyForcibly();
        }
    }

    /** These work for two seconds before they say so. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"endgame build checkers --pieces 5 --out OUT", "bridge check LIST --progress"})
    void endsAsTheHelpSaysLaterOn(String line) throws IOException, InterruptedException {
        endsAsTheHelpSays(line);
    }

    /** Deals for minutes; each of them, without its table, for a moment. */
    private String longList() throws IOException {
        String deal = Files.readAllLines(Repository.ROOT.resolve("docs/hidden/list.txt")).stream()
                .filter(line -> line.startsWith("PBN") || line.startsWith("FUT"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return Files.writeString(folder.resolve("list.txt"), deal.repeat(3000)).toString();
    }

    /** A shell shields what it runs in the background, and Java honours that. */
    private static boolean signalsArrive() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) return false;
        String ignored = Files.readAllLines(status).stream()
                .filter(each -> each.startsWith("SigIgn:"))
                .findFirst()
                .orElseThrow();
        return (Long.parseUnsignedLong(ignored.substring(7).strip(), 16) & 2) == 0;
    }
}

package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Main;
import org.outwit.learn.network.WrittenNetwork;

/**
 * Every command of every {@code console} block prints what the document shows. The commands are {@code ./outwit}, also
 * behind {@code echo TEXT |}, {@code cat FILE}, and {@code echo $?} for the exit status of the one before. They run in
 * this process, as if from the root of the repository; files that {@code --out}, {@code --tree} and {@code --learn}
 * write go to a temporary folder and can be read by the commands after it.
 */
class TranscriptsTest {

    private static final Pattern MODEL = Pattern.compile("file:([\\w./-]+)");

    @TempDir
    private Path written;

    private int status;

    @TestFactory
    List<DynamicTest> transcripts() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path document : Repository.documents()) {
            for (Block block : Block.of(document)) {
                if (!block.language().equals("console")) continue;
                for (Transcript step : Transcript.of(block)) {
                    tests.add(DynamicTest.dynamicTest(step.place() + " $ " + step.command(), () -> check(step)));
                }
            }
        }
        return tests;
    }

    /** What a reader would have to bring: a network, here one that knows nothing, and games and a model of chess. */
    @BeforeEach
    void bring() throws IOException {
        Files.write(
                written.resolve("maia-1500.pb.gz"),
                WrittenNetwork.of(4, 1, 2, 1).file());
        Path shipped = Repository.ROOT.resolve("web/src/main/resources/org/outwit/web/people/shipped");
        Files.copy(shipped.resolve("outwit-club-2026.pgn"), written.resolve("club.pgn"));
        Files.copy(shipped.resolve("chess-ada.json"), written.resolve("ada.json"));
    }

    @Test
    void theReadmeHasATranscript() {
        assertThat(Block.of(Repository.ROOT.resolve("README.md")))
                .extracting(Block::language)
                .contains("console");
    }

    private void check(Transcript step) {
        String printed = run(step);
        if (!step.pattern().matcher(printed).matches()) {
            assertThat(printed).as(step.place()).isEqualTo(String.join("\n", step.output()));
        }
        checkPicture(step);
    }

    /** A picture that a document shows and says how to draw is the one that this command draws. */
    private void checkPicture(Transcript step) {
        List<String> words = step.words();
        int out = 1;
        while (out < words.size() && !isWritten(words, out)) out++;
        if (out >= words.size()) return;
        Path shown = Repository.ROOT.resolve("docs/pictures").resolve(words.get(out));
        if (!Files.exists(shown)) return;
        assertThat(Repository.read(shown))
                .as("docs/pictures/%s, which the command at %s draws anew", words.get(out), step.place())
                .isEqualTo(Repository.read(written.resolve(words.get(out))));
    }

    /** Whether this word names a file that the command writes; after {@code --tree} there may be a tree, too. */
    private static boolean isWritten(List<String> words, int at) {
        String before = words.get(at - 1);
        return before.equals("--out")
                || before.equals("--tree") && words.get(at).endsWith(".svg")
                || before.equals("--learn") && words.get(at).endsWith(".json");
    }

    private String run(Transcript step) {
        List<String> words = step.words();
        if (step.command().equals("echo $?")) return Integer.toString(status);
        if (words.size() == 2 && words.get(0).equals("cat")) return trimmed(Repository.read(path(words.get(1))));
        String input = "";
        if (words.size() > 3 && words.get(0).equals("echo") && words.get(2).equals("|")) {
            input = words.get(1) + "\n";
            words = words.subList(3, words.size());
        }
        if (!words.get(0).equals("./outwit")) {
            throw new IllegalStateException(step.place() + ": only ./outwit, cat and echo can be run here; use a block"
                    + " of another language for '" + step.command() + "'.");
        }
        return outwit(words.subList(1, words.size()), input);
    }

    private String outwit(List<String> words, String input) {
        String[] args = new String[words.size()];
        for (int i = 0; i < args.length; i++) {
            boolean out = i > 0 && isWritten(words, i);
            Path file = out ? written.resolve(words.get(i)) : path(words.get(i));
            args[i] = out || file != null && Files.isRegularFile(file) ? file.toString() : player(words.get(i));
        }
        StringWriter terminal = new StringWriter();
        PrintWriter writer = new PrintWriter(terminal);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            status = Main.run(writer, writer, args);
        } finally {
            System.setIn(before);
        }
        writer.flush();
        return trimmed(terminal.toString().replace(Repository.ROOT + "/", "").replace(written + "/", ""));
    }

    /** Models that a command before has written may be players, and parts of players. */
    private String player(String word) {
        return MODEL.matcher(word).replaceAll(found -> {
            Path file = path(found.group(1));
            return Matcher.quoteReplacement("file:" + (Files.isRegularFile(file) ? file.toString() : found.group(1)));
        });
    }

    /** The file that a word names, if it could name one at all. */
    private Path path(String word) {
        if (!word.matches("[\\w./-]+") || word.startsWith("-")) return null;
        Path file = written.resolve(word);
        return Files.isRegularFile(file) ? file : Repository.ROOT.resolve(word);
    }

    private static String trimmed(String text) {
        return text.lines().collect(Collectors.joining("\n"));
    }
}

package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TreeDrawTest {

    private static final String TEXTBOOK = "((3 12 8) (2 4 6) (14 5 2))";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int draw(String... arguments) {
        CommandLine command = new CommandLine(new TreeDraw());
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(err));
        return command.execute(arguments);
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("questions.jsonl"), text);
    }

    @Test
    void drawsATextBareOrSearched() {
        assertThat(draw("--tree", TEXTBOOK)).isZero();
        assertThat(out.toString())
                .startsWith("<svg ")
                .contains("13 nodes", "9 leaves", "2 plies")
                .doesNotContain(" visited\"");
        assertThat(draw("--tree", TEXTBOOK, "--algorithm", "alpha-beta")).isZero();
        assertThat(out.toString()).contains("value 3", "7 of 9 leaves evaluated", "node leaf unvisited");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void thePictureOfTheDocumentsIsWhatIsDrawn() throws IOException {
        assertThat(draw("--tree", TEXTBOOK, "--algorithm", "alpha-beta")).isZero();
        assertThat(Path.of("../docs/pictures/alpha-beta.svg")).hasContent(out.toString());
    }

    @Test
    void boundsOfSumsAreReadOrRefused() {
        String tree = "(([4,-3] [6,-6]) ([1,0] [9,-8]))";
        String[] model = {"--tree", tree, "--algorithm", "alpha-beta*", "--player", "(f1,f0)", "--bounds", "-1..1"};
        assertThat(draw(model)).isZero();
        assertThat(out.toString()).contains("sums in [−1, 1]", "f0: 0 ≥ β −3");
        assertThat(draw("--tree", tree, "--algorithm", "alpha-beta*", "--player", "(f1,f0)", "--bounds", "2..1"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("--bounds: Expected bounds such as 2,1 or -1..3, found '2..1', which leaves nothing");
        assertThat(draw("--tree", tree, "--algorithm", "alpha-beta*", "--player", "(f1,f0)", "--bounds", "-1"))
                .isEqualTo(2);
        assertThat(draw("--tree", tree, "--algorithm", "alpha-beta*", "--player", "(f1,f0)", "--bounds", "x"))
                .isEqualTo(2);
    }

    @Test
    void answersTheQuestionOfAFile() throws IOException {
        Path file = file(
                "{\"name\": \"a & b\", \"tree\": {\"children\": [{\"values\": {\"f\": 3}}, {\"values\": {\"f\": -4}}]},"
                        + " \"solve\": {\"algorithm\": \"minimax\", \"player\": \"f\"}}\n");
        assertThat(draw(file.toString())).isZero();
        assertThat(out.toString())
                .contains("<title>a &amp; b</title>", "minimax for f", "value 3", "2 of 2 leaves evaluated");
    }

    @Test
    void theCommandLineGoesBeforeTheFile() throws IOException {
        Path file = file(
                "{\"tree\": {\"children\": [{\"values\": {\"f\": 3, \"g\": 1}}, {\"values\": {\"f\": 2, \"g\": 5}}]},"
                        + " \"solve\": {\"algorithm\": \"minimax\", \"player\": \"f\"}}\n");
        assertThat(draw(file.toString(), "--player", "g", "--algorithm", "pvs")).isZero();
        assertThat(out.toString()).contains("<title>questions</title>", "pvs for g", "value 5");
    }

    @Test
    void theDepthOfTheQuestionIsDrawnUnlessAnotherIsAskedFor() throws IOException {
        String leaf = "{\"values\": {\"f\": 1}}";
        String inner = "{\"values\": {\"f\": 2}, \"children\": [" + leaf + "]}";
        Path file = file(
                "{\"tree\": {\"children\": [" + inner + "]}, \"solve\": {\"algorithm\": \"minimax\", \"depth\": 1}}");
        assertThat(draw(file.toString())).isZero();
        assertThat(out.toString()).contains("data-node=\"1\"").doesNotContain("data-node=\"2\"");
        assertThat(draw(file.toString(), "--depth", "2")).isZero();
        assertThat(out.toString()).contains("data-node=\"2\"");
    }

    @Test
    void writesAFileWholeOrNotAtAll() throws IOException {
        Path picture = folder.resolve("tree.svg");
        assertThat(draw("--tree", TEXTBOOK, "--algorithm", "alpha-beta", "--out", picture.toString()))
                .isZero();
        assertThat(picture).content().startsWith("<svg ").endsWith("</svg>\n").contains("≤2");
        assertThat(draw("--tree", TEXTBOOK, "--out", picture.toString())).isZero();
        Path notes = Files.writeString(folder.resolve("notes.svg"), "notes");
        assertThat(draw("--tree", TEXTBOOK, "--out", notes.toString())).isEqualTo(2);
        assertThat(notes).hasContent("notes");
        assertThat(draw("--tree", TEXTBOOK, "--out", notes.toString(), "--force"))
                .isZero();
        String before = Files.readString(picture);
        assertThat(draw("--tree", "(1 (2", "--out", picture.toString())).isEqualTo(2);
        assertThat(picture).hasContent(before);
        assertThat(draw(
                        "--tree",
                        "1",
                        "--out",
                        folder.resolve("missing/tree.svg").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("tree.svg: cannot be written: there is no such folder.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void badUsageIsTwo() {
        assertThat(draw()).isEqualTo(2);
        assertThat(err.toString()).contains("Say what to draw: FILE (- is standard input), or --tree TEXT.");
        assertThat(draw("a.json", "--tree", "1")).isEqualTo(2);
        assertThat(draw("--tree", "1", "--case", "1")).isEqualTo(2);
        assertThat(draw("--tree", "1", "--depth", "-1")).isEqualTo(2);
        assertThat(err.toString()).contains("--depth: the depth (-1) must not be negative.");
        assertThat(draw("--tree", "1", "--algorithm", "magic")).isEqualTo(2);
        assertThat(err.toString()).contains("--algorithm: unknown algorithm 'magic'");
        assertThat(draw("--tree", "(1")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--tree: At character 3 of the tree: expected a node or ')', found the end.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadIsTwo() {
        assertThat(draw(folder.resolve("none.json").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("none.json: cannot be read: there is no such file.");
    }

    @Test
    void aQuestionThatCannotBeAnsweredIsOne() throws IOException {
        Path file = file("{\"tree\": {\"children\": [{}]}, \"solve\": {\"algorithm\": \"minimax\"}}\n");
        assertThat(draw(file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("questions.jsonl:1: ").contains("has no value of f");
        assertThat(draw(file.toString(), "--bare"))
                .as("but the tree can be drawn")
                .isZero();
        assertThat(out.toString()).startsWith("<svg ");
        assertThat(draw(file.toString(), "--case", "b")).isEqualTo(1);
        assertThat(err.toString()).contains("questions.jsonl: no question is called 'b'");
    }

    @Test
    void aTreeTooLargeIsRefusedBeforeItIsSearched() {
        String wide = "(" + "1 ".repeat(6000) + ")";
        assertThat(draw("--tree", "(" + wide + ")", "--algorithm", "minimax")).isEqualTo(1);
        assertThat(err.toString())
                .contains("--tree: the picture would have 6002 nodes")
                .contains("--depth 1 fits");
        assertThat(draw("--tree", "(" + wide + ")", "--algorithm", "minimax", "--depth", "1"))
                .isZero();
    }

    @Test
    void windowsWithoutASearchAreNotShownButSpokenOf() {
        assertThat(draw("--tree", "(1 2)", "--windows")).isZero();
        assertThat(err.toString())
                .contains("Nothing is searched, so there are no windows and visits to show; add --algorithm.");
        assertThat(out.toString()).startsWith("<svg ");
    }
}
